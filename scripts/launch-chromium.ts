import { type Browser, chromium } from 'playwright-core';
import { ensureChromium } from './chromium.ts';

/** Without a window, as any user, and without a word to anybody outside. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium for tests, pictures and measurements. */
export const launchChromium = (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...flags, ...moreFlags] });
