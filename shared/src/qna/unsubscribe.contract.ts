import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** Params and query of `POST /api/qna/unsubscribe/:questionid/:email`: both as the link of a mail has them. */
export const unsubscribing = z.strictObject({
  questionid: id,
  email: z.string().check(z.maxLength(254)),
});
export const unsubscribeProof = z.strictObject({ proof: z.string().check(z.maxLength(100)) });
