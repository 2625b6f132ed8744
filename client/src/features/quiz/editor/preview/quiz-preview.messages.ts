import type { Moment } from './local-quiz.ts';

/** What the preview of a quiz says. */
export const quizPreviewMessages = {
  moments: {
    reading: 'It is read',
    open: 'It is open',
    closed: 'Time is up',
    revealed: 'It is told what is right',
  } satisfies Record<Moment, string>,
  hint: 'Answer it on the phone: nothing is sent.',
} as const;
