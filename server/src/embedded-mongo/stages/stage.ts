import type { Compile, Scope } from '../expressions/operator.ts';
import { isNumber, doubleOf } from '../numbers.ts';
import type { Search } from '../find/query.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import type { Variables } from '../variables.ts';

/** What a pipeline works with beside its documents. */
export interface Surroundings {
  /** The documents of a collection that a search finds and that match a filter as well. */
  readonly find: (collection: string, search: Search, also: Doc) => Iterable<Doc>;
  readonly variables: Scope['variables'];
  /** Called between documents where a stage works on all of them. @throws StoreError 50; TakesLong */
  readonly checkClock: () => void;
}

export type Stage = (docs: Iterable<Doc>, surroundings: Surroundings) => Iterable<Doc>;

/** A stage of a pipeline that was taken apart, and how it is compiled. */
export interface PipelineStage {
  readonly name: string;
  readonly argument: unknown;
  readonly compile: CompileStage;
}

export type Pipeline = readonly PipelineStage[];

/** A pipeline that begins with a search: what its front asks for, and the stages after that. */
export interface SearchingPipeline {
  readonly search: Search;
  readonly run: Stage;
}

/** What a stage compiles its parts with; `whereNoneWrites` is the code that a stage that writes is refused with. */
export interface Compilers {
  readonly expression: Compile;
  /** For a pipeline within. */
  readonly pipeline: (pipeline: unknown, whereNoneWrites: number) => Stage;
  /** For one that reads a collection itself, with these variables. */
  readonly searching: (
    pipeline: unknown,
    whereNoneWrites: number,
    variables: Variables,
  ) => SearchingPipeline;
}

/** Compiles what a stage is given. */
export type CompileStage = (argument: unknown, compilers: Compilers) => Stage;

export const scopeOf = (root: Doc, { variables }: Surroundings): Scope => ({ root, variables });

/** Applies a change to one document after the other. */
export const each = (change: (doc: Doc, surroundings: Surroundings) => Doc | undefined): Stage =>
  function* eachStage(docs, surroundings) {
    for (const doc of docs) {
      const made = change(doc, surroundings);
      if (made !== undefined) yield made;
    }
  };

export function objectOf(stage: string, argument: unknown): Doc {
  if (isObject(argument)) return argument;
  throw new StoreError(15959, `the ${stage} specification must be an object`);
}

export function countOf(stage: string, argument: unknown, smallest: number): number {
  const count = isNumber(argument) ? doubleOf(argument) : Number.NaN;
  if (Number.isInteger(count) && count >= smallest) return count;
  throw new StoreError(15958, `the argument of ${stage} must be a whole number from ${smallest}`);
}

/** @throws StoreError `code` for a field that the stage does not know */
export function onlyFields(
  stage: string,
  argument: Doc,
  known: readonly string[],
  code: number,
): void {
  const other = Object.keys(argument).find((name) => !known.includes(name));
  if (other !== undefined) throw new StoreError(code, `Unrecognized option to ${stage}: ${other}`);
}

const CLOCK_LOOKS = 64;

/** All documents, with a look at the clock now and then. */
export function* watched(docs: Iterable<Doc>, { checkClock }: Surroundings): Generator<Doc> {
  let n = 0;
  for (const doc of docs) {
    n += 1;
    if (n % CLOCK_LOOKS === 0) checkClock();
    yield doc;
  }
}
