import { writeFile } from 'node:fs/promises';
import { encode } from 'uqr';

/** Of the pictures, in pixels; so many in a second. */
const size = { width: 640, height: 480 };
const perSecond = 10;
/** Of one square of the code. */
const square = 7;

/** How bright: of paper, of ink, and of the table that both lie on. */
const shades = { light: 235, dark: 16, table: 110 } as const;

/** Where the code begins in each picture: it comes in from the left, and stays. */
const placesOf = (width: number): readonly number[] => {
  const rests = Math.round((size.width - width) / 2);
  return [-width, -width / 2, 0, rests / 2, ...Array.from({ length: 8 }, () => rests)].map(
    Math.round,
  );
};

/** One picture in YUV 4:2:0: all grey, so both colours are in the middle. */
const pictureWith = (rows: readonly (readonly boolean[])[], left: number): Buffer => {
  const { width, height } = size;
  const picture = Buffer.alloc((width * height * 3) / 2, 128);
  picture.fill(shades.table, 0, width * height);
  const top = Math.round((height - rows.length * square) / 2);
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      const from = Math.max(0, left + x * square);
      const to = Math.min(width, left + (x + 1) * square);
      if (to <= from) continue;
      for (let line = top + y * square; line < top + (y + 1) * square; line += 1) {
        picture.fill(isDark ? shades.dark : shades.light, line * width + from, line * width + to);
      }
    }
  }
  return picture;
};

/** Writes a video of somebody who holds a code into the picture, for a browser that takes it for its camera. */
export const writeCodeVideo = async (file: string, text: string): Promise<void> => {
  const { data } = encode(text, { ecc: 'M', border: 3 });
  const head = `YUV4MPEG2 W${size.width} H${size.height} F${perSecond}:1 Ip A1:1 C420jpeg\n`;
  const pictures = placesOf(data.length * square).flatMap((left) => [
    Buffer.from('FRAME\n'),
    pictureWith(data, left),
  ]);
  await writeFile(file, Buffer.concat([Buffer.from(head), ...pictures]));
};
