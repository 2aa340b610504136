import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

// Nothing is told of what passed: to find a name for each element of it takes longer than to look at it.
const EVERYTHING: RunOptions = { resultTypes: ['violations'] };
/** The rules that ask for a colour. All others find the same by night and by day. */
const COLOURS: RunOptions = { ...EVERYTHING, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const SIZES = { de: { width: 1280, height: 860 }, en: { width: 390, height: 844 } };
type Language = keyof typeof SIZES;
type Scheme = 'dark' | 'light';

/** Read in the page: colours and places stand still. What changes its colour does so with the next frame at the earliest. */
const STILL = `new Promise((done) => {
  const look = () => (document.getAnimations().some(({ playState }) => playState === 'running') ? requestAnimationFrame(look) : done());
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/** Read in the page. */
const findings = (options: RunOptions) => `axe.run(document, ${JSON.stringify(options)})`;
/** What lies over the page. */
const LAYER = '[role="menu"], [role="dialog"], dialog[open]';
/** So many places are told of each finding. */
const PLACES = 3;

const places = ({ id, nodes }: Result): string[] => [
  ...nodes.slice(0, PLACES).map(({ target, any }) => [`${id}: ${target.join(' ')}`, ...any.map(({ message }) => message)].join(', ')),
  ...(nodes.length > PLACES ? [`${id}: in ${nodes.length - PLACES} more places`] : []),
];

/** Serious findings of axe on the page as it is now. */
export async function seriousFindings(page: Page, options = EVERYTHING): Promise<string[]> {
  // Once for each page that is opened: the browser needs longer to read axe than to run it.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  await page.evaluate(STILL);
  const results = await page.evaluate<AxeResults>(findings(options));
  return results.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(places);
}

/** Collects what axe finds on many screens, so that one run tells of all. */
export class Inspection {
  #found: string[] = [];
  #scheme: Scheme = 'dark';
  /** What the page spoke when it was first looked at. */
  #home: Language | undefined;

  constructor(readonly page: Page) {}

  /** Opens a page and waits until the part that matters is there. */
  async open(path: string, sight = 'main h1'): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' });
    await this.page.locator(sight).first().waitFor();
  }

  /** Opens a page, and looks at it. */
  async visit(screen: string, path: string, sight?: string): Promise<void> {
    await this.open(path, sight);
    await this.look(screen);
  }

  /**
   * Looks at what is open now without opening it again: in German on a desktop and in English on a phone, each by night and by day.
   * Leaves it in the language that it was in.
   */
  async look(screen: string): Promise<void> {
    this.#home ??= (await this.page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'de';
    const away = this.#home === 'de' ? 'en' : 'de';
    await this.#check(screen, this.#home);
    if (!(await this.#speak(away))) await this.page.reload();
    await this.#check(screen, away);
    // Not waited for: most screens are left by opening another page.
    await this.#speak(this.#home);
  }

  /** Opens a dialog or a menu by a button, looks at it, and closes it. */
  async lookInto(screen: string, name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
    await this.page.locator(LAYER).first().waitFor();
    await this.look(screen);
    await this.close();
  }

  /** Closes the dialog or menu that is open. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator(LAYER).first().waitFor({ state: 'detached' });
  }

  /** Looks at the result of the match that is open, and at its replay on the board and in words. Leaves the replay open. */
  async lookBack(match: string): Promise<void> {
    await this.look(`${match}, the result`);
    await this.open(`${new URL(this.page.url()).pathname}/replay?v=40`, '[role="option"]');
    await this.look(`${match}, the replay`);
    await this.page.keyboard.press('b');
    await this.look(`${match}, the replay as text`);
  }

  /** What was found since the last report. */
  report(): readonly string[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  async #check(screen: string, language: Language): Promise<void> {
    await this.page.setViewportSize(SIZES[language]);
    for (const options of [EVERYTHING, COLOURS]) {
      if (options === COLOURS) this.#scheme = this.#scheme === 'dark' ? 'light' : 'dark';
      await this.page.emulateMedia({ colorScheme: this.#scheme });
      await this.page.locator(`html[lang="${language}"][data-mantine-color-scheme="${this.#scheme}"]`).waitFor({ state: 'attached' });
      await this.page.locator('main').first().waitFor();
      // With the language the title is taken away, and told anew.
      await this.page.waitForFunction('document.title !== ""');
      for (const finding of await seriousFindings(this.page, options))
        this.#found.push(`${screen}, ${language}, ${this.#scheme}: ${finding}`);
    }
  }

  /** By the switch in the header, whatever lies over it. Pages without a header speak it when they are opened again: then false. */
  async #speak(language: Language): Promise<boolean> {
    const { origin } = new URL(this.page.url());
    await this.page.context().addCookies([{ name: 'tj_locale', value: language, url: origin }]);
    return this.page.evaluate(`(() => {
      const change = document.querySelector('header button[lang="${language}"]');
      change?.click();
      return change !== null;
    })()`);
  }
}
