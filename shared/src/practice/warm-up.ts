import type { Day } from './day.ts';

/** What decides when a card comes in a warm-up. */
interface Due {
  readonly due: Day;
  /** When it was missed last; null where it never was. */
  readonly missedOn: Day | null;
}

/** What was missed lately comes first, then what has waited longest. */
const byNeed = (one: Due, other: Due): number => {
  const missed = (other.missedOn ?? '').localeCompare(one.missedOn ?? '');
  return missed === 0 ? one.due.localeCompare(other.due) : missed;
};

/**
 * The same things, so mixed that no two of a group stand side by side where that can be: of the largest
 * group that is left the next one comes, unless the one before was of it. Within a group the order stays.
 */
export const interleaved = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
): Item[] => {
  const groups = [...Map.groupBy(items, groupOf)].map(([name, left]) => ({ name, left }));
  const mixed: Item[] = [];
  let last: string | null = null;
  while (mixed.length < items.length) {
    const others = groups.filter(({ name, left }) => name !== last && left.length > 0);
    const from = others.length > 0 ? others : groups.filter(({ left }) => left.length > 0);
    const [first, ...rest] = from;
    if (first === undefined) break;
    const next = rest.reduce(
      (most, each) => (each.left.length > most.left.length ? each : most),
      first,
    );
    mixed.push(...next.left.slice(0, 1));
    next.left = next.left.slice(1);
    last = next.name;
  }
  return mixed;
};

/** What is asked in a warm-up: at most `most` of what is due today, mixed over the topics. */
export const warmUpOf = <Item extends Due>(
  cards: readonly Item[],
  { today, most, topicOf }: { today: Day; most: number; topicOf: (item: Item) => string },
): Item[] => {
  const due = cards.filter((card) => card.due <= today).toSorted(byNeed);
  return interleaved(due.slice(0, most), topicOf);
};
