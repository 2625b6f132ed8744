import { id } from '@sets/shared/core/ids.ts';
import { quickPoll } from '@sets/shared/poll/quick-poll.ts';
import * as z from 'zod/mini';

/** What is asked, as the history keeps it: a reload asks the same, once. */
const quickAsked = z.extend(z.omit(quickPoll, { beside: true }), {
  /** Under which the poll is made, where one is: the same again is the same one. */
  attempt: id,
  /** The page that it was asked from. */
  from: z.nullable(z.string()),
});
export type QuickAsked = z.infer<typeof quickAsked>;

/** Null where nothing was asked: whoever typed the address, or another version wrote it. */
export const readQuickAsked = (state: unknown): QuickAsked | null =>
  z.safeParse(quickAsked, state).data ?? null;
