import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import { requiredLine } from '../core/text.ts';

/**
 * Who may take part in a run. `open`: whoever comes, without a name. `named`: who has said what they
 * are called. `account`: who is signed in, each account once.
 */
export const entryRule = z.enum(['open', 'named', 'account']);
export type EntryRule = z.infer<typeof entryRule>;

/** What somebody is called in a run, as they typed it: one line, nothing in it that cannot be seen. */
export const participantName = requiredLine(limits.participantName, {
  empty: 'Type a name.',
  long: `A name has at most ${limits.participantName} characters.`,
});

/**
 * As whom a phone sits in a room. `guest`: nobody is signed in. `account`: as the participant that
 * their account is there. `ticket`: somebody is signed in, and sits as who they were before.
 */
export const seatedBy = z.enum(['guest', 'account', 'ticket']);
export type SeatedBy = z.infer<typeof seatedBy>;
