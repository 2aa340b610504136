import type { Locator, Page } from 'playwright-core';

/** So many stops has no page. */
const TOO_FAR = 120;

/** Walks there by Tab alone. Throws if Tab does not lead there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let stops = 0; stops < TOO_FAR; stops++) {
    if (await element?.evaluate((node) => node.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Walks to a button or link and presses it. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses one of a group by its value: Tab to what is chosen, and on by arrow. */
async function chooseByKey(page: Page, value: string): Promise<void> {
  const wanted = page.locator(`input[type="radio"][value="${value}"]`).first();
  const group = page.locator(`input[type="radio"][name="${await wanted.getAttribute('name')}"]`);
  await tabTo(page, group.and(page.locator(':checked')));
  for (let left = await group.count(); left > 0 && !(await wanted.isChecked()); left--) await page.keyboard.press('ArrowRight');
  if (!(await wanted.isChecked())) throw new Error(`the arrow does not lead to ${value}`);
}

/** At the front door: the game, and who you are, unless the house remembers. */
async function comeInByKey(page: Page, game: string, name: string): Promise<void> {
  await page.goto('/');
  // The page listens to keys as soon as it has told which tables are open.
  await page.locator('[data-testid="ersten-tisch"], [data-testid="offener-tisch"]').first().waitFor();
  await chooseByKey(page, game);
  const field = page.getByLabel(/^(Dein Name|Your name)$/).first();
  if ((await field.inputValue()) === name) return;
  await tabTo(page, field);
  await page.keyboard.type(name);
}

/** Sits down with homies of a strength. */
export async function playHomiesByKey(page: Page, game: string, name: string, level = 'NORMAL'): Promise<void> {
  await comeInByKey(page, game, name);
  await chooseByKey(page, level);
  await pressByKey(page, page.getByTestId('gegen-homies'));
  await page.waitForURL(/\/partie\/mat_/);
}

/** Opens a room with so many chairs, seats a homie at Leicht on each of the others, and begins. */
export async function playInRoomByKey(page: Page, game: string, name: string, seats: number): Promise<void> {
  await comeInByKey(page, game, name);
  await chooseByKey(page, String(seats));
  await pressByKey(page, page.getByTestId('raum-aufmachen'));
  await page.waitForURL(/\/tisch\//);
  for (let seat = 1; seat < seats; seat++) {
    await pressByKey(page, page.locator(`[data-seat="${seat}"] button`));
    await page.locator('[role="menuitem"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator(`[data-seat="${seat}"][data-free="false"]`).waitFor();
  }
  await pressByKey(page, page.getByTestId('los'));
  await page.waitForURL(/\/partie\/mat_/);
}

/** Read in the page: null, as long as nothing can be decided. A die that is kept or not is pressed and changes nothing yet: it is no move. */
const OVER_OR_KEY = `
  document.querySelector('[data-testid="result"]') ? { key: null } :
  [...document.querySelectorAll('[data-move-index]:not([disabled]):not([aria-pressed])')].map((move) => ({ key: move.dataset.moveIndex }))[0] ?? null`;

/**
 * The number of the first answer, once it is this seat's turn; null: the match is over. Asks the document alone: to wait until
 * something can be seen makes the browser lay out the page again and again, and a match may have two hundred turns.
 */
async function nextKey(page: Page): Promise<string | null> {
  const found = await page.waitForFunction<{ key: string | null } | null, void>(OVER_OR_KEY, undefined, { polling: 30, timeout: 60_000 });
  return (await found.jsonValue())?.key ?? null;
}

/** Waits until this seat may decide or the match is over; answers which. */
export const turnOrEnd = async (page: Page): Promise<'turn' | 'end'> => ((await nextKey(page)) === null ? 'end' : 'turn');

/** A way to give the answer with this number. */
export type ByKey = (page: Page, key: string) => Promise<void>;

/** By its number. */
export const byNumber: ByKey = (page, key) => page.keyboard.press(key);

/** Tab to it, and Enter. */
export const byTab: ByKey = (page, key) => pressByKey(page, page.locator(`[data-move-index="${key}"]`).first());

/** By arrow to the next card that may be played, and Enter: the hand keeps the focus from one card to the next. */
export const byArrow: ByKey = async (page) => {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
};

/** Plays by the keyboard alone until the match is over, the ways taking turns. Answers how often it decided. */
export async function playByKeys(page: Page, ...ways: readonly [ByKey, ...ByKey[]]): Promise<number> {
  for (let decided = 0; decided < 400; decided++) {
    const key = await nextKey(page);
    if (key === null) return decided;
    await (ways[decided % ways.length] ?? byNumber)(page, key);
  }
  throw new Error('the match did not end');
}
