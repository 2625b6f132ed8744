import { crc32, deflateSync } from 'node:zlib';

/*
 * The demo school's picture, drawn here: a mortarboard on a round ground. A picture that is made
 * from these few lines belongs to nobody else.
 */

const size = 64;
/** Points by which a pixel is measured, along each side, so that edges are smooth. */
const fineness = 4;

type Color = readonly [red: number, green: number, blue: number];
const ground: Color = [36, 66, 118];
const board: Color = [255, 255, 255];
const cap: Color = [196, 211, 238];
const tassel: Color = [255, 196, 87];

/** The colour at a point of the unit square; null outside the picture. */
const colorAt = (x: number, y: number): Color | null => {
  const cornerX = Math.max(Math.abs(x - 0.5) - 0.26, 0);
  const cornerY = Math.max(Math.abs(y - 0.5) - 0.26, 0);
  if (Math.hypot(cornerX, cornerY) > 0.24) return null;
  const inString = Math.abs(x - 0.78) < 0.016 && y > 0.42 && y < 0.66;
  if (inString || Math.hypot(x - 0.78, y - 0.68) < 0.04) return tassel;
  if (Math.abs(x - 0.5) / 0.36 + Math.abs(y - 0.4) / 0.17 < 1) return board;
  const hem = 0.64 + 0.07 * Math.cos((x - 0.5) * 8);
  return Math.abs(x - 0.5) < 0.2 && y > 0.44 && y < hem ? cap : ground;
};

/** Red, green, blue and cover of a pixel: the mean of its points. */
const pixel = (column: number, row: number): number[] => {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let point = 0; point < fineness ** 2; point += 1) {
    const x = (column + ((point % fineness) + 0.5) / fineness) / size;
    const y = (row + (Math.floor(point / fineness) + 0.5) / fineness) / size;
    const color = colorAt(x, y);
    if (color === null) continue;
    covered += 1;
    for (const [channel, part] of color.entries()) sum[channel] = (sum[channel] ?? 0) + part;
  }
  const mean = sum.map((part) => Math.round(part / Math.max(covered, 1)));
  return [...mean, Math.round((255 * covered) / fineness ** 2)];
};

/** A part of a PNG file: length, name, contents, checksum. */
const chunk = (name: string, contents: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), contents]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(contents.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** The picture as a `data:` address. */
export const demoPicture = (): string => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, with transparency.
  header.set([8, 6], 8);
  const rows = Array.from({ length: size }, (_row, row) => [
    0,
    ...Array.from({ length: size }, (_column, column) => pixel(column, row)).flat(),
  ]);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
};
