import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '@sets/shared/account/account.contract.ts';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../launch-chromium.ts';

export const sizes = {
  /** The narrowest phone that is still about. */
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  /** A small phone on its side. */
  side: { width: 568, height: 320 },
  laptop: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
} as const;
export type Size = keyof typeof sizes;
/** What a phone shows once it is in the room, whatever is on. */
export const phoneInRoom = 'main:not(.phone-note):not(.phone-join):not([aria-busy="true"])';
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** A picture among what a page gets; it is what the server gives of each that it keeps. */
export class Picture {
  readonly body: Buffer;
  constructor(body: Buffer) {
    this.body = body;
  }
}

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly sizes: readonly Size[];
  /** What must be there before it is taken. */
  readonly until: string;
  readonly as?: Session | undefined;
  /** In a browser of its own, which it may leave in any state. */
  readonly alone?: boolean;
  /** For somebody who wants to see movement; other pictures stand still. */
  readonly moves?: boolean;
  /** All of the page, not only what a window shows of it. */
  readonly isWhole?: boolean;
  readonly before?: (page: Page) => Promise<void>;
  /** What the page gets in place of what the server would answer, by path. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Photographs pages of the product, light and dark. */
export class Camera {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #out: string;
  readonly #only: string;
  readonly #pages = new Map<string, Page>();
  #name = '';
  #taken = 0;

  /** `only`: take just the pictures whose name holds this. */
  static async open(url: string, out: string, only: string): Promise<Camera> {
    mkdirSync(out, { recursive: true });
    return new Camera(await launchChromium(), url, out, only);
  }

  private constructor(browser: Browser, url: string, out: string, only: string) {
    this.#browser = browser;
    this.#url = url;
    this.#out = out;
    this.#only = only;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Whether pictures with names that begin so are wanted: what they show may be long in the making. */
  wants(start: string): boolean {
    return this.#only.includes(start) || start.includes(this.#only);
  }

  async take(shot: Shot): Promise<void> {
    if (!shot.name.includes(this.#only)) return;
    for (const size of shot.sizes) {
      await Promise.all(themes.map((theme) => this.#takeOne(shot, size, theme)));
    }
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #takeOne(shot: Shot, size: Size, theme: Theme): Promise<void> {
    const page = await this.#pageOf(size, theme, shot);
    this.#name = shot.name;
    const file = join(this.#out, `${shot.name}-${size}-${theme}`);
    await page.unrouteAll();
    for (const [path, given] of Object.entries(shot.answers ?? {})) {
      const answer =
        given instanceof Picture
          ? { body: given.body, contentType: 'image/webp' }
          : { json: given };
      await page.route(`${this.#url}${path}`, (route) => route.fulfill(answer));
    }
    await page.goto(`${this.#url}${shot.path}`);
    try {
      await page.locator(shot.until).first().waitFor();
    } catch (error) {
      await page.screenshot({ path: `${file}-instead.png` });
      throw new Error(`${shot.name} did not come; see ${file}-instead.png`, { cause: error });
    }
    await shot.before?.(page);
    await page.evaluate(() => document.fonts.ready);
    // What stays at the top stays in the middle of a whole page that was scrolled.
    if (shot.isWhole === true) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: `${file}.png`, fullPage: shot.isWhole === true });
    this.#taken += 1;
    await this.#measure(page);
    if (shot.alone === true) await page.context().close();
  }

  /** A page that can be pushed sideways is a fault that no picture shows. */
  async #measure(page: Page): Promise<void> {
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) console.error(`${this.#name}: ${beyond} px wider than the screen`);
  }

  /** One page for each size, theme and person: a phone stays the same participant. */
  async #pageOf(size: Size, theme: Theme, shot: Shot): Promise<Page> {
    const { as, alone = false, moves = false } = shot;
    const who = as?.userid ?? 'visitor';
    const name = [size, theme, who, moves, alone ? shot.name : ''].join(' ');
    const known = this.#pages.get(name);
    if (known !== undefined) return known;
    const context = await this.#browser.newContext({
      viewport: sizes[size],
      colorScheme: theme,
      reducedMotion: moves ? 'no-preference' : 'reduce',
    });
    if (as !== undefined) {
      const { registeredPhone: personalDivision, ...account } = as;
      const auth = { ...account, personalDivision, loading: false };
      const root = JSON.stringify({ state: { auth }, version: 0 });
      await context.addInitScript((kept) => {
        localStorage.setItem('root', kept);
        // What is new is a picture of its own, not over all others.
        localStorage.setItem('updateDismissedV4', 'true');
      }, root);
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${this.#name}: ${error.message}`));
    page.on('console', (line) => {
      if (line.type() === 'error')
        console.error(`${this.#name}: ${line.text()} ${line.location().url}`);
    });
    this.#pages.set(name, page);
    return page;
  }
}
