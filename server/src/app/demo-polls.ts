import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';

type Extras = Partial<Pick<ChoiceQuestion, 'multiple' | 'seconds'>>;

const ask = (id: string, text: string, options: string[], extras: Extras = {}): ChoiceQuestion => ({
  kind: 'choice',
  id,
  text,
  options: options.map((option, at) => ({ id: `${id}-${at + 1}`, text: option })),
  multiple: false,
  seconds: null,
  ...extras,
});

/** The polls that a fresh demo starts with, the one for a first try first. */
export const demoPolls: readonly PollDefinition[] = [
  {
    title: 'Algorithms, week 5: how fast is it?',
    liveResults: false,
    phoneResults: 'closed',
    questions: [
      ask(
        'halving',
        'A list of one million names is sorted. How many names must you look at, at most, to find one of them?',
        ['About 20', 'About 1,000', 'About 500,000', 'All of them'],
        { seconds: 60 },
      ),
      ask(
        'nested',
        'Two loops, one inside the other, each over the same n items. What is the cost?',
        [
          'It grows like n',
          'It grows like n log n',
          'It grows like n²',
          'It depends on what the loops do',
        ],
      ),
      ask(
        'stable',
        'Which of these keep equal items in their old order?',
        ['Merge sort', 'Quicksort, as in the book', 'Insertion sort', 'Heapsort'],
        { multiple: true, seconds: 45 },
      ),
      {
        kind: 'true-false',
        id: 'unsorted',
        text: 'Binary search finds a name in any list, sorted or not.',
        seconds: null,
      },
    ],
  },
  {
    title: 'How is this lecture going?',
    liveResults: true,
    phoneResults: 'live',
    questions: [
      ask('pace', 'The pace today is …', ['Too slow', 'Just right', 'A little fast', 'I am lost']),
      ask(
        'again',
        'What should we go through once more on Thursday?',
        ['Recursion', 'Big O notation', 'Binary search', 'Sorting', 'Nothing, go on'],
        { multiple: true },
      ),
    ],
  },
];
