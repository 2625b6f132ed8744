import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';

const choice = (id: string, text: string, options: readonly string[]) => ({
  kind: 'choice' as const,
  id,
  text,
  options: options.map((option, at) => ({ id: `${id}-${at}`, text: option })),
  multiple: false,
  seconds: 20,
});
const rightAre = (...ids: string[]) => ({ type: 'options' as const, ids });

/** Three questions as a lecturer of mathematics might ask them; what is right is an option each. */
export const mathsQuiz: QuizDefinition = {
  title: 'Calculus II, week 6',
  items: [
    {
      question: choice('cantor', 'Who proved that there are more real numbers than natural ones?', [
        'Leonhard Euler',
        'Georg Cantor',
        'David Hilbert',
        'Emmy Noether',
      ]),
      right: rightAre('cantor-1'),
      points: 1,
      explanation: 'In 1874; the diagonal argument followed in 1891.',
    },
    {
      question: {
        ...choice('series', 'Which of these series converge?', [
          'The sum of $1/n$',
          'The sum of $1/n^2$',
          'The sum of $(-1)^n/n$',
          'The sum of $\\ln(n)/n$',
          'The sum of $1/(n \\ln^2 n)$',
          'None of them, because infinitely many terms never have an end',
        ]),
        multiple: true,
      },
      right: rightAre('series-1', 'series-2', 'series-4'),
      points: 2,
      explanation: 'Compare with an integral; the third one alternates.',
    },
    {
      question: {
        kind: 'true-false',
        id: 'continuous',
        text: 'Every continuous function is differentiable somewhere.',
        seconds: 20,
      },
      right: rightAre('false'),
      points: 1,
      explanation: 'Weierstrass gave one in 1872 that has a corner at each of its points.',
    },
  ],
  pools: [],
  pace: 'speed',
  streaks: true,
  partly: true,
  reading: 5,
  shuffles: false,
  entry: 'named',
};

const first = [
  'Ada',
  'Grace',
  'Émilie',
  'Hypatia',
  'Sofja',
  'Maryam',
  'Bartholomew Featherstonehaugh',
  'Li',
  'Søren',
  'Zoë',
  'عمر',
  'Nguyễn',
  'Kaito',
  'Oluwaseun',
  'Jo',
  'Marguerite',
  'Ivo',
  'Theodora',
  'Raj',
  'Xóchitl',
];

/** So many names, none twice: short ones, long ones, and of other writings. */
export const namesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const name = first[index % first.length] ?? '';
    const round = Math.floor(index / first.length);
    return round === 0 ? name : `${name} ${round + 1}`;
  });
