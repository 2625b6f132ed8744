import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What is said where a number is asked for. */
export const numberMessages = {
  prompt: (range: string) => `A number from ${range}`,
  input: 'Your number',
  slide: 'Slide to your number',
  notSet: 'Not chosen yet',
  less: 'Less',
  more: 'More',
  steps: (step: string) => `In steps of ${step}.`,
  noNumber: 'Type a number, with figures alone.',
  outside: (range: string) => `Too far: from ${range}.`,
  between: (below: string, above: string) => `Between two steps. Take ${below} or ${above}.`,
  you: 'You',
  own: (number: string) => `You: ${number}`,
  mean: 'Mean',
  median: 'Median',
  both: 'Mean and median',
  right: 'Correct',
  rightIs: (number: string) => `✓ Correct: ${number}`,
  hits: (hits: number, answers: number) => `${formatCount(hits)} of ${formatCount(answers)}`,
  middle: 'Middle half',
  ends: 'All of them',
  about: (figure: string) => `about ${figure}`,
  fromTo: (low: string, high: string) => `${low} to ${high}`,
  number: 'Number',
  answers: 'Answers',
  nobody: 'Nobody has answered yet.',
  hidden: 'No answers yet. How they are spread stands here.',
  results: (question: string) => `Answers to: ${question}`,
  result: (answers: number, mean: string, median: string) =>
    `${formatCount(answers)} ${plural(answers, { one: 'answer', other: 'answers' })}: mean ${mean}, median ${median}`,
  dotStandsFor: (people: number) => `= ${formatCount(people)} people`,
} as const;
