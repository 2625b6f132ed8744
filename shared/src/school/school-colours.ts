import { contrast } from '../core/colour.ts';
import { difference, fromOklch, toOklch } from '../core/oklch.ts';
import type { SchoolColours } from '../core/look.ts';

/** A ground, and the tokens of it that a school's colour is measured against. */
interface Ground {
  readonly paper: string;
  readonly raised: string;
  readonly soft: string;
  /** Which way lightness moves until something is seen better. */
  readonly away: 1 | -1;
}

const paper: Ground = { paper: '#faf9f6', raised: '#ffffff', soft: '#4a4556', away: -1 };
const night: Ground = { paper: '#0f0c17', raised: '#1a1625', soft: '#c5c0d2', away: 1 };

const white = '#ffffff';
const darkInk = '#16131f';

/** The fills of the answers that have a hue; `theme.css` has them too, and a test compares. */
export const answerFills = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#cc79a7',
  '#56b4e9',
  '#d55e00',
  '#f0e442',
] as const;

/** Nearer than this to an answer, in OKLab, a dot of a person could be taken for one of it. */
const tooNear = 0.09;
/** How much darker a school's colour may become so that white words stand on it. */
const mostDarkening = 0.2;

const floors = { houseInk: 9, houseDeep: 7, houseSoft: 7, houseDot: 3, people: 4.5, ink: 7 };

const step = 0.004;

/** The first colour from here on, lighter (1) or darker (-1), that is seen well enough on all of these. */
const reach = (
  from: string,
  way: 1 | -1,
  grounds: readonly (readonly [ground: string, least: number])[],
): string => {
  const { lightness, ...rest } = toOklch(from);
  for (let now = lightness; now > 0 && now < 1; now += way * step) {
    const colour = now === lightness ? from : fromOklch({ ...rest, lightness: now });
    if (grounds.every(([ground, least]) => contrast(colour, ground) >= least)) return colour;
  }
  return way === 1 ? white : '#000000';
};

const withLightness = (colour: string, lightness: number, mostChroma: number): string => {
  const { chroma, hue } = toOklch(colour);
  return fromOklch({ lightness, chroma: Math.min(chroma, mostChroma), hue });
};

/** White words where that darkens the colour little; yellow, lime and sky stay light and take dark words. */
const houseOf = (colour: string): { readonly house: string; readonly ink: string } => {
  const dark = reach(colour, -1, [[white, floors.houseInk]]);
  const darkened = toOklch(colour).lightness - toOklch(dark).lightness;
  if (darkened <= mostDarkening) return { house: dark, ink: white };
  return { house: reach(colour, 1, [[darkInk, floors.houseInk]]), ink: darkInk };
};

const houseTokens = (colour: string) => {
  const { house, ink } = houseOf(colour);
  const isLight = ink === darkInk;
  const away = isLight ? -1 : 1;
  const { lightness } = toOklch(house);
  const soft = withLightness(colour, isLight ? 0.36 : 0.88, 0.05);
  const dots = withLightness(colour, isLight ? 0.55 : 0.72, 0.2);
  const deep = withLightness(house, Math.max(0, lightness - 0.05), 0.4);
  return {
    house,
    'house-ink': ink,
    'house-soft': reach(soft, away, [[house, floors.houseSoft]]),
    'house-dot': reach(dots, away, [[house, floors.houseDot]]),
    'house-deep': isLight ? reach(deep, 1, [[ink, floors.houseDeep]]) : deep,
  };
};

/** A dot must never look like an answer: where it would, people are neutral. */
const isLikeAnAnswer = (colour: string): boolean =>
  answerFills.some((fill) => difference(fill, colour) < tooNear);

const peopleTokens = (colour: string, { paper: ground, raised, soft, away }: Ground) => {
  const own = reach(colour, away, [
    [ground, floors.people],
    [raised, floors.people],
  ]);
  const neutral = isLikeAnAnswer(own);
  const ink = reach(colour, away, [[ground, floors.ink]]);
  return {
    people: neutral ? soft : own,
    'on-people': away === -1 ? white : ground,
    'people-ink': neutral ? soft : ink,
    'people-tint':
      away === -1 ? withLightness(colour, 0.95, 0.03) : withLightness(colour, 0.25, 0.06),
  };
};

/**
 * What a school's one colour becomes, on paper and on night. Its hue stays; lightness moves, and
 * chroma shrinks, as far as what is drawn in it must be seen. Any colour will do.
 */
export const coloursOfSchool = (
  colour: string,
): { readonly paper: SchoolColours; readonly night: SchoolColours } => ({
  paper: { ...houseTokens(colour), ...peopleTokens(colour, paper) },
  night: {
    ...houseTokens(withLightness(colour, 0.27, 0.11)),
    ...peopleTokens(colour, night),
  },
});
