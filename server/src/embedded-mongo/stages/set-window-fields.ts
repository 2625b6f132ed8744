import type { Expression } from '../expressions/operator.ts';
import type { Order } from '../order.ts';
import { type KeyPart, keyParts } from '../paths.ts';
import { type SortKey, sizeOfKey, sorterOf } from '../find/sort.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import { addTo, fieldAt } from './fields.ts';
import { type CompileStage, onlyFields, scopeOf, type Surroundings, watched } from './stage.ts';
import { sortedBy } from './sorted.ts';
import { sortOf, type WindowField, windowFieldOf } from './windows.ts';

/** To which partition a document belongs, and its place in it. */
interface Key {
  readonly partition: SortKey;
  readonly sort: SortKey;
}

/** What is missing belongs to null. @throws StoreError 14 for an array */
function partitionOf(by: Expression | undefined, doc: Doc, surroundings: Surroundings): unknown {
  const value = by?.(scopeOf(doc, surroundings)) ?? null;
  if (!Array.isArray(value)) return value;
  const what = 'An expression used to partition cannot evaluate to value of type array';
  throw new StoreError(14, what);
}

/** @throws StoreError 6307900 for a field that is set twice, or within another one */
function checkPaths(fields: readonly WindowField[]): void {
  const paths = fields.map(({ path }) => `${path.join('.')}.`);
  const conflict = paths.some((path, i) =>
    paths.some((other, j) => i !== j && path.startsWith(other)),
  );
  if (conflict)
    throw new StoreError(
      6307900,
      "$setWindowFields 'output' specification contains two conflicting paths",
    );
}

const setWindowFields: CompileStage = (argument, { expression: compile }) => {
  if (!isObject(argument))
    throw new StoreError(9, 'the $setWindowFields stage specification must be an object');
  onlyFields('$setWindowFields', argument, ['partitionBy', 'sortBy', 'output'], 40415);
  const { partitionBy, sortBy, output } = argument;
  if (output === undefined)
    throw new StoreError(40414, "BSON field '$setWindowFields.output' is missing");
  if (!isObject(output))
    throw new StoreError(14, "BSON field '$setWindowFields.output' is the wrong type");
  const by = partitionBy === undefined ? undefined : compile(partitionBy);
  const sort = sortOf(sortBy);
  const fields = Object.entries(output).map(([name, specification]) =>
    windowFieldOf(name, specification, { compile, sort }),
  );
  checkPaths(fields);
  const sorting = sortingOf(sort ?? [], compile.order);
  return function* setWindowFieldsStage(docs, surroundings) {
    const keyOf = (doc: Doc): Key => sorting.keyOf(partitionOf(by, doc, surroundings), doc);
    const sorted = sortedBy(docs, { ...sorting, keyOf }, surroundings);
    let partition: Doc[] = [];
    for (const [i, { doc, key }] of sorted.entries()) {
      const before = sorted[i - 1]?.key;
      if (before && !sorting.isSamePartition(before, key)) {
        yield* withFields(partition, fields, surroundings);
        partition = [];
      }
      partition.push(doc);
    }
    yield* withFields(partition, fields, surroundings);
  };
};

function sortingOf(sort: readonly KeyPart[], order: Order) {
  const inPartition = sorterOf(sort, order);
  const byPartition = sorterOf(keyParts({ value: 1 }), order);
  return {
    keyOf: (partition: unknown, doc: Doc): Key => ({
      partition: byPartition.keyOf({ value: partition }),
      sort: inPartition.keyOf(doc),
    }),
    compare: (a: Key, b: Key): number =>
      byPartition.compare(a.partition, b.partition) || inPartition.compare(a.sort, b.sort),
    isSamePartition: (a: Key, b: Key): boolean =>
      byPartition.compare(a.partition, b.partition) === 0,
    sizeOf: ({ partition, sort: key }: Key): number => sizeOfKey(partition) + sizeOfKey(key),
  };
}

/** The documents of one partition, with what their windows give. */
function* withFields(
  partition: readonly Doc[],
  fields: readonly WindowField[],
  surroundings: Surroundings,
): Generator<Doc> {
  const ready = fields.map(({ path, of, begin }) => {
    const known: unknown[] = [];
    const at = (place: number): unknown => {
      if (!(place in known)) known[place] = of(scopeOf(partition[place] ?? {}, surroundings));
      return known[place];
    };
    return { path, valueFor: begin({ length: partition.length, at }) };
  });
  let place = 0;
  for (const doc of watched(partition, surroundings)) {
    const made = { ...doc };
    for (const { path, valueFor } of ready)
      addTo(made, fieldAt(path, valueFor(place)), scopeOf(doc, surroundings));
    yield made;
    place += 1;
  }
}

export const windows: Record<string, CompileStage> = { $setWindowFields: setWindowFields };
