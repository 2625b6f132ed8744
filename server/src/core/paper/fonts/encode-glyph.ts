import type { Glyph } from 'fontkit';

type Point = readonly [x: number, y: number, isOnCurve: boolean];

/** The outline as closed curves of the points that TrueType knows. */
const contoursOf = (glyph: Glyph): Point[][] => {
  const contours: Point[][] = [];
  for (const { command, args } of glyph.path.commands) {
    const [x = 0, y = 0, toX = 0, toY = 0] = args.map(Math.round);
    if (command === 'moveTo') contours.push([[x, y, true]]);
    const open = contours.at(-1);
    if (command === 'lineTo') open?.push([x, y, true]);
    if (command === 'quadraticCurveTo') open?.push([x, y, false], [toX, toY, true]);
  }
  return contours.map((points) => {
    const [first, last] = [points[0], points.at(-1)];
    const isClosed = first && last && last[2] && first[0] === last[0] && first[1] === last[1];
    return isClosed && points.length > 1 ? points.slice(0, -1) : points;
  });
};

/**
 * A glyph as it stands in the table `glyf` of a TrueType font, without hints. For fonts that are kept
 * in a way in which no glyph can be copied as it is: WOFF2, and those of variable weight.
 */
export const encodeGlyph = (glyph: Glyph): Buffer => {
  const contours = contoursOf(glyph);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const size = 10 + contours.length * 2 + 2 + points.length * 5;
  const bytes = Buffer.alloc(size + (size % 2));
  let at = 0;
  const write = (value: number): void => {
    at = bytes.writeInt16BE(Math.max(-0x8000, Math.min(0x7fff, value)), at);
  };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  write(contours.length);
  for (const bound of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) {
    write(bound);
  }
  let last = -1;
  for (const contour of contours) write((last += contour.length));
  write(0);
  for (const [, , isOnCurve] of points) at = bytes.writeUInt8(isOnCurve ? 1 : 0, at);
  for (const values of [xs, ys]) {
    values.forEach((value, index) => write(value - (values[index - 1] ?? 0)));
  }
  return bytes;
};
