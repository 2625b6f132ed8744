import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../root.ts';

const ui = join(root, 'client', 'src', 'ui');
const latinFile = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** What the pages use of the font: pairs, figures of one width, and what puts letters together. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'calt', 'rlig'];

/** The style sheet of the fonts says which letters each file has; from there on both are one. */
export const facesOf = (css: string): { readonly file: string; readonly letters: string[] }[] =>
  [...css.matchAll(/src: url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g)].map(
    ([, file = '', ranges = '']) => ({ file, letters: lettersIn(ranges) }),
  );

const lettersIn = (ranges: string): string[] =>
  [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
    })
    .map((point) => String.fromCodePoint(point));

export const fontsCss = (): string => readFileSync(join(ui, 'fonts.css'), 'utf8');

/** The files that are cut from the package's own: where each belongs, and its bytes. */
export const cutFonts = async (): Promise<{ readonly path: string; readonly bytes: Buffer }[]> => {
  const latin = readFileSync(join(root, latinFile));
  const own = facesOf(fontsCss()).filter(({ file }) => file.startsWith('./'));
  return Promise.all(
    own.map(async ({ file, letters }) => ({
      path: join(ui, file),
      bytes: await subsetFont(latin, letters.join(''), {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        variationAxes: { wght: { min: 400, max: 740, default: 400 } },
      }),
    })),
  );
};
