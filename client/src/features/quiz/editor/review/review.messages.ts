import { plural } from '../../../../core/plural.ts';

/** What is said where a quiz is read through. */
export const reviewMessages = {
  loading: 'Loading the quiz …',
  failed: 'This quiz cannot be shown',
  retry: 'Try again',
  back: 'All quizzes',
  questions: (count: number, drawn: number) => {
    const all = `${count} ${plural(count, { one: 'question', other: 'questions' })}`;
    return drawn === count ? all : `${all}, of which a run asks ${drawn}`;
  },
  withRight: 'With what is right',
  print: 'Print',
  edit: 'Edit',
} as const;
