import { reportMessages as words } from './report.messages.ts';

/** What was changed of a file or left out of it, and where it stands there. */
export interface Report {
  readonly where: string;
  readonly text: string;
}
export type Tell = (where: string, text: string) => void;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than this nobody looks whether there is anything: a file may be as deep as its bytes allow. */
const deepest = 50;

const isNothing = (value: unknown, depth = 0): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object' || depth > deepest) return false;
  return Object.values(value).every((each) => isNothing(each, depth + 1));
};

/** A part of a file by its names: what is read of it is noted, so that what is left can be told. */
export interface Place {
  readonly where: string;
  /** The text of that name; empty where there is none. */
  readonly text: (name: string) => string;
  readonly texts: (name: string) => string[];
  /** The groups in the list of that name, each to be read and `end`ed. */
  readonly places: (name: string) => Place[];
  readonly place: (name: string) => Place | null;
  readonly has: (name: string) => boolean;
  /** What stands there is told otherwise. */
  readonly skip: (...names: readonly string[]) => void;
  /** Tells what nobody has read. */
  readonly end: () => void;
}

const textOf = (value: unknown, where: string, tell: Tell): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isNothing(value)) tell(where, words.noText);
  return '';
};

const listOf = (value: unknown, where: string, tell: Tell): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (!isNothing(value)) tell(where, words.noList);
  return [];
};

/** The place of a value of a file; null where it is no group of names, which is told. */
export const placeOf = (value: unknown, where: string, tell: Tell): Place | null => {
  if (!isGroup(value)) {
    if (!isNothing(value)) tell(where, words.noGroup);
    return null;
  }
  const left = new Map(Object.entries(value));
  const under = (name: string): string => (where === '' ? name : `${where}.${name}`);
  const take = (name: string): unknown => {
    const taken = left.get(name);
    left.delete(name);
    return taken;
  };
  return {
    where,
    text: (name) => textOf(take(name), under(name), tell).trim(),
    texts: (name) =>
      listOf(take(name), under(name), tell)
        .map((each, at) => textOf(each, `${under(name)}[${at}]`, tell).trim())
        .filter((text) => text !== ''),
    places: (name) =>
      listOf(take(name), under(name), tell).flatMap(
        (each, at) => placeOf(each, `${under(name)}[${at}]`, tell) ?? [],
      ),
    place: (name) => placeOf(take(name), under(name), tell),
    has: (name) => !isNothing(left.get(name)),
    skip: (...names) => names.forEach(take),
    end: () => {
      for (const [name, rest] of left) {
        if (!isNothing(rest)) tell(under(name), words.unknown);
      }
    },
  };
};
