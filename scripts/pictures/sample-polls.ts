import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import type { NumberQuestion } from '@sets/shared/question/kinds/number.ts';

const ask = (
  text: string,
  options: readonly string[],
  more: Partial<ChoiceQuestion> = {},
): ChoiceQuestion => ({
  kind: 'choice',
  id: `q${text.length}`,
  text,
  options: options.map((option, index) => ({ id: `o${index}`, text: option })),
  multiple: false,
  seconds: null,
  ...more,
});

/** A lecture's usual poll. */
export const usualPoll: PollDefinition = {
  title: 'Cell biology, week 3',
  liveResults: true,
  phoneResults: 'live',
  questions: [
    ask('Where in the cell is most of its ATP made?', [
      'Nucleus',
      'Mitochondria',
      'Ribosomes',
      'Golgi apparatus',
    ]),
    ask(
      'Which of these have a membrane of their own?',
      ['Nucleus', 'Ribosome', 'Lysosome', 'Mitochondrion', 'Centriole'],
      { multiple: true, seconds: 45 },
    ),
    ask('Was this pace right for you?', ['Too slow', 'Right', 'Too fast']),
  ],
};

export const tenOptions: PollDefinition = {
  ...usualPoll,
  title: 'Ten to choose from',
  questions: [
    ask('Which language did you learn to program with?', [
      'Python',
      'Java',
      'JavaScript',
      'C',
      'C++',
      'Scratch',
      'Pascal',
      'BASIC',
      'Haskell',
      'Another one',
    ]),
  ],
};

const sentence =
  'A colleague claims that the measured improvement of reaction times after the training shows that the training works, although there was no control group and everybody took the same test twice within an hour. ';

/** Everything as long as it may be. */
export const longestPoll: PollDefinition = {
  ...usualPoll,
  title:
    'Research methods: threats to validity, confounding, and what a control group is for, part two',
  questions: [
    ask(
      sentence.repeat(3).slice(0, 497).trimEnd().concat(' …?'),
      Array.from({ length: 10 }, (_, index) =>
        `${index + 1}: because practice alone makes people faster, the second measurement would be better without any training, and nothing in this design can tell the two apart from each other, however large the group of people is`.slice(
          0,
          200,
        ),
      ),
      { seconds: 300 },
    ),
    ...Array.from({ length: 24 }, (_, index) =>
      ask('Another question to fill the list'.padEnd(index + 34, '!'), ['Yes', 'No']),
    ),
  ],
};

/** Statements, short and long, each with the same two answers. */
export const trueOrFalse: PollDefinition = {
  ...usualPoll,
  title: 'Cell biology: myths',
  questions: [
    {
      kind: 'true-false',
      id: 'statement',
      text: 'Red blood cells of mammals have no nucleus.',
      seconds: 30,
    },
    { kind: 'true-false', id: 'long', text: sentence.repeat(2).trimEnd(), seconds: null },
    ask('Which of them surprised you most?', ['The first', 'The second']),
  ],
};

/** Formulas with each of the delimiters. */
export const formulas: PollDefinition = {
  ...usualPoll,
  title: 'Calculus: $\\int$ and $\\sum$',
  questions: [
    ask(
      'What is $\\displaystyle\\int_0^\\infty e^{-x^2}\\,\\mathrm{d}x$? Remember: $$\\Gamma(n) = \\int_0^\\infty t^{n-1} e^{-t}\\,\\mathrm{d}t$$',
      [
        '$\\frac{\\sqrt{\\pi}}{2}$',
        '\\(\\sqrt{\\pi}\\)',
        '$\\pi$, since $\\sum_{k=1}^{n} \\frac{1}{k^2} \\to \\frac{\\pi^2}{6}$',
        'It costs $5 and has no end',
      ],
    ),
  ],
};

/** Written from the right to the left. */
export const rightToLeft: PollDefinition = {
  ...usualPoll,
  title: 'الأسبوع الثالث: بيولوجيا الخلية',
  questions: [
    ask('أين يُصنع معظم ATP في الخلية؟', ['النواة', 'الميتوكوندريا', 'الريبوسومات', 'جهاز جولجي']),
  ],
};

const guess = (text: string, range: Partial<NumberQuestion>): NumberQuestion => ({
  kind: 'number',
  id: `n${text.length}`,
  text,
  min: 0,
  max: 100,
  step: 1,
  unit: '',
  unitPlace: 'after',
  seconds: null,
  ...range,
});

/** Numbers: few to choose from, in steps with decimals, and within a very wide range. */
export const numbers: PollDefinition = {
  ...usualPoll,
  title: 'How good are we at guessing?',
  questions: [
    guess('How many hours did you sleep last night?', { max: 12, step: 0.5, unit: 'hours' }),
    guess('What does a blue whale weigh?', { max: 1_000, unit: 'tonnes', seconds: 60 }),
    guess('What did a loaf of bread cost in Kampala in 1990?', {
      max: 50,
      step: 0.05,
      unit: 'UGX',
      unitPlace: 'before',
    }),
    guess('How many people live in Uganda?', { max: 100_000_000 }),
  ],
};

/** In people’s own words: read before they are shown, and not. */
export const ownWords: PollDefinition = {
  ...usualPoll,
  title: 'Half time',
  questions: [
    {
      kind: 'open-text',
      id: 'more',
      text: 'What should we do more of?',
      entries: 3,
      moderated: false,
      filter: true,
      language: 'en',
      seconds: null,
    },
    {
      kind: 'open-text',
      id: 'muddy',
      text: 'What is still unclear to you after today?',
      entries: 1,
      moderated: true,
      filter: true,
      language: 'en',
      seconds: 120,
    },
  ],
};

/** A word cloud, whose words can be liked. */
export const wordsPoll: PollDefinition = {
  ...usualPoll,
  title: 'What helps',
  questions: [
    {
      kind: 'word-cloud',
      id: 'words',
      text: 'What helps you to learn?',
      seconds: null,
      entries: 3,
      language: 'en',
      likes: true,
      filter: true,
    },
  ],
};
