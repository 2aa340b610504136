/** Puts one value into the page's address without going anywhere, and leaves the others as they are; null takes it out. */
export function putInAddress(name: string, value: string | null): void {
  const query = new URLSearchParams(window.location.search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  window.history.replaceState(null, '', text === '' ? window.location.pathname : `?${text}`);
}
