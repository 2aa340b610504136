/** The office's door. */
export const doorPath = '/buero/anmelden';
/** Where the office begins. */
export const officePath = '/buero/partien';

const ownPath = /^\/buero(?:[/?#]|$)/;

/** The address of the door for somebody who wanted to go to `wanted` (path and query). */
export function doorFor(wanted: string): string {
  return wanted === officePath || !ownPath.test(wanted) ? doorPath : `${doorPath}?nach=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in. Only paths inside of the office count, or a forged link could lead out of the house. */
export function wayBack(wanted: string | null): string {
  if (!wanted || !ownPath.test(wanted) || wanted.includes('\\') || wanted.startsWith(doorPath)) return officePath;
  return wanted;
}
