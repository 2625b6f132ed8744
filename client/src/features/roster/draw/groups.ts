import { type Chance, shuffled } from './fair-choice.ts';

/** `count` groups, or groups of `count` people at most. */
export interface GroupWish {
  readonly kind: 'groups' | 'people';
  readonly count: number;
}

/** How many groups come of it: never more than there are people, and one at least. */
export const groupsWished = (people: number, { kind, count }: GroupWish): number => {
  const wished = Math.max(1, Math.floor(count));
  return Math.max(1, Math.min(people, kind === 'groups' ? wished : Math.ceil(people / wished)));
};

/** Everybody in one group; the sizes differ by one at most, the larger ones first. */
export const drawnGroups = <Item>(
  people: readonly Item[],
  wish: GroupWish,
  chance: Chance,
): Item[][] => {
  const groups = groupsWished(people.length, wish);
  const size = Math.floor(people.length / groups);
  const larger = people.length % groups;
  const order = shuffled(people, chance);
  return Array.from({ length: people.length === 0 ? 0 : groups }, (_none, at) =>
    order.splice(0, size + (at < larger ? 1 : 0)),
  );
};
