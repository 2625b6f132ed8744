import type { Moment } from './local-room.ts';

/** What the preview of a poll says. */
export const pollPreviewMessages = {
  moments: {
    ready: 'It comes up',
    open: 'It is open',
    closed: 'It is closed',
    results: 'Results are shown',
  } satisfies Record<Moment, string>,
  hint: 'Answer it on the phone: nothing is sent.',
} as const;
