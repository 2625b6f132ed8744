import latinExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import core from '../fonts/geist-core.woff2?url';
import latin from '../fonts/geist-latin.woff2?url';
import { cloudWeight } from './cloud-word.ts';

/** The files of `fonts.css` that words are most often written with: a worker reads no style sheet. */
const files = [
  [
    core,
    'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  ],
  [latin, 'U+A1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+20AC'],
  [latinExt, 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF'],
] as const;

/** The fonts of a page or a worker; some browsers have none in a worker. */
const fontsHere = (globalThis as unknown as { readonly fonts?: FontFaceSet }).fonts;

const declare = (fonts: FontFaceSet): void => {
  for (const [url, unicodeRange] of files) {
    fonts.add(new FontFace('Geist Variable', `url(${url})`, { weight: '100 900', unicodeRange }));
  }
};

let isDeclared = false;

/** Resolves when the letters of a text can be measured in a worker; in another font where they do not come. */
export const fontsFor = async (text: string): Promise<void> => {
  if (fontsHere === undefined) return;
  if (!isDeclared) declare(fontsHere);
  isDeclared = true;
  await fontsHere.load(`${cloudWeight} 40px 'Geist Variable'`, text).catch(() => []);
};
