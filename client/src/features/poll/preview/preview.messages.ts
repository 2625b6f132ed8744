import type { Moment } from './local-room.ts';

/** What the preview beside the writing says. */
export const previewMessages = {
  title: 'Preview',
  wall: 'Wall',
  phone: 'Phone',
  phoneTitle: 'The question on a phone',
  wallTitle: 'The question on the wall',
  moment: 'Moment',
  moments: {
    ready: 'It comes up',
    open: 'It is open',
    closed: 'It is closed',
    results: 'Results are shown',
  } satisfies Record<Moment, string>,
  hint: 'Answer it on the phone: nothing is sent.',
  loading: 'Loading the preview …',
} as const;
