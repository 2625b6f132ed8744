import type { QuizDefinition, QuizItem } from '@sets/shared/quiz/quiz.contract.ts';

const optionsOf = (id: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `${id}-${at + 1}`, text }));

/** One or several of these; `right` are their numbers, from 1. */
const choose = (
  id: string,
  text: string,
  options: readonly string[],
  right: readonly number[],
): Pick<QuizItem, 'question' | 'right'> => ({
  question: {
    kind: 'choice',
    id,
    text,
    options: optionsOf(id, options),
    multiple: right.length > 1,
    seconds: 30,
  },
  right: { type: 'options', ids: right.map((number) => `${id}-${number}`) },
});

const statement = (
  id: string,
  text: string,
  isTrue: boolean,
): Pick<QuizItem, 'question' | 'right'> => ({
  question: { kind: 'true-false', id, text, seconds: 20 },
  right: { type: 'options', ids: [String(isTrue)] },
});

/** The items are given in their right order. */
const inOrder = (
  id: string,
  text: string,
  items: readonly string[],
): Pick<QuizItem, 'question' | 'right'> => {
  const right = optionsOf(id, items);
  // Each second one first: so nobody is given what they are asked for.
  const even = right.filter((_, at) => at % 2 === 1);
  const odd = right.filter((_, at) => at % 2 === 0);
  return {
    question: { kind: 'ranking', id, text, options: [...even, ...odd], top: null, seconds: 60 },
    right: { type: 'order', ids: right.map((option) => option.id) },
  };
};

/** The quiz that a fresh demo starts with: one of each kind of question, of what most people have heard of. */
export const demoQuiz: QuizDefinition = {
  title: 'Warm-up: ten questions about everything',
  items: [
    {
      ...choose(
        'short-day',
        'On which planet is a day shortest?',
        ['Earth', 'Jupiter', 'Mars', 'Venus'],
        [2],
      ),
      points: 1,
      explanation:
        'Jupiter turns around once in less than ten hours. Venus takes longer for that than for its way around the Sun.',
    },
    {
      ...statement(
        'great-wall',
        'From the Moon, one can see the Great Wall of China with the naked eye.',
        false,
      ),
      points: 1,
      explanation:
        'It is thousands of kilometres long, but only a few metres wide. Nothing that people have built is to be seen from there.',
    },
    {
      ...choose(
        'primes',
        'Which of these numbers are prime?',
        ['51', '57', '61', '91', '97'],
        [3, 5],
      ),
      points: 1,
      explanation: '$51 = 3 \\cdot 17$, $57 = 3 \\cdot 19$ and $91 = 7 \\cdot 13$.',
    },
    {
      question: {
        kind: 'number',
        id: 'moon',
        text: 'In which year did people first walk on the Moon?',
        min: 1900,
        max: 2000,
        step: 1,
        unit: '',
        unitPlace: 'after',
        seconds: 30,
      },
      right: { type: 'number', number: 1969, within: 1 },
      points: 1,
      explanation: 'In July 1969, with Apollo 11. One year more or less counts, too.',
    },
    {
      question: {
        kind: 'open-text',
        id: 'natrium',
        text: 'Which chemical element has the symbol Na?',
        entries: 1,
        moderated: false,
        filter: true,
        language: 'neutral',
        seconds: 30,
      },
      right: { type: 'texts', accepted: ['Sodium', 'Natrium'], typos: true },
      points: 1,
      explanation: 'Sodium is called natrium in Latin, and in many languages of today.',
    },
    {
      ...inOrder('inventions', 'Which came first? Put them in order, the oldest first.', [
        'Gutenberg’s printing press',
        'Telescope',
        'Steam locomotive',
        'Telephone',
        'World Wide Web',
      ]),
      points: 1,
      explanation: 'About 1450, 1608, 1804, 1876 and 1989.',
    },
    {
      question: {
        kind: 'number',
        id: 'water',
        text: 'How much of the surface of the Earth is covered by water?',
        min: 0,
        max: 100,
        step: 1,
        unit: '%',
        unitPlace: 'after',
        slider: true,
        seconds: 30,
      },
      right: { type: 'number', number: 71, within: 5 },
      points: 1,
      explanation: 'About 71 %, nearly all of it oceans.',
    },
    {
      ...choose(
        'speakers',
        'Which language is the first one of the most people?',
        ['English', 'Hindi', 'Mandarin Chinese', 'Spanish'],
        [3],
      ),
      points: 1,
      explanation: 'More than 900 million people grew up with it. Spanish comes second.',
    },
    {
      ...choose(
        'sum',
        'What is the sum of all whole numbers from 1 to 100?',
        ['4,950', '5,000', '5,050', '10,100'],
        [3],
      ),
      points: 1,
      explanation:
        'First and last, second and last but one, and so on: fifty pairs of 101 each. $\\frac{100 \\cdot 101}{2} = 5050$.',
    },
    {
      ...choose(
        'mediterranean',
        'Which of these countries have a coast on the Mediterranean Sea?',
        ['Egypt', 'Jordan', 'Morocco', 'Portugal', 'Slovenia'],
        [1, 3, 5],
      ),
      points: 2,
      explanation:
        'Jordan lies on the Red Sea, Portugal on the Atlantic. Slovenia has less than fifty kilometres of the Adriatic.',
    },
  ],
  pools: [],
  pace: 'speed',
  streaks: true,
  partly: true,
  reading: 4,
  shuffles: true,
  entry: 'named',
};
