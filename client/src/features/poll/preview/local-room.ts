import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import { pollAnswerTo } from '@sets/shared/poll/poll.answer.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type {
  PollCommand,
  PollPhoneView,
  PollScreenView,
  PollState,
  PollTally,
} from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import * as z from 'zod/mini';

/** What is looked at: a question comes up, is answered, closed, and its results are shown. */
export const moments = ['ready', 'open', 'closed', 'results'] as const;
export type Moment = (typeof moments)[number];

/** What the host does until then. */
const commandsOf = (question: number, moment: Moment): PollCommand[] => {
  const all: PollCommand[] = [
    { type: 'goto', question },
    { type: 'open' },
    { type: 'close' },
    { type: 'show' },
  ];
  return all.slice(0, moments.indexOf(moment) + 1);
};

const stateAt = (definition: PollDefinition, { question, moment, now }: Looked): PollState =>
  commandsOf(question, moment).reduce<PollState>(
    (state, command) => {
      const next = pollActivity.apply(definition, state, command, { now, by: 'host' });
      return next.ok ? next.value : state;
    },
    pollActivity.start(definition, { now, seed: 1 }),
  );

export interface Looked {
  readonly question: number;
  readonly moment: Moment;
  /** When it was opened, in ms. */
  readonly now: number;
}

/** What a wall and a phone are told at this moment. */
export interface Pictures {
  readonly screen: { readonly view: PollScreenView; readonly tally: PollTally | null };
  readonly phone: { readonly view: PollPhoneView; readonly tally: PollTally | null };
  /** The answer that counts; null where there is none to this question as it is now. */
  readonly answer: object | null;
}

/** An answer as it would count; null where it would not be taken. */
const acceptedAt = (definition: PollDefinition, looked: Looked, given: unknown) => {
  const { question, now } = looked;
  const asked = definition.questions[question];
  const read = asked === undefined ? null : z.safeParse(pollAnswerTo(kindOf(asked)), given);
  if (read?.success !== true) return null;
  const open = stateAt(definition, { question, moment: 'open', now });
  const times = { tappedAt: now, receivedAt: now, shownAt: null, roundTripMs: null };
  const slot = slotOf({ question, round: 1 });
  const told = pollActivity.accept(definition, open, {
    slot,
    value: read.data,
    times,
    who: {
      participant: 'preview',
    },
  });
  return told.ok ? told.value : null;
};

/**
 * A room that is nowhere but here, with one person in it: the rules of the poll say what a wall and a
 * phone would be told, so a preview shows neither more nor less.
 */
export const picturesOf = (
  definition: PollDefinition,
  looked: Looked,
  given: unknown,
): Pictures => {
  const state = stateAt(definition, looked);
  const slot = slotOf({ question: looked.question, round: 1 });
  const answer = acceptedAt(definition, looked, given);
  const counters =
    answer === null ? {} : pollActivity.contribution(definition, slot, answer, state);
  const tallies = new Map([[slot, { answered: answer === null ? 0 : 1, counters }]]);
  const tally = (audience: 'screen' | 'phone') =>
    pollActivity.tally(audience, definition, state, { tallies, results: null }) as PollTally | null;
  return {
    screen: {
      view: pollActivity.view('screen', definition, state) as PollScreenView,
      tally: tally('screen'),
    },
    phone: {
      view: pollActivity.view('phone', definition, state) as PollPhoneView,
      tally: tally('phone'),
    },
    answer,
  };
};
