import { doubleOf, isNumber } from '../numbers.ts';
import { type FieldNames, fieldNames } from '../raw-bson.ts';
import { type Doc, isObject } from '../values.ts';

const topOf = (path: string): string => path.split('.', 1)[0] ?? '';
const groups = new Set(['$and', '$or', '$nor']);

/** The paths that a query names; undefined where it may look at the whole document. */
function pathsIn(filter: Doc): string[] | undefined {
  const paths: string[] = [];
  for (const [key, condition] of Object.entries(filter)) {
    if (!key.startsWith('$')) {
      paths.push(key);
      continue;
    }
    if (!groups.has(key) || !Array.isArray(condition)) return undefined;
    for (const part of condition) {
      const within = isObject(part) ? pathsIn(part) : undefined;
      if (within === undefined) return undefined;
      paths.push(...within);
    }
  }
  return paths;
}

const topFields = (paths: readonly string[]): FieldNames => fieldNames(new Set(paths.map(topOf)));

/** The fields that tell whether a document matches; undefined where any may. */
export function askedFields(filter: Doc): FieldNames | undefined {
  const paths = pathsIn(filter);
  return paths && topFields(paths);
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);
const isOn = (value: unknown): boolean =>
  isNumber(value) ? doubleOf(value) !== 0 : value === true;

/** The fields that a projection shows; undefined where it says more than which are shown. */
export function shownFields(projection: Doc): FieldNames | undefined {
  const paths = Object.keys(projection);
  const shows = paths.some((path) => isOn(projection[path]));
  const saysNoMore = paths.every(
    (path) => isOn(projection[path]) || (path === '_id' && isFlag(projection[path])),
  );
  if (!shows || !saysNoMore || paths.some((path) => path.includes('$'))) return undefined;
  return topFields(['_id', ...paths]);
}
