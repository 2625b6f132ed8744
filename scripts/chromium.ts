import { ensureProgram, MissingProgramError, type Program } from './debian-program.ts';

const chromium: Program = {
  names: ['chromium', 'chromium-browser', 'google-chrome'],
  variable: 'CHROMIUM_PATH',
  debianPackage: 'chromium',
};

const windowless: Program = {
  names: ['chromium-headless-shell'],
  variable: 'CHROMIUM_HEADLESS_PATH',
  debianPackage: 'chromium-headless-shell',
};

/** The path of a real Chromium, installed where that is possible; throws MissingProgramError. */
export function ensureChromium(): string {
  return ensureProgram(chromium);
}

/**
 * The path of a Chromium that has no windows, which draws the same pages with less work. One with
 * windows does the same: it stands in where the other is not, and where somebody names it.
 */
export function ensureWindowlessChromium(): string {
  const { [windowless.variable]: ours, [chromium.variable]: whole } = process.env;
  if (whole && !ours) return ensureChromium();
  try {
    return ensureProgram(windowless);
  } catch (error) {
    if (ours || !(error instanceof MissingProgramError)) throw error;
    return ensureChromium();
  }
}
