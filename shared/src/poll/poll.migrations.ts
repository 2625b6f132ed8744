import type { StoredShape } from '../core/stored-shape.ts';
import { type PollDefinition, pollDefinition } from './poll.contract.ts';
import { type PollAnswer, pollAnswer, type PollState, pollState } from './poll.live.ts';

/** A poll, and what a run of it was made of. */
export const storedPollDefinition: StoredShape<PollDefinition> = {
  name: 'poll-definition',
  schema: pollDefinition,
  migrations: [],
};

/** Where a run of a poll stands. */
export const storedPollState: StoredShape<PollState> = {
  name: 'poll-state',
  schema: pollState,
  migrations: [],
};

/** An answer to a question of a poll. */
export const storedPollAnswer: StoredShape<PollAnswer> = {
  name: 'poll-answer',
  schema: pollAnswer,
  migrations: [],
};

/** What the live engine stores of a poll. */
export const storedPoll = {
  definition: storedPollDefinition,
  state: storedPollState,
  value: storedPollAnswer,
} as const;
