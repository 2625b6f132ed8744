import { checkVariableName } from '../expressions/arguments.ts';
import { pathOf } from '../expressions/expression.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';

const MATCHED = ['replace', 'keepExisting', 'merge', 'fail'] as const;
const NOT_MATCHED = ['insert', 'discard', 'fail'] as const;
type NotMatched = (typeof NOT_MATCHED)[number];

/** What `$merge` does with each document. */
export interface Merge {
  readonly into: string;
  /** By which fields a document is found again. */
  readonly on: readonly string[];
  readonly whenMatched: (typeof MATCHED)[number] | readonly unknown[];
  readonly whenNotMatched: NotMatched;
  /** Variables of a pipeline in `whenMatched`, by their names. */
  readonly variables: Doc;
}

/** A pipeline that writes what it makes: what it reads, and where that goes. */
interface WritingPipeline {
  readonly head: readonly unknown[];
  readonly target: { readonly merge: Merge } | { readonly out: string };
}

/** Whether a command is a pipeline that ends with a stage that writes. */
export function isWriting(command: Doc): boolean {
  if (!('aggregate' in command) || !Array.isArray(command.pipeline)) return false;
  const last: unknown = command.pipeline.at(-1);
  return isObject(last) && ('$merge' in last || '$out' in last);
}

/** @throws StoreError for a stage that says no place in this database; 115 for one in another database */
export function writingPipelineOf({ pipeline, $db: db }: Doc): WritingPipeline {
  const stages = pipeline as unknown[];
  const last = stages.at(-1) as Doc;
  if (Object.keys(last).length > 1)
    throw new StoreError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  const head = stages.slice(0, -1);
  if ('$merge' in last) return { head, target: { merge: mergeOf(last.$merge, db) } };
  return { head, target: { out: outOf(last.$out, db) } };
}

function outOf(given: unknown, db: unknown): string {
  if (typeof given === 'string') return named(given);
  if (!isObject(given))
    throw new StoreError(16990, '$out only supports a string or object argument');
  const { db: other, coll, ...rest } = given;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new StoreError(40415, `BSON field '$out.${unknown}' is an unknown field.`);
  if (typeof coll !== 'string' || other === undefined)
    throw new StoreError(16994, 'If an object is passed to $out it must have the fields db, coll');
  checkDatabase(other, db);
  return named(coll);
}

function named(collection: string): string {
  if (collection.startsWith('system.'))
    throw new StoreError(31319, `Cannot write to special collection: ${collection}`);
  return collection;
}

function checkDatabase(given: unknown, own: unknown): void {
  if (given !== own)
    throw new StoreError(115, 'The store writes into collections of the same database alone');
}

const FIELDS = new Set(['into', 'on', 'let', 'whenMatched', 'whenNotMatched']);

function mergeOf(given: unknown, db: unknown): Merge {
  const spec: unknown = typeof given === 'string' ? { into: given } : given;
  if (!isObject(spec)) throw new StoreError(14, '$merge requires a string or object argument');
  const unknown = Object.keys(spec).find((name) => !FIELDS.has(name));
  if (unknown !== undefined)
    throw new StoreError(40415, `BSON field '$merge.${unknown}' is an unknown field.`);
  const into = intoOf(spec.into, db);
  const whenMatched = whenMatchedOf(spec.whenMatched);
  const whenNotMatched = whenNotMatchedOf(spec.whenNotMatched);
  const isSupported =
    whenMatched === 'fail' || whenMatched === 'keepExisting' ? whenNotMatched === 'insert' : true;
  if (!isSupported) {
    const modes = `'whenMatched: ${String(whenMatched)}' and 'whenNotMatched: ${whenNotMatched}'`;
    throw new StoreError(51181, `Combination of $merge modes ${modes} is not supported`);
  }
  const variables = variablesOf(spec.let, Array.isArray(whenMatched));
  return { into, on: onOf(spec.on), whenMatched, whenNotMatched, variables };
}

function intoOf(into: unknown, db: unknown): string {
  if (into === undefined)
    throw new StoreError(40414, "BSON field '$merge.into' is missing but a required field");
  if (into === '') throw new StoreError(5786800, "$merge 'into' field cannot be an empty string");
  if (typeof into === 'string') return named(into);
  if (!isObject(into))
    throw new StoreError(51178, "$merge 'into' field must be either a string or an object");
  const { db: other, coll } = into;
  if (typeof coll !== 'string' || coll === '')
    throw new StoreError(5786801, "$merge 'into' field must specify a 'coll' that is not empty");
  if (other !== undefined) checkDatabase(other, db);
  return named(coll);
}

function onOf(on: unknown): string[] {
  if (on === undefined) return ['_id'];
  const list: unknown[] = Array.isArray(on) ? on : [on];
  if (!Array.isArray(on) && typeof on !== 'string')
    throw new StoreError(51186, "$merge 'on' field must be either a string or an array of strings");
  if (list.length === 0)
    throw new StoreError(51187, "If explicitly specifying $merge 'on', must include a field");
  const fields = list.filter((field) => typeof field === 'string');
  if (fields.length < list.length)
    throw new StoreError(51134, "$merge 'on' array elements must be strings");
  for (const field of fields) pathOf(field);
  const twice = fields.find((field, i) => fields.indexOf(field) !== i);
  if (twice !== undefined) throw new StoreError(31465, `Found a duplicate field '${twice}'`);
  return fields;
}

function whenMatchedOf(given: unknown = 'merge'): Merge['whenMatched'] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string')
    throw new StoreError(51191, "$merge 'whenMatched' field must be either a string or an array");
  const found = MATCHED.find((mode) => mode === given);
  if (found) return found;
  throw new StoreError(2, `Enumeration value '${given}' for field 'whenMatched' is not valid`);
}

function whenNotMatchedOf(given: unknown = 'insert'): NotMatched {
  if (typeof given !== 'string')
    throw new StoreError(14, "BSON field '$merge.whenNotMatched' is the wrong type");
  const found = NOT_MATCHED.find((mode) => mode === given);
  if (found) return found;
  throw new StoreError(2, `Enumeration value '${given}' for field 'whenNotMatched' is not valid`);
}

/** `new` is the document itself, whatever else is named. */
function variablesOf(given: unknown, isPipeline: boolean): Doc {
  if (given !== undefined && !isObject(given))
    throw new StoreError(14, "BSON field '$merge.let' is the wrong type");
  if (given !== undefined && !isPipeline)
    throw new StoreError(51199, "Cannot use 'let' variables with this 'whenMatched' mode");
  const variables = given ?? {};
  for (const name of Object.keys(variables)) checkVariableName(name);
  if ('new' in variables && variables.new !== '$$ROOT') {
    const reserved = "the reserved 'new' variable other than '$$ROOT'";
    throw new StoreError(51273, `'let' may not define a value for ${reserved}`);
  }
  return given === undefined ? { new: '$$ROOT' } : variables;
}
