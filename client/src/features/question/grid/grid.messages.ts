import { plural } from '../../../core/plural.ts';

/** What is said where items are put on a plane of two axes. */
export const gridMessages = {
  prompt: (items: number) => (items === 1 ? 'Give it a place' : 'Give each item a place'),
  next: 'Tap the plane for',
  all: 'Drag what is not where it belongs',
  slider: (item: string, axis: string) => `${item}: ${axis}`,
  value: (value: number, far: number) => `${value} of ${far}`,
  unplaced: 'No place yet',
  left: (left: number) => `${left} more ${plural(left, { one: 'item', other: 'items' })} to place`,
  send: 'Send',
  you: 'You',
  item: 'Item',
  people: 'People',
  mean: (axis: string) => `Mean of ${axis}`,
  spread: 'Spread',
  spreadNote: 'Around each item: where about two thirds of the places are.',
  none: '–',
  spoken: (item: string, place: string) => `${item}: ${place}`,
  results: (question: string) => `Answers to: ${question}`,
} as const;
