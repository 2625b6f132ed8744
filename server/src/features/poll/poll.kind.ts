import { limits } from '@sets/shared/core/limits.ts';
import { copiedPoll } from '@sets/shared/poll/poll-copy.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import type { MaterialKind } from '../material/material-kind.ts';

/** Polls as a material. */
export const pollKind: MaterialKind<PollDefinition> = {
  name: 'Poll',
  collections: { all: 'polls', versions: 'pollversions' },
  ref: 'pollid',
  stored: storedPollDefinition,
  questions: 'questions',
  copied: copiedPoll,
  mostInTopic: limits.pollsPerTopic,
  words: {
    missing: 'There is no such poll. Was it deleted?',
    underWay: 'This poll is under way. End it first.',
    changed: 'This poll was changed elsewhere meanwhile. Load it anew.',
    foreignPicture:
      'A picture in this poll was not sent for a question, so not everybody could see it. Choose it anew.',
    topicFull: `A topic holds at most ${limits.pollsPerTopic} polls. Delete some first.`,
    planFull: (allowed) => `Your plan holds ${allowed} polls. Delete some, or upgrade.`,
  },
};
