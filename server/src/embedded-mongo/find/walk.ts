import { isIndex, own } from '../paths.ts';
import { isObject } from '../values.ts';

/** Through which place of an array a value was found, if through any; `undefined`: it was not. */
export type Found = { at?: number | undefined } | undefined;

/** What a condition says of a document: that it holds, and through which place. */
export type Find = (doc: unknown) => Found;
type Test = (value: unknown) => boolean;
type Path = readonly string[];

const HERE = {};

const whole =
  (test: Test): Find =>
  (value) =>
    test(value) ? HERE : undefined;

const element =
  (test: Test): Find =>
  (value) => {
    const at = Array.isArray(value) ? value.findIndex((item) => test(item)) : -1;
    return at === -1 ? undefined : { at };
  };

/** A value that passes at the end of a path, or an item of an array there. */
export function itemAt(path: Path, test: Test): Find {
  const [asItem, asWhole] = [element(test), whole(test)];
  return walking(path, (value) => asItem(value) ?? asWhole(value), asWhole);
}

/** A value that passes as it is. */
export const wholeAt = (path: Path, test: Test): Find => walking(path, whole(test));

/** An array of which an item passes. */
export const elementAt = (path: Path, test: Test): Find => walking(path, element(test));

/**
 * Goes down a path to the first value that passes. Arrays on the way are looked into: the outermost of them says the
 * place. A number in the path may name an item; an array that a path ends with in that way is not looked into.
 */
function walking(path: Path, end: Find, namedEnd: Find = end): Find {
  const down = (value: unknown, depth: number): Found => {
    const segment = path[depth];
    if (segment === undefined) return end(value);
    if (Array.isArray(value)) return through(value, segment, depth);
    return down(isObject(value) ? own(value, segment) : undefined, depth + 1);
  };
  const through = (items: readonly unknown[], segment: string, depth: number): Found => {
    for (const [at, item] of items.entries()) {
      const has = isObject(item) && (!isIndex(segment) || Object.hasOwn(item, segment));
      if (has && down(item, depth)) return { at };
      if (segment !== String(at)) continue;
      const found = depth + 1 === path.length ? namedEnd(item) : down(item, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return (doc) => down(doc, 0);
}
