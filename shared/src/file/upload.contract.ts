import * as z from 'zod/mini';
import { lineUpTo, requiredLine } from '../core/text.ts';

export const uploadLimits = {
  /** Of one file, in bytes. */
  bytes: 50_000_000,
  /** A file is sent in parts that are as long as this, but for the last, in bytes. */
  partBytes: 1_000_000,
  /** Files of an account that are being sent, or wait for their use. */
  waiting: 60,
  /** What is not sent to its end, or not used then, goes after so long, in ms: a day. */
  keptFor: 24 * 3_600_000,
  name: 200,
} as const;

/** Made by the client of 128 random bits: who sends a file again after a break names it again. */
export const uploadid = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such upload.'));

const bytes = z.int().check(z.gte(0));

/** How far a file has come. */
export const uploadState = z.strictObject({
  uploadid,
  name: lineUpTo(uploadLimits.name),
  /** Of the whole file. */
  bytes,
  /** Those from the beginning that are kept; all of them: it can be used. */
  have: bytes,
});
export type UploadState = z.infer<typeof uploadState>;

export const uploadRef = z.strictObject({ uploadid });
/** Body of `PUT /api/upload/:uploadid`. What was begun with the same words goes on where it was. */
export const uploadBegun = z.strictObject({
  name: requiredLine(uploadLimits.name),
  bytes: z
    .int()
    .check(
      z.gte(1, 'The file is empty.'),
      z.lte(
        uploadLimits.bytes,
        `A file has at most ${uploadLimits.bytes / 1_000_000} megabytes. Make it smaller first.`,
      ),
    ),
});
/**
 * Query of `PUT /api/upload/:uploadid/part`: the place of its first byte in the file, a multiple of
 * `partBytes`. A part that is kept already changes nothing; one beyond what is kept is a CONFLICT.
 */
export const uploadPart = z.strictObject({
  at: z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Not a place in a file.')), z.transform(Number)),
});

/** Reply of `GET /api/upload`: what files of one's own take, of what one's plan allows; in bytes. */
export const uploadRoom = z.strictObject({ used: bytes, most: bytes });
export type UploadRoom = z.infer<typeof uploadRoom>;
