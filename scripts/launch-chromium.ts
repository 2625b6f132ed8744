import { type Browser, chromium } from 'playwright-core';
import { ensureChromium, ensureWindowlessChromium } from './chromium.ts';

/**
 * Chromium loads two pages of its own for every window, beneath the field for addresses, which nobody
 * sees here: more than a small page and its context cost.
 */
const unseenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off: only the last list counts, so ours says it again. */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

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
  `--disable-features=${[...ofPlaywright, ...unseenPages].join(',')}`,
];

const launch = (executablePath: string, args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...args] });

/** A real Chromium for pictures, measurements, and tests that need its windows. */
export const launchChromium = (moreFlags: readonly string[] = []): Promise<Browser> =>
  launch(ensureChromium(), [...flags, ...moreFlags]);

/** The same without windows, where there is one: for tests. */
export const launchWindowlessChromium = (): Promise<Browser> =>
  launch(ensureWindowlessChromium(), flags);
