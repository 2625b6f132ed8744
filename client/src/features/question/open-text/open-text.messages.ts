import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const counted = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`;

/** What is said where people write what they like. */
export const openTextMessages = {
  prompt: (entries: number) =>
    entries === 1 ? 'Write your answer' : `Write up to ${entries} answers`,
  moderated: 'The host reads answers before they are shown',
  answer: 'Your answer',
  answerAt: (at: number, of: number) => `Answer ${at} of ${of}`,
  placeholder: 'In your own words',
  another: 'Add another answer',
  left: (left: number) => `${counted(left, 'character', 'characters')} left`,
  you: 'You',
  yours: 'What you wrote',
  times: (count: number) => `${formatCount(count)} times`,
  more: (more: number) => `and ${formatCount(more)} more`,
  nothingYet: 'Nothing is shown yet.',
  hidden: 'No answers yet. What people write stands here.',
  right: (texts: string) => `✓ Correct: ${texts}`,
  rightOf: (texts: string, hits: number, of: number) =>
    `✓ Correct: ${texts} · ${formatCount(hits)} of ${formatCount(of)}`,
  isRight: '✓ Correct',
  results: (question: string) => `Answers to: ${question}`,
  sum: (answers: number) => counted(answers, 'answer', 'answers'),
} as const;
