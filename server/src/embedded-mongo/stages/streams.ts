import { Int32 } from 'bson';
import { compileFilter } from '../find/filter.ts';
import { put } from '../paths.ts';
import { parseSort, sizeOfKey, sorterOf } from '../find/sort.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import { type CompileStage, countOf, objectOf, type Surroundings, watched } from './stage.ts';
import { sortedBy } from './sorted.ts';

const match: CompileStage = (query, { expression }) => {
  // Within a `$lookup` variables are others for each of its documents.
  let values: Surroundings['variables'] = new Map();
  const filter = compileFilter(objectOf('$match', query), {
    compile: expression,
    values: () => values,
  });
  return function* matchStage(docs, surroundings) {
    for (const doc of watched(docs, surroundings)) {
      values = surroundings.variables;
      if (filter(doc)) yield doc;
    }
  };
};

const sort: CompileStage = (argument, { expression: { order } }) => {
  const sorter = sorterOf(parseSort(objectOf('$sort', argument)), order);
  return function* sortStage(docs, surroundings) {
    const sorted = sortedBy(docs, { ...sorter, sizeOf: sizeOfKey }, surroundings);
    for (const { doc } of sorted) yield doc;
  };
};

const limit: CompileStage = (argument) => {
  const most = countOf('$limit', argument, 1);
  return function* limitStage(docs) {
    let left = most;
    for (const doc of docs) {
      yield doc;
      left -= 1;
      if (left === 0) return;
    }
  };
};

const skip: CompileStage = (argument) => {
  const first = countOf('$skip', argument, 0);
  return function* skipStage(docs) {
    let left = first;
    for (const doc of docs) {
      if (left === 0) yield doc;
      else left -= 1;
    }
  };
};

const count: CompileStage = (field) => {
  if (typeof field !== 'string' || field === '' || field.startsWith('$') || field.includes('.'))
    throw new StoreError(40156, 'the count field must be a non-empty string without $ and .');
  return function* countStage(docs, surroundings) {
    let n = 0;
    for (const _ of watched(docs, surroundings)) n += 1;
    if (n > 0) yield { [field]: new Int32(n) };
  };
};

const sample: CompileStage = (argument) => {
  const size = countOf('$sample', objectOf('$sample', argument).size, 1);
  return function* sampleStage(docs, surroundings) {
    const shuffled = Array.from(watched(docs, surroundings), (doc) => ({
      doc,
      order: Math.random(),
    }));
    shuffled.sort((a, b) => a.order - b.order);
    for (const { doc } of shuffled.slice(0, size)) yield doc;
  };
};

const facet: CompileStage = (argument, compilers) => {
  const parts = Object.entries(objectOf('$facet', argument)).map(
    ([name, pipeline]) => [name, compilers.pipeline(pipeline, 40600)] as const,
  );
  if (parts.length === 0)
    throw new StoreError(40169, 'the $facet specification must be a non-empty object');
  return function* facetStage(docs, surroundings) {
    const all = [...watched(docs, surroundings)];
    const made: Doc = {};
    for (const [name, run] of parts) put(made, name, [...run(all, surroundings)]);
    yield made;
  };
};

export const streams: Record<string, CompileStage> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: count,
  $sample: sample,
  $facet: facet,
};
