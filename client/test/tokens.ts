import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const tokenThemes = ['paper', 'night', 'contrast'] as const;
export type TokenTheme = (typeof tokenThemes)[number];
type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(join(import.meta.dirname, '../src/ui/theme.css'), 'utf8');

const block = (selector: string): string => {
  const from = css.lastIndexOf(`${selector} {`);
  if (from < 0) throw new Error(`theme.css has no ${selector}`);
  return css.slice(from, css.indexOf('\n}', from));
};

const hex = '#[\\da-f]{6}';
const line = new RegExp(`--([\\w-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, 'g');

const colours = (rules: string, place: 0 | 1): [string, string][] =>
  [...rules.matchAll(line)].map(([, name = '', light, dark, both = '']) => [
    name,
    (place === 0 ? light : dark) ?? both,
  ]);

/** The colours of theme.css in one of its themes, by the names of the tokens. */
export const tokensIn = (theme: TokenTheme): Tokens =>
  new Map([
    ...colours(block(':root,\n[data-theme]'), theme === 'paper' ? 0 : 1),
    ...(theme === 'contrast' ? colours(block("\n[data-theme='contrast']"), 1) : []),
  ]);

/** What a CSS value of a colour comes to: a token, or a mixture of two. */
export const colourOf = (value: string, tokens: Tokens): string => {
  const mixed = /^color-mix\(in srgb, ?(.+?) ([\d.]+)%, ?(.+)\)$/.exec(value);
  if (mixed !== null) {
    const [, one = '', share = '', other = ''] = mixed;
    return mix(colourOf(one, tokens), colourOf(other, tokens), Number(share) / 100);
  }
  const name = /^(?:var\(--)?([\w-]+)\)?$/.exec(value)?.[1] ?? '';
  const colour = tokens.get(name);
  if (colour === undefined) throw new Error(`No token ${value}`);
  return colour;
};

/** `share` of one colour over the other, as a browser mixes them in sRGB. */
export const mix = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)))
    .map(([a = 0, b = 0]) => Math.round(a * share + b * (1 - share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
