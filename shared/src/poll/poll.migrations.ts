import type { StoredShape } from '../core/stored-shape.ts';
import { moreKindsOfQuestions } from '../question/more-kinds-of-questions.ts';
import { type AnswerValue, answerValue } from '../question/question-kinds.ts';
import { type PollDefinition, pollDefinition } from './poll.contract.ts';
import { type PollState, pollState } from './poll.live.ts';

/** A poll, and what a run of it was made of. */
export const storedPollDefinition: StoredShape<PollDefinition> = {
  name: 'poll-definition',
  schema: pollDefinition,
  migrations: [moreKindsOfQuestions],
};

/** Where a run of a poll stands. */
export const storedPollState: StoredShape<PollState> = {
  name: 'poll-state',
  schema: pollState,
  migrations: [],
};

/** An answer to a question of a poll. */
export const storedPollAnswer: StoredShape<AnswerValue> = {
  name: 'poll-answer',
  schema: answerValue,
  migrations: [],
};

/** What the live engine stores of a poll. */
export const storedPoll = {
  definition: storedPollDefinition,
  state: storedPollState,
  value: storedPollAnswer,
} as const;
