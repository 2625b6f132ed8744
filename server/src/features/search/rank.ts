import { type SearchKind, searchKinds } from '@sets/shared/search/search.contract.ts';
import { AppError } from '../../core/app-error.ts';
import type { Found } from './searchable.ts';

/** A hit with its place among all. */
export interface Ranked extends Found {
  readonly kind: SearchKind;
  /** Whether it is called exactly what was typed. */
  readonly exact: boolean;
}

/** Where something stands: compared part by part, the smaller first. */
type Place = readonly [inexact: number, badness: number, kind: number, id: string];

const most = 36 ** 5;
const written = /^([01])-([0-9a-z]{1,5})-([0-3])-([\w-]{1,120})$/;

/** Scores count to a thousandth, so that a place can be written down. */
const placeOf = ({ exact, score, kind, ...found }: Ranked): Place => [
  exact ? 0 : 1,
  most - 1 - Math.min(Math.round(score * 1000), most - 1),
  searchKinds.indexOf(kind),
  [found.moduleid, found.topicid, found.questionid, found.articleid]
    .filter((id) => id !== null)
    .join('_'),
];

const compare = (a: Place, b: Place): number => {
  const differing = a.findIndex((part, i) => part !== b[i]);
  if (differing === -1) return 0;
  return (a[differing] ?? '') < (b[differing] ?? '') ? -1 : 1;
};

/** As the `next` of a page has it. */
export const writePlace = (hit: Ranked): string => {
  const [inexact, badness, kind, id] = placeOf(hit);
  return `${inexact}-${badness.toString(36)}-${kind}-${id}`;
};

/** @throws AppError BAD_REQUEST */
export const readPlace = (before: string): Place => {
  const [, inexact, badness = '', kind, id] = written.exec(before) ?? [];
  if (id === undefined) throw new AppError('BAD_REQUEST', 'before: Not a place in a list.');
  return [Number(inexact), Number.parseInt(badness, 36), Number(kind), id];
};

/** In order: what is called exactly so, then the best; those after a place alone, where one is given. */
export const inOrder = (hits: readonly Ranked[], after: Place | null): Ranked[] =>
  hits
    .map((hit) => ({ hit, place: placeOf(hit) }))
    .filter(({ place }) => after === null || compare(place, after) > 0)
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ hit }) => hit);
