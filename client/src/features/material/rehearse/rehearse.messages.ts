import { formatCount } from '../../../ui/number-format.ts';

/** What the way to a rehearsal says. */
export const rehearseMessages = {
  way: 'Rehearse',
  wayOf: (title: string) => `Rehearse ${title}`,
  title: 'Rehearse with a simulated class',
  text: 'A real room opens, with its projector and your desk, and simulated students answer every question that you open. You may join by its code with your own phone as well.',
  kept: 'Nothing of it is kept: no results, no history.',
  size: 'How many students',
  students: (count: number) => formatCount(count),
  start: 'Start the rehearsal',
  close: 'Not now',
} as const;
