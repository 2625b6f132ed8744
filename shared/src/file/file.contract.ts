import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

export const fileLimits = {
  /** Of a picture as it is sent. */
  bytes: 5_000_000,
  /** Width times height of a picture as it is sent: what is larger is not unpacked. */
  pixels: 40_000_000,
  /** The same of an AVIF: its decoder has all of it several times, 18 bytes for each. */
  pixelsOfAvif: 16_000_000,
  /** The longer side of a picture as it is sent: a strip as long as it is thin takes seconds to make small. */
  sentSide: 30_000,
  /** The longer side of a picture as it is kept, in pixels. */
  side: 2_000,
  /** Pictures that an account keeps, and their bytes as they are kept. */
  pictures: 500,
  bytesOfAccount: 100_000_000,
} as const;

/**
 * Query of `POST /api/file`: the space whose readers may see the picture. One for a question of a poll is
 * sent by who moderates the space, and seen by whoever knows its id: that is who is asked.
 */
export const pictureOf = z.strictObject({
  moduleid: id,
  use: z.optional(z.literal('question')),
});
export type PictureOf = z.infer<typeof pictureOf>;

/** A picture as it is kept; sizes in pixels. */
export const picture = z.strictObject({
  fileid: id,
  /** Its address on this server, for Markdown: `![…](/api/file/…)`. */
  path: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof picture>;

export const fileRef = z.strictObject({ fileid: id });
