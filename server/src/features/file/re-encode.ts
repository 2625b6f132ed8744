import { fileLimits } from '@sets/shared/file/file.contract.ts';
import sharp from 'sharp';
import { AppError } from '../../core/app-error.ts';
import { createBounded } from '../../core/bounded.ts';
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

/**
 * Reads a picture and writes it anew: the first frame alone, turned as it is to be seen, no larger than
 * `fileLimits.side`, without anything that was written beside it (place, device, comments).
 *
 * @throws AppError BAD_REQUEST, TOO_LARGE, UNAVAILABLE
 */
export const reEncode = (sent: Buffer): Promise<Encoded> => {
  if (!isKnown(sent)) throw new AppError('BAD_REQUEST', fileMessages.noPicture);
  return inTurn(() => encode(sent));
};

const encode = async (sent: Buffer): Promise<Encoded> => {
  try {
    const read = sharp(sent, { limitInputPixels: false, pages: 1, failOn: 'error' });
    const { width, height } = await read.metadata();
    if (width * height > fileLimits.pixels) {
      throw new AppError('TOO_LARGE', fileMessages.tooManyPixels);
    }
    const side = fileLimits.side;
    const { data, info } = await sharp(sent, {
      limitInputPixels: fileLimits.pixels,
      pages: 1,
      failOn: 'error',
    })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BAD_REQUEST', fileMessages.noPicture, { cause: error });
  }
};
