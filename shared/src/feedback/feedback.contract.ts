import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { withoutMarkup } from './without-markup.ts';

export const feedbackLimit = 5_000;
export const feedbackTypes = ['general', 'problem', 'idea', 'question'] as const;

/** Body of `POST /api/feedback/post`. Either line may be empty here: `feedbackFault` says so. */
export const feedback = z.strictObject({
  type: z.string().check(z.maxLength(40)),
  feedback: z.string().check(z.maxLength(feedbackLimit)),
});
export type Feedback = z.infer<typeof feedback>;

/** Fixed by the specification. */
export const feedbackTexts = {
  empty: 'Write something!',
  thanks: 'Thank you for the feedback!',
} as const;

export const feedbackFault = ({ type, feedback: text }: Feedback): string | null =>
  type.trim() === '' || withoutMarkup(text).trim() === '' ? feedbackTexts.empty : null;

/** A feedback as admins read it; `from` is null where a visitor wrote. */
export const feedbackLine = z.strictObject({
  feedbackid: id,
  type: z.string(),
  feedback: z.string(),
  at: z.int(),
  from: z.nullable(z.strictObject({ userid: id, username: z.string(), email: z.string() })),
});
export type FeedbackLine = z.infer<typeof feedbackLine>;

/** A page of `GET /api/admin/feedback`, newest first; `next` asks for the one after, null at the end. */
export const feedbackPage = z.strictObject({
  feedback: z.array(feedbackLine),
  next: z.nullable(z.string()),
});
