import type { LmsPerson } from './lms-gradebook.ts';

/** Somebody of the quiz. */
interface Named {
  readonly number: number;
  readonly name: string;
}

/** Who of the quiz is who in the gradebook. */
export interface Matched {
  /** By the number in the quiz the row in the gradebook. */
  readonly sure: ReadonlyMap<number, number>;
  /** Who could be several, or is perhaps one: somebody must say it. The rows that come first are likely. */
  readonly unsure: ReadonlyMap<number, readonly number[]>;
  /** Of whom the gradebook knows nothing. */
  readonly unknown: readonly number[];
}

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

const partsOf = (name: string): string[] =>
  bare(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((part) => part !== '');

/** Alike for "Blend, Bill", "bill  BLEND" and "Bill Blend". */
const keyOf = (name: string): string => partsOf(name).toSorted().join(' ');

const groupsOf = <Item>(items: readonly Item[], keyOfItem: (item: Item) => string) =>
  Map.groupBy(items, keyOfItem);

/** Who has all parts of a name that was typed: "Bill" could be "Blend, Bill". */
const withParts = (name: string, people: readonly LmsPerson[]): LmsPerson[] => {
  const wanted = partsOf(name);
  if (wanted.length === 0) return [];
  return people.filter((person) => {
    const parts = partsOf(person.name);
    return (
      wanted.every((part) => parts.includes(part)) || parts.every((part) => wanted.includes(part))
    );
  });
};

/**
 * By an address or number that somebody typed as their name, or by a name that one alone has on both sides.
 * Whatever else could be is left to who knows them: a grade in the wrong row is worse than an empty one.
 */
export const matchPeople = (here: readonly Named[], there: readonly LmsPerson[]): Matched => {
  const sure = new Map<number, number>();
  const unsure = new Map<number, readonly number[]>();
  const unknown: number[] = [];
  const byId = groupsOf(
    there.flatMap(({ row, ids }) => ids.map((id) => ({ row, id: bare(id) }))),
    ({ id }) => id,
  );
  const byName = groupsOf(there, ({ name }) => keyOf(name));
  const same = groupsOf(here, ({ name }) => keyOf(name));
  for (const { number, name } of here) {
    const typed = byId.get(bare(name.trim())) ?? [];
    const alike = byName.get(keyOf(name)) ?? [];
    const found = typed.length > 0 ? typed : alike;
    const isOne = found.length === 1 && (same.get(keyOf(name)) ?? []).length === 1;
    const rows = (found.length > 0 ? found : withParts(name, there)).map(({ row }) => row);
    if (keyOf(name) === '' || rows.length === 0) unknown.push(number);
    else if (isOne) sure.set(number, rows[0] ?? 0);
    else unsure.set(number, rows);
  }
  return oncePerRow({ sure, unsure, unknown });
};

/** Two who lead to the same row, by name and by number, are both unsure. */
const oncePerRow = ({ sure, unsure, unknown }: Matched): Matched => {
  const byRow = groupsOf([...sure], ([, row]) => String(row));
  const twice = [...byRow.values()].filter((all) => all.length > 1).flat();
  const left = new Map(sure);
  for (const [number] of twice) left.delete(number);
  const more = new Map([
    ...unsure,
    ...twice.map(([number, row]): [number, readonly number[]] => [number, [row]]),
  ]);
  return { sure: left, unsure: more, unknown };
};
