/** How a list is read from which not everything is for whoever asks. */
interface Walk<Row, Shown, Place> {
  /** So many are wanted. */
  readonly most: number;
  /**
   * So many rows are read at a time until there are enough: at first some more than are wanted, for a few of them are
   * not for whoever asks, then many where most are not. After the last the walk ends, short of what it may find.
   */
  readonly portions: readonly number[];
  /** The rows after a place, in the order of the list. */
  readonly read: (after: Place | undefined, size: number) => Promise<readonly Row[]>;
  /** Tells of each of these rows what is shown of it: undefined where it is not for whoever asks. */
  readonly look: (rows: readonly Row[]) => Promise<(row: Row) => Shown | undefined>;
  readonly placeOf: (row: Row) => Place;
}

/** What was found, and the place where the walk ended: null at the end of the list. */
export interface Walked<Shown, Place> {
  readonly shown: Shown[];
  readonly at: Place | null;
}

/** Goes through a list from a place on, until so much is found or enough was looked at. */
export const walkList = async <Row, Shown, Place>(
  { most, portions, read, look, placeOf }: Walk<Row, Shown, Place>,
  from: Place | undefined,
): Promise<Walked<Shown, Place>> => {
  const found: Shown[] = [];
  let at = from;
  for (const size of portions) {
    const rows = await read(at, size);
    const shownOf = await look(rows);
    for (const row of rows) {
      const shown = shownOf(row);
      if (shown === undefined) continue;
      found.push(shown);
      if (found.length < most) continue;
      const isLast = rows.length < size && row === rows.at(-1);
      return { shown: found, at: isLast ? null : placeOf(row) };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return { shown: found, at: null };
    at = placeOf(last);
  }
  return { shown: found, at: at ?? null };
};
