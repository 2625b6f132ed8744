import * as z from 'zod/mini';
import { areaSort } from './rights/right-area.ts';
import { gapsSort } from './rights/right-gaps.ts';
import { numberSort } from './rights/right-number.ts';
import { optionsSort } from './rights/right-options.ts';
import { orderSort } from './rights/right-order.ts';
import { pairsSort } from './rights/right-pairs.ts';
import { textsSort } from './rights/right-texts.ts';
import type { RightSort } from './rights/right-sort.ts';

/** Every way in which something can be right. */
const sorts = {
  options: optionsSort,
  number: numberSort,
  order: orderSort,
  area: areaSort,
  texts: textsSort,
  pairs: pairsSort,
  gaps: gapsSort,
} as const;
type Sorts = typeof sorts;

export type RightType = keyof Sorts;
/** What is right of one sort, and of any. */
export type RightOf<Type extends RightType> = z.infer<Sorts[Type]['schema']>;
export type Right = RightOf<RightType>;

type Schemas = Sorts[RightType]['schema'];
/** What is right of a question. */
export const right = z.union(
  Object.values(sorts).map(({ schema }) => schema) as [Schemas, ...Schemas[]],
);

const sortOf = ({ type }: Right): RightSort<Right, unknown> => sorts[type];

export const isOfType = <Type extends RightType>(
  type: Type,
  what: Right | null | undefined,
): what is RightOf<Type> => what?.type === type;

/** Which part of what is right an answer has, from 0 to 1; null for what is no answer of that sort. */
export const shareOfRight = (what: Right, value: unknown): number | null => {
  const sort = sortOf(what);
  const given = z.safeParse(sort.value, value);
  return given.success ? sort.share(what, given.data) : null;
};

/** Whether an answer is right: all that is, and nothing else. Null for what is no answer of that sort. */
export const isRight = (what: Right, value: unknown): boolean | null => {
  const share = shareOfRight(what, value);
  return share === null ? null : share === 1;
};

/** What is right, as answers that say it: one, or each that is as right as the others. */
export const answersOf = (what: Right): readonly unknown[] => sortOf(what).answers(what);
