import type { OwnWords } from '../../material/list/own-materials.tsx';

/** What lists of quizzes say of them, beside what is said of all that is made. */
export const quizzesMessages = {
  title: 'Your quizzes',
  allResults: 'All results',
  alone: {
    open: (when: string) => `Open for everybody on their own until ${when}`,
    closed: 'Closed, after people went through it on their own',
  },
  reviewOf: (title: string) => `Read ${title} through`,
} as const;

/** What the list of one's own quizzes says, where one of them is to come next. */
export const ownQuizzesMessages: OwnWords = {
  none: 'You have no other quiz yet.',
  failed: 'Your quizzes cannot be shown now.',
  loading: 'Your quizzes are loading …',
  underWayIn: (code) => `Under way in room ${code}`,
  nameless: 'Quiz without a name',
};
