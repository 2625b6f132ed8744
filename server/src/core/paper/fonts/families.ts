import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type Weight = 400 | 600;
export type Slope = 'normal' | 'italic';

/** A package of fonts. Each of its files holds a part of the letters, so only those parts are read that a text needs. */
export interface Family {
  readonly name: string;
  readonly folder: string;
  /** Whether one file holds all weights; those packages come as WOFF2 alone. */
  readonly isVariable: boolean;
  readonly hasItalic: boolean;
  /** By the name of a part. */
  readonly parts: () => ReadonlyMap<string, readonly Range[]>;
}
type Range = readonly [from: number, to: number];

const require = createRequire(import.meta.url);

const rangesOf = (list: string): Range[] =>
  list.split(',').map((each) => {
    const [from = '', to = from] = each.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });

const readParts = (folder: string): ReadonlyMap<string, readonly Range[]> => {
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  // The parts of the fonts of East Asia are numbered, and written as [4].
  return new Map(
    Object.entries(listed).map(([part, list]) => [part.replaceAll(/[[\]]/g, ''), rangesOf(list)]),
  );
};

/** Of a package by the place of its description, which is written out so that it is known what is used. */
const family = (described: string, { isVariable = false, hasItalic = false } = {}): Family => {
  const folder = dirname(described);
  let parts: ReadonlyMap<string, readonly Range[]> | undefined;
  return {
    name: basename(folder),
    folder,
    isVariable,
    hasItalic,
    parts: () => (parts ??= readParts(folder)),
  };
};

const others = [
  family(require.resolve('@fontsource/noto-sans/package.json'), { hasItalic: true }),
  family(require.resolve('@fontsource/noto-sans-hebrew/package.json')),
  family(require.resolve('@fontsource/noto-sans-arabic/package.json')),
  family(require.resolve('@fontsource/noto-sans-thai/package.json')),
];
const chinese = family(require.resolve('@fontsource-variable/noto-sans-sc/package.json'), {
  isVariable: true,
});
const japanese = family(require.resolve('@fontsource-variable/noto-sans-jp/package.json'), {
  isVariable: true,
});
const korean = family(require.resolve('@fontsource-variable/noto-sans-kr/package.json'), {
  isVariable: true,
});

export type Face = 'sans' | 'serif';
const own = {
  sans: family(require.resolve('@fontsource/geist/package.json'), { hasItalic: true }),
  serif: family(require.resolve('@fontsource/source-serif-4/package.json'), { hasItalic: true }),
} as const;

/** Whose Han letters come first; Japan and China draw many of them in another way. */
export type East = 'chinese' | 'japanese' | 'korean';
const orderOf = {
  chinese: [chinese, japanese, korean],
  japanese: [japanese, chinese, korean],
  korean: [korean, japanese, chinese],
} as const;

export const eastOf = (text: string): East => {
  if (/[\u3040-\u30ff]/u.test(text)) return 'japanese';
  return /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/u.test(text) ? 'korean' : 'chinese';
};

/** In the order in which they are asked for a letter. */
export const familiesFor = (face: Face, east: East): readonly Family[] => [
  own[face],
  ...others,
  ...orderOf[east],
];
