import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${endings[rules.select(place)] ?? 'th'}`;

/** What is said where items are put in order. */
export const rankingMessages = {
  prompt: 'Put them in order: tap the first one first',
  promptTop: (top: number) =>
    top === 1 ? 'Tap the one that is first' : `Put up to ${top} in order: tap the first one first`,
  note: (top: number) => `The first ${top}`,
  ordinal,
  up: (text: string, place: number) => `Move up: ${text}, now ${ordinal(place)}`,
  down: (text: string, place: number) => `Move down: ${text}, now ${ordinal(place)}`,
  out: (text: string) => `Take out: ${text}`,
  moved: (text: string, place: number, of: number) => `${text}: place ${place} of ${of}`,
  taken: (text: string) => `${text}: taken out of the order`,
  left: (left: number) => `Place ${left} more`,
  none: 'Put them in order',
  send: 'Send this order',
  item: 'Item',
  first: 'First',
  right: 'Correct',
  rightPlace: (place: number) => `✓ ${ordinal(place)}`,
  hits: (hits: number, of: number) => `✓ Correct: ${formatCount(hits)} of ${formatCount(of)}`,
  spokenRight: (order: string) => `Correct: ${order}`,
  meanPlace: 'Mean place',
  points: 'Points',
  pointsRule: (places: number) =>
    places === 1
      ? 'Each first place gives one point.'
      : `The first place gives ${places} points, each one after it one less.`,
  firsts: (count: number) => `${count} × first`,
  pointsOf: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'point', other: 'points' })}`,
  mean: (mean: string) => `Mean place ${mean}`,
  nobody: '–',
  you: 'You',
  spoken: (text: string, place: number, figure: string) => `${ordinal(place)}: ${text}, ${figure}`,
} as const;
