import * as z from 'zod/mini';
import type { Migration, StoredShape } from '../core/stored-shape.ts';
import {
  moreKindsOfQuestions,
  picturesBesideTexts,
  picturesOfOptions,
  rightNumbers,
  rudeTextsHeldBack,
  slidersAlone,
  sortsOfRight,
} from '../question/more-kinds-of-questions.ts';
import { type PollAnswer, pollAnswer } from './poll.answer.ts';
import { type PollDefinition, pollDefinition } from './poll.contract.ts';
import { type PollState, pollState } from './poll.live.ts';

/**
 * To a version in which there are more kinds of questions, and a poll may say who takes part, at whose
 * pace, and from how many answers on something is shown. What says nothing of it is as before.
 */
export const moreKindsAndSettings: Migration = moreKindsOfQuestions;

/** A poll, and what a run of it was made of. */
export const storedPollDefinition: StoredShape<PollDefinition> = {
  name: 'poll-definition',
  schema: pollDefinition,
  migrations: [
    moreKindsOfQuestions,
    moreKindsAndSettings,
    rudeTextsHeldBack,
    picturesOfOptions,
    rightNumbers,
    sortsOfRight,
    moreKindsOfQuestions,
    picturesBesideTexts,
  ],
};

const beforeReopening = z.looseObject({
  phase: z.string(),
  question: z.int(),
  rounds: z.array(z.int()),
  closedAt: z.nullable(z.int()),
  revealedAt: z.nullable(z.int()),
});

/**
 * To a version in which a round that was closed may be opened again: version 1 knew whether counts
 * were revealed only of the question that is on, since it was closed last. Of every other round
 * nobody knows, so it stays closed.
 */
const revealedByQuestion: Migration = (stored) => {
  const { revealedAt, ...fields } = z.parse(beforeReopening, stored);
  const { phase, question, rounds, closedAt } = fields;
  const isKnown = phase === 'open' || (phase === 'closed' && closedAt !== null);
  const revealed = rounds.map((round, index) =>
    isKnown && index === question ? revealedAt !== null : round > 0,
  );
  return { ...fields, revealed };
};

/** To a version in which counts are edited, questions are open together, others are added, and there are surveys. */
const oneQuestionAtATime: Migration = (fields) => ({
  ...fields,
  edits: [],
  together: [],
  added: [],
  beside: false,
  survey: null,
});

/** Where a run of a poll stands. */
export const storedPollState: StoredShape<PollState> = {
  name: 'poll-state',
  schema: pollState,
  migrations: [
    revealedByQuestion,
    oneQuestionAtATime,
    rudeTextsHeldBack,
    picturesOfOptions,
    slidersAlone,
    moreKindsOfQuestions,
    picturesBesideTexts,
  ],
};

/** An answer to a question of a poll. */
export const storedPollAnswer: StoredShape<PollAnswer> = {
  name: 'poll-answer',
  schema: pollAnswer,
  migrations: [moreKindsOfQuestions, moreKindsOfQuestions],
};

/** What the live engine stores of a poll. */
export const storedPoll = {
  definition: storedPollDefinition,
  state: storedPollState,
  value: storedPollAnswer,
} as const;
