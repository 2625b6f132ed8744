/**
 * Colours as numbers. A colour is written `#rrggbb`, of sRGB. Contrast is that of WCAG 2, between 1
 * and 21.
 */

export type Three = readonly [number, number, number];

const parts = (colour: string): Three => [
  Number.parseInt(colour.slice(1, 3), 16) / 255,
  Number.parseInt(colour.slice(3, 5), 16) / 255,
  Number.parseInt(colour.slice(5, 7), 16) / 255,
];

/** What a screen's curve makes of a part of a colour. */
const toLight = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

export const light = (colour: string): Three => {
  const [red, green, blue] = parts(colour);
  return [toLight(red), toLight(green), toLight(blue)];
};

export const dot = ([a, b, c]: Three, [x, y, z]: Three): number => a * x + b * y + c * z;

/** 0 for black, 1 for white. */
const luminance = (colour: string): number => dot(light(colour), [0.2126, 0.7152, 0.0722]);

/** How well one of two colours is seen on the other: 1 not at all, 21 black on white. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
