import sharp from '../../../core/sharp.ts';

const dotsAnInch = 300;
const pointsAnInch = 72;

/** A square photo as a JPEG, as fine as paper shows it. */
export const photoForPaper = (photo: Uint8Array, points: number): Promise<Buffer> => {
  const side = Math.ceil((points / pointsAnInch) * dotsAnInch);
  return sharp(photo)
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
};
