import { dot, light, type Three } from './colour.ts';

/** OKLCH: where hue, chroma and lightness can be changed apart, as eyes see them. */

/** Lightness 0 to 1, chroma from 0 (grey) to about 0.32, hue in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Light to the eye's three kinds of cones and from their cube roots to OKLab, by Björn Ottosson. */
const oklab = (colour: string): Three => {
  const rgb = light(colour);
  const cones: Three = [
    Math.cbrt(dot(rgb, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(dot(rgb, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(dot(rgb, [0.0883024619, 0.2817188376, 0.6299787005])),
  ];
  return [
    dot(cones, [0.2104542553, 0.793617785, -0.0040720468]),
    dot(cones, [1.9779984951, -2.428592205, 0.4505937099]),
    dot(cones, [0.0259040371, 0.7827717662, -0.808675766]),
  ];
};

/** How different two colours look: 0 for the same, 1 for black and white. */
export const difference = (one: string, other: string): number => {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

export const toOklch = (colour: string): Oklch => {
  const [lightness, a, b] = oklab(colour);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

const lightOf = ({ lightness, chroma, hue }: Oklch): Three => {
  const lab: Three = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const cones: Three = [
    dot(lab, [1, 0.3963377774, 0.2158037573]) ** 3,
    dot(lab, [1, -0.1055613458, -0.0638541728]) ** 3,
    dot(lab, [1, -0.0894841775, -1.291485548]) ** 3,
  ];
  return [
    dot(cones, [4.0767416621, -3.3077115913, 0.2309699292]),
    dot(cones, [-1.2684380046, 2.6097574011, -0.3413193965]),
    dot(cones, [-0.0041960863, -0.7034186147, 1.707614701]),
  ];
};

const inside = (rgb: Three): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/** What a screen's curve takes for so much light. */
const fromLight = (amount: number): number =>
  amount <= 0.0031308 ? amount * 12.92 : 1.055 * amount ** (1 / 2.4) - 0.055;

const pair = (part: number): string =>
  Math.round(fromLight(Math.min(1, Math.max(0, part))) * 255)
    .toString(16)
    .padStart(2, '0');

const written = (rgb: Three): string => `#${rgb.map(pair).join('')}`;

/** The colour that a screen can show: hue and lightness stay, chroma shrinks as far as it must. */
export const fromOklch = (wanted: Oklch): string => {
  if (inside(lightOf(wanted))) return written(lightOf(wanted));
  let [least, most] = [0, wanted.chroma];
  // What is left in between is less than a screen shows.
  while (most - least > 0.0005) {
    const middle = (least + most) / 2;
    if (inside(lightOf({ ...wanted, chroma: middle }))) least = middle;
    else most = middle;
  }
  return written(lightOf({ ...wanted, chroma: least }));
};
