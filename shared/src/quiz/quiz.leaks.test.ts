import { expect, test } from 'vitest';
import { example as gap } from '../question/kinds/testing/gap.drafts.ts';
import { example as match } from '../question/kinds/testing/match.drafts.ts';
import { example as number } from '../question/kinds/testing/number.drafts.ts';
import { example as openText } from '../question/kinds/testing/open-text.drafts.ts';
import { example as pin } from '../question/kinds/testing/pin.drafts.ts';
import { example as ranking } from '../question/kinds/testing/ranking.drafts.ts';
import { kindNamed, kindOf, type Question, questionKindNames } from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';
import { rightNumber, rightOptions, rightOrder } from '../question/testing/rights.ts';
import { quizActivity } from './quiz.activity.ts';
import { type QuizDefinition, quizDefinition } from './quiz.contract.ts';
import type { QuizCommand, QuizState } from './quiz.live.ts';
import { randomFrom } from '../core/seeded.ts';
import { alone } from './testing/alone-quiz.ts';
import { afterCommands, buildQuiz } from './testing/capitals-quiz.ts';

/** A question with what is right of it in each of two quizzes; written anew where the second has it otherwise. */
interface Twins {
  readonly question: Question;
  readonly other?: Question;
  readonly rights: readonly [Right, Right];
}

const cities = ['rome', 'bonn', 'bern'].map((id) => ({ id, text: id }));
const choice = { kind: 'choice', id: '', text: 'Which?', options: cities, seconds: 20 } as const;
const pairs = (...options: string[]): Right => ({
  type: 'pairs',
  pairs: options.map((option, at) => ({ left: `l${at}`, option })),
});
const area = (left: number): Right => ({
  type: 'area',
  areas: [{ shape: 'oval', left, top: 0.1, width: 0.2, height: 0.2 }],
});
const texts = (...accepted: string[]): Right => ({ type: 'texts', accepted, typos: false });
const gaps = (word: string, option: string): Right => ({
  type: 'gaps',
  gaps: [
    { id: 'g0', accepted: [word], typos: false },
    { id: 'g1', option },
  ],
});
/** As somebody writes them who writes them in their right order. */
const writtenAs = (ids: readonly string[]) =>
  ids.flatMap((id) => ranking.options.filter((each) => each.id === id));
const [first, second] = [
  ['o2', 'o0', 'o1'],
  ['o1', 'o2', 'o0'],
];

const all: readonly Twins[] = [
  {
    question: { ...choice, multiple: false },
    rights: [rightOptions('rome'), rightOptions('bern')],
  },
  {
    question: { ...choice, multiple: true },
    rights: [rightOptions('rome', 'bern'), rightOptions('bonn')],
  },
  {
    question: { kind: 'true-false', id: '', text: 'Is it?', seconds: null },
    rights: [rightOptions('true'), rightOptions('false')],
  },
  { question: { ...openText, entries: 1 }, rights: [texts('Oslo'), texts('Lima', 'Quito')] },
  { question: number, rights: [rightNumber(26, 1), rightNumber(3.5)] },
  { question: { ...number, slider: true }, rights: [rightNumber(50), rightNumber(7, 2)] },
  {
    question: { ...ranking, options: writtenAs(first) },
    other: { ...ranking, options: writtenAs(second) },
    rights: [rightOrder(...first), rightOrder(...second)],
  },
  {
    question: kindOf(match).tidy(match),
    other: kindOf(match).tidy({ ...match, options: match.options.toReversed() }),
    rights: [pairs('o1', 'o3', 'o0'), pairs('o0', 'o2', 'o1')],
  },
  { question: gap, rights: [gaps('chemical', 'w1'), gaps('heat', 'w2')] },
  { question: pin, rights: [area(0.1), area(0.6)] },
];

const quizOf = (which: 0 | 1): QuizDefinition =>
  quizDefinition.parse(
    buildQuiz({
      reading: 5,
      items: all.map(({ question, other = question, rights }, at) => ({
        question: { ...(which === 0 ? question : other), id: `i${at}` },
        right: rights[which],
        points: 1,
        explanation: `Because of ${which}.`,
      })),
    }),
  );
const twins = [quizOf(0), quizOf(1)] as const;

/** Every sort of right that a kind of question has. */
const sortsOfRight = new Set(
  questionKindNames.flatMap((each) => kindNamed(each).keyed?.type ?? []),
);

/** What people have answered, whatever is right. */
const answersAt = (place: number): unknown[] => {
  const question = twins[0].items[place]?.question;
  const random = randomFrom(place + 1);
  if (question === undefined) return [];
  return [
    ...Array.from({ length: 12 }, () => kindOf(question).sample(question, random)),
    // What is right in one of them, as somebody says it.
    ...(question.kind === 'ranking' ? [{ order: first }] : []),
  ];
};

const talliesOf = (quiz: QuizDefinition, state: QuizState) =>
  new Map(
    quiz.items.map((_, place) => {
      const counters = new Map<string, number>();
      const answers = answersAt(place);
      for (const answer of answers) {
        const value = { answer } as Parameters<typeof quizActivity.contribution>[2];
        const adds = quizActivity.contribution(quiz, `q${place}`, value, state);
        for (const [name, count] of Object.entries(adds)) {
          counters.set(name, (counters.get(name) ?? 0) + count);
        }
      }
      return [`q${place}`, { answered: answers.length, counters: Object.fromEntries(counters) }];
    }),
  );

/** All that an audience is sent after these commands, as bytes. */
const sent = (
  audience: 'screen' | 'phone',
  quiz: QuizDefinition,
  commands: readonly QuizCommand[],
): string => {
  const state = afterCommands(quiz, commands);
  const { views, tallies } = quizActivity.schemas;
  const tally = quizActivity.tally(audience, quiz, state, {
    tallies: talliesOf(quiz, state),
    results: null,
  });
  return JSON.stringify([
    views[audience].parse(quizActivity.view(audience, quiz, state)),
    tallies[audience].parse(tally),
  ]);
};

test('two quizzes that differ in what is right, and why, are the same before it is told', () => {
  const types = new Set(all.map(({ rights: [each] }) => each.type));
  expect([...types].toSorted()).toEqual([...sortsOfRight].toSorted());
  const before = all.flatMap((_, at): QuizCommand[][] => [
    [{ type: 'ask', at }],
    [{ type: 'ask', at }, { type: 'open' }],
    [{ type: 'ask', at }, { type: 'open' }, { type: 'close' }],
  ]);
  for (const commands of [[], [alone()], ...before]) {
    for (const audience of ['screen', 'phone'] as const) {
      const [one, other] = twins.map((quiz) => sent(audience, quiz, commands));
      expect(one).toBe(other);
    }
  }
});

const askedIn = (bytes = '[]'): unknown => (JSON.parse(bytes) as [{ current: unknown }])[0].current;

test('when it is told they differ, and what is chosen among stays where it was', () => {
  all.forEach((_, at) => {
    const open: QuizCommand[] = [{ type: 'ask', at }, { type: 'open' }, { type: 'close' }];
    const told: QuizCommand[] = [...open, { type: 'reveal' }];
    for (const audience of ['screen', 'phone'] as const) {
      const [one, other] = twins.map((quiz) => sent(audience, quiz, told));
      expect(one).not.toBe(other);
      expect(askedIn(one)).not.toBeNull();
      expect(askedIn(one)).toEqual(askedIn(sent(audience, twins[0], open)));
    }
  });
});
