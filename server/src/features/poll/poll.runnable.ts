import { loadHeldWords } from '@sets/shared/question/words/load-held-words.ts';
import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import type { PollCommand } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { storedPoll } from '@sets/shared/poll/poll.migrations.ts';
import { samplePoll } from '@sets/shared/poll/poll.sample.ts';
import type { Actor } from '../../core/actor.ts';
import type { PollService } from './poll.service.ts';

// Before anything is counted: what is held back of word clouds.
await loadHeldWords();

export interface RunnablePorts {
  /** A run of a poll is about to end: what is held in it ends with it. */
  readonly onEnding: (runId: string) => Promise<void>;
  /** The newest runs of a definition, under way and over: so many at most. */
  readonly runsOf: (
    activity: string,
    definitionId: string,
    most: number,
  ) => Promise<readonly { readonly _id: string }[]>;
}

/** What the live engine needs of a poll: its rules, and where its definitions come from. */
export const pollRunnable = (polls: PollService, { onEnding, runsOf }: RunnablePorts) => ({
  activity: pollActivity,
  stored: storedPoll,
  loadDefinition: (pollid: string, actor: Actor) => polls.definitionToRun(actor, pollid),
  onStart: (pollid: string) => polls.keepPresented(pollid),
  begins: async (pollid: string): Promise<PollCommand | null> =>
    (await polls.isQuick(pollid)) ? { type: 'open' } : null,
  topicOf: (pollid: string) => polls.topicOf(pollid),
  sample: samplePoll,
  exists: (pollid: string) => polls.exists(pollid),
  onEnding,
  onRemoved: async (runId: string, pollid: string): Promise<void> => {
    if (!(await polls.isQuick(pollid))) return;
    // The run itself goes after this.
    const others = (await runsOf(pollName, pollid, 2)).filter(({ _id }) => _id !== runId);
    if (others.length === 0) await polls.removeQuick(pollid);
  },
});
