import type { Row } from '../row.ts';
import type { Pipeline } from '../stages/stage.ts';
import { type Doc, isObject } from '../values.ts';
import { isTextScore, noScore } from './text-score.ts';

/** A field that no stored document can have: BSON's names hold no zero. */
const SCORE = 'score\0';
/** The stages that pass each document on, with its score. */
const KEEPS_SCORES = new Set(['$match', '$sort', '$limit', '$skip', '$addFields', '$set']);

/**
 * The stages up to the last one that asks for the score, made to read it from a field, and those
 * after it.
 *
 * @throws StoreError 40218 where the score is not there (any more)
 */
export function takeScored(
  pipeline: Pipeline,
  hasText: boolean,
): { scored: Pipeline; after: Pipeline } {
  const last = pipeline.findLastIndex(({ argument }) => asksForScore(argument));
  const kept = pipeline.slice(0, Math.max(last, 0)).every(({ name }) => KEEPS_SCORES.has(name));
  const lastName = pipeline[last]?.name ?? '';
  const named = KEEPS_SCORES.has(lastName) || lastName === '$project';
  if (last !== -1 && !(hasText && kept && named)) noScore();
  return {
    scored: pipeline
      .slice(0, last + 1)
      .map(({ name, argument, compile }) => ({ name, argument: reading(name, argument), compile })),
    after: pipeline.slice(last + 1),
  };
}

function asksForScore(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksForScore);
  if (!isObject(value)) return false;
  return isTextScore(value) || Object.values(value).some(asksForScore);
}

function reading(name: string, argument: unknown): unknown {
  if (!asksForScore(argument)) return argument;
  if (name !== '$sort' || !isObject(argument)) return readingField(argument);
  const order = Object.entries(argument).map(([path, direction]) =>
    isTextScore(direction) ? [SCORE, -1] : [path, direction],
  );
  return Object.fromEntries(order) as Doc;
}

function readingField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readingField);
  if (!isObject(value)) return value;
  if (isTextScore(value)) return `$${SCORE}`;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, readingField(part)]),
  );
}

/** The documents of rows, each with its score in a field of its own. */
export function* scoredDocs(rows: Iterable<Row>): Generator<Doc> {
  for (const row of rows) yield { ...row.exact(), [SCORE]: row.score };
}

export function* withoutScores(docs: Iterable<Doc>): Generator<Doc> {
  for (const { [SCORE]: _score, ...doc } of docs) yield doc;
}
