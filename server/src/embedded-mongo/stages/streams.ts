import { Int32 } from 'bson';
import { compileFilter } from '../filter.ts';
import { put } from '../paths.ts';
import { parseSort, sortKey } from '../sort.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import { type CompileStage, countOf, objectOf, type Surroundings, watched } from './stage.ts';

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

/** What a sort holds at most: as much as MongoDB lets one hold in memory. */
const MOST_SORTED_BYTES = 100 * 1024 * 1024;
/** About what a document costs beside its key. */
const DOCUMENT_BYTES = 300;

const sort: CompileStage = (argument) => {
  const parts = parseSort(objectOf('$sort', argument));
  return function* sortStage(docs, surroundings) {
    let bytes = 0;
    const keyed: { doc: Doc; key: Buffer }[] = [];
    for (const doc of watched(docs, surroundings)) {
      const key = sortKey(doc, parts);
      bytes += key.length + DOCUMENT_BYTES;
      if (bytes > MOST_SORTED_BYTES)
        throw new StoreError(292, 'Sort exceeded memory limit of 104857600 bytes');
      keyed.push({ doc, key });
    }
    keyed.sort((a, b) => Buffer.compare(a.key, b.key));
    for (const { doc } of keyed) yield doc;
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
    ([name, pipeline]) => [name, compilers.pipeline(pipeline)] as const,
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
