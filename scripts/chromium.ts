import { ensureProgram, type Program } from './debian-program.ts';

const chromium: Program = {
  names: ['chromium', 'chromium-browser', 'google-chrome'],
  variable: 'CHROMIUM_PATH',
  debianPackage: 'chromium',
};

/** The path of a real Chromium, installed where that is possible; throws MissingProgramError. */
export function ensureChromium(): string {
  return ensureProgram(chromium);
}
