import { outOfLimits } from './grades.ts';
import { type Columns, columnsByContent } from './columns-by-content.ts';

/* A gradebook as Moodle and Canvas export it: who is in it, and which columns say who they are. */

export type Lms = 'moodle' | 'canvas';

/** Somebody in the gradebook. */
export interface LmsPerson {
  /** The place of their row in the file, from 0. */
  readonly row: number;
  /** As the gradebook calls them. */
  readonly name: string;
  /** What else is theirs alone: address, user name, numbers. */
  readonly ids: readonly string[];
}

export interface LmsGradebook {
  readonly lms: Lms;
  readonly rows: readonly (readonly string[])[];
  readonly header: readonly string[];
  readonly people: readonly LmsPerson[];
  /** The row of Canvas that says how many points there are; null where there is none. */
  readonly possible: number | null;
  /** Columns that say who somebody is. */
  readonly identity: readonly number[];
  /** Columns of grades that can be filled in. */
  readonly items: readonly number[];
  /** How many rows have more or fewer cells than the header. */
  readonly ragged: number;
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const columns = {
  moodle: {
    names: ['first name', 'last name', 'surname', 'full name'],
    ids: ['email address', 'email', 'username', 'id number', 'user id'],
    rest: ['institution', 'department'],
  },
  canvas: {
    names: ['student', 'firstname', 'lastname'],
    ids: ['id', 'sis user id', 'sis login id', 'integration id', 'root account'],
    rest: ['section'],
  },
} as const;

/** Columns that Canvas works out, and those that are no grades. */
const noItem =
  /\(read only\)\s*$|^(?:current|final|unposted)\b.*(?:score|grade|points)|^(?:notes|comments|last downloaded)/i;

const lmsOf = (header: readonly string[]): Lms | null => {
  const has = (...names: string[]): boolean => names.every((name) => header.includes(name));
  if (has('student', 'id') || has('lastname', 'firstname', 'id')) return 'canvas';
  const moodle = columns.moodle.ids.some((name) => name !== 'user id' && header.includes(name));
  return moodle || has('first name', 'last name') ? 'moodle' : null;
};

const placesOf = (header: readonly string[], wanted: readonly string[]): number[] =>
  wanted.flatMap((name) => header.flatMap((each, at) => (each === name ? [at] : [])));

/** Rows of Canvas that are nobody. */
const isNobody = (first: string): boolean =>
  ['points possible', 'student, test', 'test student', ''].includes(plain(first));

/** By the words that both have for their columns. */
const columnsByHead = (header: readonly string[], lms: Lms): Columns => {
  const plainHeader = header.map(plain);
  const { names: nameWords, ids: idWords, rest } = columns[lms];
  const [names, ids] = [placesOf(plainHeader, nameWords), placesOf(plainHeader, idWords)];
  const identity = [...names, ...ids, ...placesOf(plainHeader, rest)].toSorted(
    (one, other) => one - other,
  );
  const items = header.flatMap((name, at) =>
    identity.includes(at) || noItem.test(name.trim()) || name.trim() === '' ? [] : [at],
  );
  return { names, ids, identity, items };
};

/** Null for a table that is no gradebook of either. */
export const lmsGradebook = (rows: readonly (readonly string[])[]): LmsGradebook | null => {
  const [header = [], ...rest] = rows;
  const known = lmsOf(header.map(plain));
  const found = known === null ? columnsByContent(rows) : columnsByHead(header, known);
  if (found === null) return null;
  const lms = known ?? 'moodle';
  const { names: named, ids, identity, items } = found;
  const isCanvas = lms === 'canvas';
  const people = rest.flatMap((cells, at): LmsPerson[] => {
    const name = named
      .map((place) => (cells[place] ?? '').trim())
      .filter((part) => part !== '')
      .join(' ');
    if (isCanvas && isNobody(cells[named[0] ?? 0] ?? '')) return [];
    const own = ids.map((place) => (cells[place] ?? '').trim()).filter((part) => part !== '');
    return name === '' && own.length === 0 ? [] : [{ row: at + 1, name, ids: own }];
  });
  const possible = isCanvas
    ? rows.findIndex((cells) => plain(cells[named[0] ?? 0] ?? '') === 'points possible')
    : -1;
  const ragged = rest.filter((cells) => cells.length !== header.length).length;
  return {
    lms,
    rows,
    header,
    people,
    possible: possible < 0 ? null : possible,
    identity,
    items,
    ragged,
  };
};

/** How many points the column at this place is worth, where the gradebook says so; null where it does not. */
export const possibleIn = (
  { rows, possible }: Pick<LmsGradebook, 'rows' | 'possible'>,
  at: number,
): number | null => {
  const said = possible === null ? '' : (rows[possible]?.[at] ?? '').trim();
  const most = said === '' ? Number.NaN : Number(said);
  return most >= outOfLimits.min && most <= outOfLimits.max ? most : null;
};
