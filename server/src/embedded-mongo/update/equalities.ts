import { isOperatorObject } from '../find/filter.ts';
import { own, put } from '../paths.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';

/** The paths that a query says to be equal to something, in its order. */
function* equalPaths(filter: Doc): Generator<[path: string, value: unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    const parts = Array.isArray(condition) ? (condition as Doc[]) : [];
    if (key === '$and' || (key === '$or' && parts.length === 1)) {
      for (const part of parts) yield* equalPaths(part);
    } else if (!key.startsWith('$')) {
      const only = onlyValue(condition);
      if (only) yield [key, only.value];
    }
  }
}

/** The one value that a condition leaves, if it does. */
function onlyValue(condition: unknown): { value: unknown } | undefined {
  if (rankOf(condition) === RANK.pattern) return undefined;
  if (!isOperatorObject(condition)) return { value: condition };
  if (Object.hasOwn(condition, '$eq')) return { value: condition.$eq };
  const { $in: among, $all: every } = condition;
  const list = [among, every].find(
    (each): each is unknown[] => Array.isArray(each) && each.length === 1,
  );
  const [value] = list ?? [];
  const isPlain = rankOf(value) !== RANK.pattern && !isOperatorObject(value);
  return list !== undefined && isPlain ? { value } : undefined;
}

/**
 * What a new document takes from the query: the fields that must be equal to something.
 *
 * @throws StoreError 54 where two of them are of one field, or one lies within the other
 */
export function equalities(filter: Doc): Doc {
  const doc: Doc = {};
  const paths: string[] = [];
  for (const [path, value] of equalPaths(filter)) {
    const other = paths.find(
      (each) => each === path || isWithin(each, path) || isWithin(path, each),
    );
    if (other === path) throw matched(`path '${path}' is matched twice`);
    if (other !== undefined) throw matched(`both paths '${path}' and '${other}' are matched`);
    paths.push(path);
    putAt(doc, path.split('.'), value);
  }
  return doc;
}

const matched = (what: string): StoreError =>
  new StoreError(54, `cannot infer query fields to set, ${what}`);

const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

function putAt(doc: Doc, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    put(doc, name, value);
    return;
  }
  const inner = own(doc, name);
  const next = isObject(inner) ? inner : {};
  put(doc, name, next);
  putAt(next, rest, value);
}
