import type { AcceptedAnswer } from '../../live/activity.ts';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizAnswer, QuizCommand, QuizState } from '../quiz.live.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { rightNumber, rightOptions } from '../../question/testing/rights.ts';

/** When everything happens, in ms. */
export const now = 1_000_000;

const options = ['rome', 'bonn', 'bern'].map((id) => ({ id, text: id }));
const choice = { kind: 'choice', options, seconds: 20 } as const;

/** Which city; which cities; true or false; how many. */
export const buildQuiz = (overrides: Partial<QuizDefinition> = {}): QuizDefinition => ({
  title: 'Capitals',
  items: [
    {
      question: { ...choice, id: 'i0', text: 'Of Italy?', multiple: false },
      right: rightOptions('rome'),
      points: 1,
      explanation: 'Since 1871.',
    },
    {
      question: { ...choice, id: 'i1', text: 'Which are?', multiple: true },
      right: rightOptions('rome', 'bern'),
      points: 2,
      explanation: '',
    },
    {
      question: { kind: 'true-false', id: 'i2', text: 'Bonn is one.', seconds: null },
      right: rightOptions('false'),
      points: 1,
      explanation: '',
    },
    {
      question: {
        kind: 'number',
        id: 'i3',
        text: 'How many cantons?',
        seconds: 30,
        min: 0,
        max: 100,
        step: 1,
        unit: '',
        unitPlace: 'after',
      },
      right: rightNumber(26, 1),
      points: 1,
      explanation: '',
    },
  ],
  pools: [],
  pace: 'speed',
  streaks: false,
  partly: true,
  reading: 0,
  shuffles: false,
  entry: 'named',
  ...overrides,
});

export const startQuiz = (definition: QuizDefinition): QuizState =>
  quizActivity.start(definition, { now, seed: 1 });

export const step = (
  definition: QuizDefinition,
  state: QuizState,
  command: QuizCommand,
  at = now,
) => quizActivity.apply(definition, state, command, { now: at, by: 'host' });

/** The state after these commands. @throws Error where one is refused */
export const afterCommands = (
  definition: QuizDefinition,
  commands: readonly QuizCommand[],
  from = startQuiz(definition),
): QuizState =>
  commands.reduce<QuizState>((state, command) => {
    const result = step(definition, state, command);
    if (!result.ok) throw new Error(result.error.msg);
    return result.value;
  }, from);

/** Asks the question at this place of the order, and tells what is right. */
export const toldAt = (at: number): QuizCommand[] => [
  { type: 'ask', at },
  { type: 'close' },
  { type: 'reveal' },
];

export type Given = Pick<AcceptedAnswer<QuizAnswer>, 'participant' | 'slot' | 'value'>;

/** The results of these answers as the quiz stands. */
export const sumOf = (
  definition: QuizDefinition,
  state: QuizState,
  answers: readonly Given[],
  names: Readonly<Record<string, string>> = {},
): QuizSum => {
  const { results } = quizActivity;
  if (results === undefined) throw new Error('A quiz has results.');
  return answers.reduce<QuizSum>(
    (sum, answer) => results.add(definition, state, sum, { ...answer, tappedAt: 0, receivedAt: 0 }),
    results.empty(new Map(Object.entries(names))),
  );
};
