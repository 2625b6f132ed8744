import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Tokens = Record<string, Record<Theme, string>>;

const hex = '#[\\da-f]{6}';
const line = new RegExp(`--([\\w-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, 'g');

/** The colours that a style sheet gives to tokens. */
const tokensOf = (path: string): Tokens =>
  Object.fromEntries(
    [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(line)].map(
      ([, name, light, dark, both]) => [
        name,
        { light: light ?? both ?? '', dark: dark ?? both ?? '' },
      ],
    ),
  );

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const page = tokensOf('theme.css');
const projector = { ...page, ...tokensOf('../features/stage/screen/screen.css') };

const pairs = [
  ['ink', 'paper'],
  ['ink', 'sunken'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'raised'],
  ['ink-soft', 'sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'bad'],
  ['accent-ink', 'paper'],
  ['accent-ink', 'accent-soft'],
  ['good-ink', 'good-soft'],
  ['warn-ink', 'warn-soft'],
  ['warn-ink', 'paper'],
  ['bad-ink', 'bad-soft'],
  ['bad-ink', 'paper'],
] as const;

describe.each(['light', 'dark'] as const)('the colours in %s', (theme) => {
  const of = (tokens: Tokens, [text, ground]: readonly [string, string]) =>
    contrast(tokens[text]![theme], tokens[ground]![theme]);

  it.each(pairs)('%s can be read on %s', (...pair) => {
    expect(of(page, pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['ink', 'paper'],
    ['ink-soft', 'paper'],
    ['accent-ink', 'paper'],
  ] as const)('%s can be read on the screen', (...pair) => {
    expect(of(projector, pair)).toBeGreaterThanOrEqual(7);
  });

  it('the edge of a field can be seen', () => {
    expect(of(page, ['line-strong', 'raised'])).toBeGreaterThanOrEqual(3);
  });
});
