import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizAnswer, QuizCommand, QuizState } from '@sets/shared/quiz/quiz.live.ts';
import { personalOf } from '@sets/shared/quiz/presented/presented.personal.ts';
import { quizResults } from '@sets/shared/quiz/scoring/quiz.results.ts';
import type { QuizPersonal } from '@sets/shared/quiz/quiz.standing.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizPhoneView, QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import * as z from 'zod/mini';
import type { QuizDraft } from '../quiz-draft.ts';

/** What is looked at: a question is read, answered, closed, and it is told what is right. */
export const moments = ['reading', 'open', 'closed', 'revealed'] as const;
export type Moment = (typeof moments)[number];

/** Without a time to read, a question is open at once. */
export const momentsOf = ({ reading }: Pick<QuizDraft, 'reading'>): readonly Moment[] =>
  reading === 0 ? moments.filter((moment) => moment !== 'reading') : moments;

/** Where nothing is right yet, so is no option that there is. */
const nothingRight: Right = { type: 'options', ids: ['none'] };

/** As if all of it was asked, in its order, whatever chance would draw. */
const definitionOf = ({ items, ...draft }: QuizDraft): QuizDefinition => ({
  ...draft,
  pools: [],
  items: items.map(({ pool: _pool, ...item }) => ({ ...item, right: item.right ?? nothingRight })),
});

export interface Looked {
  readonly at: number;
  readonly moment: Moment;
  /** When it was asked, in ms. */
  readonly now: number;
}

/** What the host does until then. */
const commandsOf = ({ reading }: QuizDefinition, at: number): readonly QuizCommand[] => [
  { type: 'ask', at },
  ...(reading === 0 ? [] : [{ type: 'open' } as const]),
  { type: 'close' },
  { type: 'reveal' },
];

const stateAt = (definition: QuizDefinition, { at, moment, now }: Looked): QuizState => {
  const steps = momentsOf(definition).indexOf(moment) + 1;
  return commandsOf(definition, at)
    .slice(0, steps)
    .reduce<QuizState>(
      (state, command) => {
        const next = quizActivity.apply(definition, state, command, { now, by: 'host' });
        return next.ok ? next.value : state;
      },
      quizActivity.start(definition, { now, seed: 1 }),
    );
};

/** What a wall and a phone are told at this moment. */
export interface Pictures {
  readonly screen: { readonly view: QuizScreenView; readonly tally: QuizTally | null };
  readonly phone: { readonly view: QuizPhoneView; readonly tally: QuizTally | null };
  /** The answer that counts; null where there is none to this question as it is now. */
  readonly answer: QuizAnswer | null;
  /** What its person alone is told. */
  readonly me: QuizPersonal;
}

const who = 'preview';

/** An answer as it would count; null where it would not be taken. */
const acceptedAt = (definition: QuizDefinition, looked: Looked, given: unknown) => {
  const asked = definition.items[looked.at]?.question;
  const read = asked === undefined ? null : z.safeParse(kindOf(asked).schemas.value, given);
  if (read?.success !== true) return null;
  const { now, at } = looked;
  const open = stateAt(definition, { at, moment: 'open', now });
  const times = { tappedAt: now, receivedAt: now, shownAt: null, roundTripMs: null };
  const value = { answer: read.data };
  const told = quizActivity.accept(definition, open, {
    slot: slotOf(at),
    value,
    times,
    who: {
      participant: who,
    },
  });
  return told.ok ? told.value : null;
};

/** What one person alone is told who has answered this. */
const meOf = (
  definition: QuizDefinition,
  state: QuizState,
  { at, now }: Looked,
  answer: QuizAnswer | null,
): QuizPersonal => {
  const times = { tappedAt: now, receivedAt: now };
  const own =
    answer === null ? [] : [{ participant: who, slot: slotOf(at), value: answer, ...times }];
  const result = own.reduce(
    (sum, each) => quizResults.add(definition, state, sum, each),
    quizResults.empty(new Map()),
  );
  return personalOf(definition, state, { participant: who, own, result });
};

/**
 * A room that is nowhere but here, with one person in it: the rules of the quiz say what a wall and a phone
 * would be told, so a preview shows neither more nor less.
 */
export const picturesOf = (draft: QuizDraft, looked: Looked, given: unknown): Pictures => {
  const definition = definitionOf(draft);
  const state = stateAt(definition, looked);
  const slot = slotOf(looked.at);
  const answer = acceptedAt(definition, looked, given);
  const counters =
    answer === null ? {} : quizActivity.contribution(definition, slot, answer, state);
  const tallies = new Map([[slot, { answered: answer === null ? 0 : 1, counters }]]);
  const told = (audience: 'screen' | 'phone') => ({
    view: quizActivity.view(audience, definition, state),
    tally: quizActivity.tally(audience, definition, state, {
      tallies,
      results: null,
    }) as QuizTally | null,
  });
  return {
    screen: told('screen') as Pictures['screen'],
    phone: told('phone') as Pictures['phone'],
    answer,
    me: meOf(definition, state, looked, answer),
  };
};
