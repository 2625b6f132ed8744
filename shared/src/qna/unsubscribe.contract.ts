import * as z from 'zod/mini';

/** Query of `POST /api/qna/unsubscribe/:questionid`, as the link of a mail has it. It says who follows, too. */
export const unsubscribeProof = z.strictObject({ proof: z.string().check(z.maxLength(160)) });
