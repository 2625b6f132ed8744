import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';

const choice = (id: string, text: string, options: readonly string[]) => ({
  kind: 'choice' as const,
  id,
  text,
  options: options.map((option, at) => ({ id: `${id}-${at}`, text: option })),
  multiple: false,
  seconds: 60,
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
        seconds: 60,
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

/** What is matched, a text with gaps, and code: what does not stand beside its question as options do. */
export const kindsQuiz: QuizDefinition = {
  ...mathsQuiz,
  title: 'Everything but options',
  reading: 0,
  items: [
    {
      question: {
        kind: 'match',
        id: 'capitals',
        text: 'Which capital belongs to which country?',
        lefts: ['Kenya', 'Chile', 'Norway', 'Bosnia and Herzegovina'].map((text, at) => ({
          id: `l${at}`,
          text,
        })),
        options: ['Oslo', 'Nairobi', 'Lima', 'Santiago', 'Sarajevo'].map((text, at) => ({
          id: `o${at}`,
          text,
        })),
        again: false,
        seconds: 60,
      },
      right: {
        type: 'pairs',
        pairs: [1, 3, 0, 4].map((option, at) => ({ left: `l${at}`, option: `o${option}` })),
      },
      points: 1,
      explanation: 'Lima is the capital of Peru.',
    },
    {
      question: {
        kind: 'gap',
        id: 'leaves',
        text: 'Fill the gaps.',
        parts: [
          { type: 'text', text: 'Plants turn light into ' },
          { type: 'gap', id: 'g0', options: [] },
          { type: 'text', text: ' energy; they take in ' },
          {
            type: 'gap',
            id: 'g1',
            options: ['oxygen', 'carbon dioxide', 'nitrogen'].map((text, at) => ({
              id: `w${at}`,
              text,
            })),
          },
          { type: 'text', text: ' and give off oxygen.' },
        ],
        filter: true,
        language: 'en',
        seconds: 60,
      },
      right: {
        type: 'gaps',
        gaps: [
          { id: 'g0', accepted: ['chemical', 'stored'], typos: true },
          { id: 'g1', option: 'w1' },
        ],
      },
      points: 1,
      explanation: '',
    },
    {
      question: choice(
        'loop',
        'What does it print?\n```py\ntotal = 0\nfor n in range(4):\n    total += n\nprint(total)\n```',
        ['`6`', '`10`', '`"6"`, a text', '```\nNameError:\n  total\n```'],
      ),
      right: rightAre('loop-0'),
      points: 1,
      explanation: '`range(4)` is 0, 1, 2, 3.',
    },
  ],
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
