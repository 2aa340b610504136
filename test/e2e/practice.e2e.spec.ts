import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type House, openHouse } from './house.js';
import { enterAs, told } from './player.js';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.guest({ width: 390, height: 844 });
});
afterAll(() => house?.close());

/** What may be pressed, and how far the script is, read in the page; null: not yet this seat's turn, or the last step still stands. */
const OPEN = `(before) => {
  const step = document.querySelector('[data-testid="practice-step"]')?.textContent ?? '';
  const moves = [...document.querySelectorAll('[data-move-index]:not([disabled])')].map((button) => button.dataset.moveIndex);
  const said = [...document.querySelectorAll('[data-testid="practice"] [role="status"] p')].map((word) => word.textContent);
  const over = document.querySelector('[data-testid="result"]') !== null;
  return over || (step !== before && moves.length > 0) ? { step, moves, said, over } : null;
}`;
interface Open {
  readonly step: string;
  readonly moves: readonly string[];
  readonly said: readonly string[];
  readonly over: boolean;
}

const nextStep = async (before: string): Promise<Open> => {
  const found = await page.waitForFunction<Open | null, void>(`(${OPEN})(${JSON.stringify(before)})`, undefined, { polling: 30 });
  const open = await found.jsonValue();
  if (!open) throw new Error('nothing to press');
  return open;
};

/** Begins a practice round from the front page by the keyboard. */
async function begin(slug: string): Promise<void> {
  await enterAs(page, 'Ben', `/?spiel=${slug}`);
  await page.getByTestId('uebungsrunde').press('Enter');
  await page.waitForURL(/\/partie\/mat_/);
}

/** Plays on by number keys, as far as the script leads or until `until`. Answers what was met, oldest first. */
async function follow(until = ''): Promise<Open[]> {
  const met: Open[] = [];
  for (let step = ''; ; ) {
    const open = await nextStep(step);
    met.push(open);
    if (open.over || open.step === '' || open.step === until) return met;
    await page.keyboard.press(open.moves[0] ?? '');
    step = open.step;
  }
}

describe('the practice round of Kiezkönig, by number keys', () => {
  const happened = async () => (await told(page)).join('\n');

  it('leads to the eighth decision, one thing to press at a time', async () => {
    await begin('kiezkoenig');
    const met = await follow('Schritt 8 von 15');
    expect(met.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((step) => `Schritt ${step} von 15`));
    expect(met.map(({ moves }) => moves)).toEqual(met.map(() => ['1']));
    expect(met[0]?.said).toEqual([expect.stringContaining('Willkommen auf dem Kiez')]);
    expect(await happened()).toMatch(/kauft|baut/);
  });

  it('still says after a reload what the others did, and what is to be done', async () => {
    await page.reload();
    const { step, said } = await nextStep('');
    expect(step).toBe('Schritt 8 von 15');
    expect(said).toEqual([expect.stringContaining('135 Taler für dich'), expect.stringContaining('Fünf Felder weiter')]);
  });

  it('goes on to its end: bought, upgraded, taken over and paid', async () => {
    const met = await follow();
    const last = met.at(-1);
    expect(met.map(({ step }) => step).slice(0, -1)).toEqual([8, 9, 10, 11, 12, 13, 14, 15].map((step) => `Schritt ${step} von 15`));
    expect(last?.said).toEqual([expect.stringContaining('Das war die Übung')]);
    expect(last?.moves.length).toBeGreaterThan(1);
    const log = await happened();
    expect(log).toMatch(/Ben kauft/);
    expect(log).toMatch(/Ben baut .* aus/);
    expect(log).toMatch(/Ben übernimmt/);
    expect(log).toMatch(/Ben zahlt .* Deckel/);
  });

  it('then falls silent, once something was decided freely', async () => {
    await page.keyboard.press('1');
    await page.getByTestId('practice').waitFor({ state: 'detached' });
  });
});

describe('the practice round of Kronenduell', () => {
  it('is won by following it, and offers to begin once more', async () => {
    await begin('kronenduell');
    const met = await follow();
    expect(met).toHaveLength(7);
    expect(met.at(-1)?.over).toBe(true);
    const match = page.url();
    await page.getByRole('button', { name: 'Nochmal üben' }).press('Enter');
    await page.waitForURL((url) => url.href !== match && url.pathname.startsWith('/partie/mat_'));
    await page.getByTestId('result').waitFor({ state: 'detached' });
    expect((await nextStep('')).step).toBe('Schritt 1 von 6');
  });

  it('can be left at any step, and goes on freely with the whole hand', async () => {
    await page.getByRole('button', { name: 'Überspringen' }).press('Enter');
    const { said, moves } = await nextStep('Schritt 1 von 6');
    expect(said).toEqual([expect.stringContaining('Das war die Übung')]);
    expect(moves).toHaveLength(8);
  });
});
