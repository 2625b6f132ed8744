import { compare, equals } from './compare.ts';
import { keyText } from './keys.ts';
import { put } from './paths.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';

/** How values are compared: as their keys, which are bytes, or with texts in the order of a language. */
export interface Order {
  /** Whether it is the order of keys, and so of indexes. */
  readonly isOfKeys: boolean;
  compare(a: unknown, b: unknown): number;
  equals(a: unknown, b: unknown): boolean;
  /** A text that is the same for equal values, as long as this order lives. */
  keyText(value: unknown): string;
}

/** MongoDB's order without a collation. */
export const ofKeys: Order = { isOfKeys: true, compare, equals, keyText };

type CompareTexts = (a: string, b: string) => number;

/** The order in which texts are compared like this, wherever they are in a value; names of fields are not. */
export function orderOfTexts(compareTexts: CompareTexts): Order {
  const compareValues = (a: unknown, b: unknown): number => {
    const rank = rankOf(a);
    const difference = rank - rankOf(b);
    if (difference !== 0) return difference;
    if (rank === RANK.string) return compareTexts(String(a), String(b));
    if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b, compareValues);
    if (isObject(a) && isObject(b)) return compareFields(a, b, compareValues);
    return compare(a, b);
  };
  const classes = new Classes(compareTexts);
  const representative = (value: unknown): unknown => {
    if (rankOf(value) === RANK.string) return classes.of(String(value));
    if (Array.isArray(value)) return value.map(representative);
    if (!isObject(value)) return value;
    const made: Doc = {};
    for (const [name, field] of Object.entries(value)) put(made, name, representative(field));
    return made;
  };
  return {
    isOfKeys: false,
    compare: compareValues,
    equals: (a, b) => compareValues(a, b) === 0,
    keyText: (value) => keyText(representative(value)),
  };
}

function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compareItems: (a: T, b: T) => number,
): number {
  for (const [i, item] of a.entries()) {
    if (i >= b.length) return 1;
    const order = compareItems(item, b[i] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Field by field: its type, its name, its value. */
function compareFields(a: Doc, b: Doc, compareValues: Order['compare']): number {
  return compareLists(
    Object.entries(a),
    Object.entries(b),
    ([name, value], [otherName, other]) =>
      rankOf(value) - rankOf(other) || compare(name, otherName) || compareValues(value, other),
  );
}

/** Texts that compare as equal have one representative: the first of them that came. */
class Classes {
  readonly #compare: CompareTexts;
  readonly #known = new Map<string, string>();
  readonly #sorted: string[] = [];

  constructor(compareTexts: CompareTexts) {
    this.#compare = compareTexts;
  }

  of(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const place = this.#placeOf(text);
    const there = this.#sorted[place];
    const isThere = there !== undefined && this.#compare(there, text) === 0;
    if (!isThere) this.#sorted.splice(place, 0, text);
    const found = isThere ? there : text;
    this.#known.set(text, found);
    return found;
  }

  #placeOf(text: string): number {
    let [from, until] = [0, this.#sorted.length];
    while (from < until) {
      const middle = (from + until) >>> 1;
      if (this.#compare(this.#sorted[middle] ?? '', text) < 0) from = middle + 1;
      else until = middle;
    }
    return from;
  }
}
