import { pathOf } from '../expressions/expression.ts';
import { own, put } from '../paths.ts';
import { compileProjection } from '../find/projection.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { type Doc, isObject } from '../values.ts';
import { addTo, fieldsOf } from './fields.ts';
import { type CompileStage, each, objectOf, scopeOf } from './stage.ts';
import { Long } from 'bson';

const project: CompileStage = (argument, { expression }) => {
  const specification = objectOf('$project', argument);
  if (Object.keys(specification).length === 0)
    throw new StoreError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const show = compileProjection(specification, { compile: expression });
  return each((doc, { variables }) => show(doc, variables));
};

const addFields: CompileStage = (argument, { expression }) => {
  const fields = fieldsOf(objectOf('$addFields', argument), expression);
  return each((doc, surroundings) => addTo({ ...doc }, fields, scopeOf(doc, surroundings)));
};

const unset: CompileStage = (argument, { expression }) => {
  const names: unknown[] = Array.isArray(argument) ? argument : [argument];
  const paths = names.filter((name) => typeof name === 'string');
  if (names.length === 0 || paths.length < names.length)
    throw new StoreError(31120, '$unset specification must be a string or an array of strings');
  // A projection names a field once: one that is named twice is refused as MongoDB does.
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice !== undefined) throw new StoreError(31250, `Path collision at ${twice}`);
  const specification = Object.fromEntries(paths.map((path) => [path, false]));
  const leaveOut = compileProjection(specification, { compile: expression });
  return each((doc, { variables }) => leaveOut(doc, variables));
};

const replaceWith: CompileStage = (argument, { expression }) => {
  const make = expression(argument);
  return each((doc, surroundings) => {
    const made = make(scopeOf(doc, surroundings));
    if (isObject(made)) return made;
    const found = `input to $replaceRoot must evaluate to an object, not ${typeName(made)}`;
    throw new StoreError(40228, `'newRoot' expression ${found}`);
  });
};

const replaceRoot: CompileStage = (argument, compilers) => {
  const { newRoot } = objectOf('$replaceRoot', argument);
  if (newRoot === undefined)
    throw new StoreError(40231, 'no newRoot specified for the $replaceRoot stage');
  return replaceWith(newRoot, compilers);
};

/** A copy with another value at a path of objects; `undefined` takes it away. */
function withValue(doc: Doc, [name = '', ...rest]: readonly string[], value: unknown): Doc {
  const made = { ...doc };
  const inner = own(doc, name);
  const next = rest.length === 0 ? value : withValue(isObject(inner) ? inner : {}, rest, value);
  if (next === undefined) delete made[name];
  else put(made, name, next);
  return made;
}

const nestedIn = (doc: Doc, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? own(value, name) : undefined), doc);

const unwind: CompileStage = (argument) => {
  const given: Doc =
    typeof argument === 'string' ? { path: argument } : objectOf('$unwind', argument);
  const {
    path: named,
    includeArrayIndex: index,
    preserveNullAndEmptyArrays: preserves,
    ...rest
  } = given;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new StoreError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  if (typeof named !== 'string' || !named.startsWith('$'))
    throw new StoreError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${String(named)}`,
    );
  if (index !== undefined && (typeof index !== 'string' || index === '' || index.startsWith('$')))
    throw new StoreError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  if (preserves !== undefined && typeof preserves !== 'boolean')
    throw new StoreError(
      28809,
      'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
    );
  const path = pathOf(named.slice(1));
  const indexPath = index === undefined ? undefined : pathOf(index);
  const numbered = (doc: Doc, at: Long | null): Doc =>
    indexPath ? withValue(doc, indexPath, at) : doc;
  return function* unwindStage(docs) {
    for (const doc of docs) {
      const value = nestedIn(doc, path);
      if (Array.isArray(value) && value.length > 0) {
        for (const [at, item] of value.entries())
          yield numbered(withValue(doc, path, item), Long.fromNumber(at));
      } else if (Array.isArray(value) || value === null || value === undefined) {
        if (preserves !== true) continue;
        yield numbered(Array.isArray(value) ? withValue(doc, path, undefined) : doc, null);
      } else yield numbered(doc, null);
    }
  };
};

export const shapes: Record<string, CompileStage> = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $unwind: unwind,
};
