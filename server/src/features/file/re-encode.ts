import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { createBounded } from '../../core/bounded.ts';
import sharp, { type ResizeOptions } from '../../core/sharp.ts';
import { fileMessages } from './file.messages.ts';

/** A picture as it is kept: WebP, with nothing in it but what is seen. */
export interface Encoded {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Unpacking one may take that long; then it is given up. In seconds. */
const patience = 15;

/** Each unpacks up to some hundred MB: one after the other, and few wait. */
const inTurn = createBounded({ atOnce: 1, waiting: 30, msg: fileMessages.busy });

const starts = (bytes: Buffer, at: number, ...texts: readonly string[]): boolean =>
  texts.some((text) => bytes.toString('latin1', at, at + text.length) === text);

/**
 * Whether a file begins as one of the kinds that are taken. What it is not is never handed to a
 * decoder: no SVG, which is a document, and nothing that its name or sender claims.
 */
const isKnown = (bytes: Buffer): boolean =>
  starts(bytes, 0, '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a') ||
  (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) ||
  (starts(bytes, 4, 'ftyp') && starts(bytes, 8, 'avif', 'avis'));

/** How large a picture is kept, by how large it was sent. */
type Fit = (sent: { readonly width: number; readonly height: number }) => ResizeOptions;

/** All of it, no larger than `fileLimits.side`. */
const whole: Fit = () => {
  const { side } = fileLimits;
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
};

/** A square of it, no larger than this, where most is to be seen: of a person the face. */
export const squareUpTo =
  (most: number): Fit =>
  ({ width, height }) => {
    const side = Math.min(most, width, height);
    return { width: side, height: side, fit: 'cover', position: sharp.strategy.attention };
  };

/**
 * Reads a picture and writes it anew: the first frame alone, turned as it is to be seen, as large as it fits,
 * without anything that was written beside it (place, device, comments) or behind it.
 *
 * @throws AppError BAD_REQUEST, TOO_LARGE, UNAVAILABLE
 */
export const reEncode = (sent: Buffer, fit: Fit = whole): Promise<Encoded> => {
  if (!isKnown(sent)) throw new AppError('BAD_REQUEST', fileMessages.noPicture);
  return inTurn(() => encode(sent, fit));
};

const encode = async (sent: Buffer, fit: Fit): Promise<Encoded> => {
  try {
    const read = sharp(sent, { limitInputPixels: false, pages: 1, failOn: 'error' });
    const { width, height, format } = await read.metadata();
    const most = format === 'heif' ? fileLimits.pixelsOfAvif : fileLimits.pixels;
    if (width * height > most) {
      throw new AppError('TOO_LARGE', fileMessages.tooManyPixels(most));
    }
    if (Math.max(width, height) > fileLimits.sentSide) {
      throw new AppError('TOO_LARGE', fileMessages.tooLong);
    }
    const { data, info } = await sharp(sent, {
      limitInputPixels: most,
      pages: 1,
      failOn: 'error',
    })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize(fit({ width, height }))
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BAD_REQUEST', fileMessages.noPicture, { cause: error });
  }
};
