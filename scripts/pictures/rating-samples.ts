import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { GridQuestion } from '@sets/shared/question/kinds/grid.ts';
import type { PointsQuestion } from '@sets/shared/question/kinds/points.ts';
import type { RankingQuestion } from '@sets/shared/question/kinds/ranking.ts';
import type { ScaleQuestion } from '@sets/shared/question/kinds/scale.ts';
import { usualPoll } from './sample-polls.ts';

const pollOf = (title: string, ...questions: PollDefinition['questions']): PollDefinition => ({
  ...usualPoll,
  title,
  questions,
});

const long =
  'I could follow from the definition of the limit to the proof that a function which is continuous on a closed interval attains its maximum, and could explain each of its steps to somebody who missed it';

const agree = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'];

const scale = (
  text: string,
  statements: readonly string[],
  steps: ScaleQuestion['steps'],
): ScaleQuestion => ({
  kind: 'scale',
  id: `s${text.length}`,
  text,
  statements: statements.map((each, at) => ({ id: `t${at}`, text: each })),
  steps,
  seconds: null,
});

/** One scale, several statements with labels, and everything as long as it may be. */
export const scalePolls = {
  'scale-one': pollOf(
    'Calculus, week 6',
    scale('How sure are you that you could explain limits to a friend?', [''], {
      type: 'numbers',
      from: 1,
      to: 5,
      low: 'Not at all',
      high: 'Completely',
    }),
  ),
  'scale-labels': pollOf(
    'Calculus, the course so far',
    scale(
      'How do you see this course?',
      [
        'The pace is right',
        'The examples help',
        'I can ask when I am lost',
        'I would take it again',
      ],
      { type: 'labels', labels: agree },
    ),
  ),
  'scale-full': pollOf(
    'Calculus, the course so far',
    scale(
      'How much do you agree with each of these statements about what we did in the last six weeks?',
      Array.from({ length: 8 }, (_, at) => `${at + 1}: ${long}`.slice(0, 200)),
      {
        type: 'numbers',
        from: 0,
        to: 10,
        low: 'I do not agree at all with this',
        high: 'I agree with all of it completely',
      },
    ),
  ),
} as const;

const listed = (texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `i${at}`, text: text.slice(0, 200) }));
const topics = ['Chain rule', 'Taylor series', 'Convergence tests', 'Partial fractions'];
const ten = Array.from({ length: 10 }, (_, at) => `${at + 1}: ${long}`);

const ranking = (
  text: string,
  items: readonly string[],
  top: number | null = null,
): RankingQuestion => ({
  kind: 'ranking',
  id: `r${text.length}`,
  text,
  options: listed(items),
  top,
  seconds: null,
});

const points = (text: string, items: readonly string[], less = false): PointsQuestion => ({
  kind: 'points',
  id: `p${text.length}`,
  text,
  options: listed(items),
  total: 100,
  step: 5,
  less,
  seconds: null,
});

/** All in order, the first ones of some, and everything as long as it may be. */
export const rankingPolls = {
  'ranking-all': pollOf(
    'Calculus, before the exam',
    ranking('In which order should we repeat these?', topics),
  ),
  'ranking-top': pollOf(
    'Calculus, before the exam',
    ranking('Which do you want to see again?', [...topics, 'Limits', 'Integrals'], 2),
  ),
  'ranking-full': pollOf('Calculus, before the exam', ranking(long, ten)),
} as const;

/** Few items, and as many and as long as may be. */
export const pointsPolls = {
  'points-some': pollOf(
    'Calculus, next term',
    points('What is worth our time?', ['Exercises', 'More examples', 'Proofs', 'Old exams']),
  ),
  'points-full': pollOf('Calculus, next term', points(long, ten, true)),
} as const;

const grid = (
  text: string,
  items: readonly string[],
  across: GridQuestion['across'],
  up: GridQuestion['up'],
): GridQuestion => ({
  kind: 'grid',
  id: `g${text.length}`,
  text,
  options: listed(items),
  across,
  up,
  seconds: null,
});
const forty = 'What this costs each of us in a week or so';
const fullAxis = { name: forty, low: forty, high: forty };
const asAxis = ({ name, low, high }: typeof fullAxis) => ({
  name: name.slice(0, 40),
  low: low.slice(0, 40),
  high: high.slice(0, 40),
});

/** Few items, and as many and as long as may be. */
export const gridPolls = {
  'grid-some': pollOf(
    'Calculus, next term',
    grid(
      'What shall we do first?',
      ['Exercises', 'More examples', 'Proofs', 'Old exams'],
      { name: 'Effort', low: 'Little', high: 'Much' },
      { name: 'Use', low: 'Of little use', high: 'Of much use' },
    ),
  ),
  'grid-full': pollOf(
    'Calculus, next term',
    grid(long, ten.slice(0, 8), asAxis(fullAxis), asAxis(fullAxis)),
  ),
} as const;
