import { compileConstant, pathOf, valueAt } from '../expressions/expression.ts';
import type { Compile, Expression } from '../expressions/operator.ts';
import { doubleOf, isNumber } from '../numbers.ts';
import { type KeyPart, keyParts } from '../paths.ts';
import { parseSort, sorterOf } from '../find/sort.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import {
  type Bounds,
  endOf,
  gathered,
  gathers,
  one,
  ranked,
  RANKS,
  type Windowed,
} from './window-functions.ts';

/** A field that a window gives: where it is set, what is looked at of each document, and what becomes of it. */
export interface WindowField {
  readonly path: readonly string[];
  readonly of: Expression;
  readonly begin: Windowed;
}

/** What the fields of one stage share. */
interface Place {
  readonly compile: Compile;
  /** What the partition is sorted by, if it is. */
  readonly sort: readonly KeyPart[] | undefined;
}

const refusal = (message: string): StoreError => new StoreError(9, message);
const WHOLE: Bounds = { lower: -Infinity, upper: Infinity };
const ENDS = { $first: 'first', $last: 'last' } as const;

const knows = (name: string): boolean =>
  gathers(name) || name in ENDS || RANKS.has(name) || name === '$count' || name === '$shift';

/** @throws StoreError 9, 5339900, 5339901, 5371601 to 5371603 for what is no function over a window */
export function windowFieldOf(name: string, specification: unknown, place: Place): WindowField {
  const path = pathOf(name);
  if (!isObject(specification)) throw refusal(`The field '${name}' must be an object`);
  const functionName = Object.keys(specification).find((key) => key.startsWith('$'));
  if (functionName === undefined) throw refusal('Expected a $-prefixed window function');
  if (!knows(functionName)) throw refusal(`Unrecognized window function, ${functionName}`);
  return { path, ...functionOf(functionName, specification, place) };
}

function functionOf(
  name: string,
  specification: Doc,
  place: Place,
): Pick<WindowField, 'of' | 'begin'> {
  if (RANKS.has(name)) return rankingOf(name, specification, place);
  const other = Object.keys(specification).find((key) => key !== name && key !== 'window');
  if (other !== undefined) throw refusal(`Window function found an unknown argument: ${other}`);
  const argument = specification[name];
  if (name === '$shift') return shiftOf(argument, specification, place);
  const bounds = boundsOf(specification.window, place);
  const { compile } = place;
  if (name === '$count') {
    if (!isObject(argument) || Object.keys(argument).length > 0)
      throw refusal('$count only accepts an empty object as input');
    return { of: () => one, begin: gathered('$sum', bounds, compile.order) };
  }
  const end = name in ENDS ? ENDS[name as keyof typeof ENDS] : undefined;
  const begin = end ? endOf(end, bounds) : gathered(name, bounds, compile.order);
  return { of: compile(argument), begin };
}

function rankingOf(name: string, specification: Doc, { compile, sort }: Place) {
  const argument = specification[name];
  if (Object.keys(specification).length > 1)
    throw new StoreError(5371601, 'Rank style window functions take no other arguments');
  if (!isObject(argument) || Object.keys(argument).length > 0)
    throw new StoreError(5371603, `${name} must be specified with '{}' as the value`);
  const [part, ...others] = sort ?? [];
  if (!part || others.length > 0) {
    const needed = 'a top level sortBy expression with exactly one element';
    throw new StoreError(5371602, `${name} must be specified with ${needed}`);
  }
  const sorter = sorterOf(keyParts({ value: part.direction }), compile.order);
  const of: Expression = ({ root }) => valueAt(root, part.path);
  return { of, begin: ranked(name, sorter) };
}

const SHIFT_FIELDS = new Set(['output', 'by', 'default']);

function shiftOf(argument: unknown, specification: Doc, { compile, sort }: Place) {
  if ('window' in specification) throw refusal("$shift does not accept a 'window' field");
  if (!isObject(argument)) throw refusal('Argument to $shift must be an object');
  const unknown = Object.keys(argument).find((key) => !SHIFT_FIELDS.has(key));
  if (unknown !== undefined) throw refusal(`Unknown argument in $shift: ${unknown}`);
  if (!('output' in argument)) throw refusal("$shift requires an 'output' expression.");
  if (!('by' in argument)) throw refusal("$shift requires 'by' as an integer value.");
  const by = wholeOf(argument.by, "'$shift:by' field must be an integer");
  if (!sort) throw refusal("'$shift' requires a sortBy");
  const otherwise = 'default' in argument ? constantOf(argument.default) : null;
  return {
    of: compile(argument.output),
    begin: endOf('first', { lower: by, upper: by }, otherwise ?? null),
  };
}

/** @throws StoreError 9 for what depends on a document or a variable */
function constantOf(expression: unknown): unknown {
  try {
    return compileConstant(expression)({ root: {}, variables: new Map() });
  } catch (error) {
    const isUnknown = error instanceof StoreError && [4890500, 17276].includes(error.code);
    throw isUnknown ? refusal("'$shift:default' expression must yield a constant value.") : error;
  }
}

function wholeOf(value: unknown, message: string): number {
  const number = isNumber(value) ? doubleOf(value) : Number.NaN;
  if (!Number.isInteger(number) || Math.abs(number) >= 2 ** 31) throw refusal(message);
  return number;
}

/** @throws StoreError 9, also for a range of values: the store counts documents alone */
function boundsOf(window: unknown, { sort }: Place): Bounds {
  if (window === undefined) return WHOLE;
  if (!isObject(window)) throw refusal("'window' field must be an object");
  const [name, ...others] = Object.keys(window);
  if (name === undefined) return WHOLE;
  if ('range' in window || 'unit' in window)
    throw refusal("The store has windows of documents, none of a 'range'");
  if (name !== 'documents' || others.length > 0)
    throw refusal("'window' field can only contain 'documents' as the only argument");
  const { documents } = window;
  if (!Array.isArray(documents) || documents.length !== 2)
    throw refusal('Window bounds must be a 2-element array');
  const lower = boundOf(documents[0], -Infinity);
  const upper = boundOf(documents[1], Infinity);
  if (lower > upper) throw new StoreError(5339900, 'Lower bound must not exceed upper bound');
  const isWhole = lower === -Infinity && upper === Infinity;
  if (!isWhole && !sort) throw new StoreError(5339901, 'Document-based bounds require a sortBy');
  return { lower, upper };
}

function boundOf(value: unknown, unbounded: number): number {
  if (value === 'unbounded') return unbounded;
  if (value === 'current') return 0;
  return wholeOf(value, "Window bounds must be 'unbounded', 'current', or an integer.");
}

/** What a partition is sorted by; nothing where it is not. */
export function sortOf(sortBy: unknown): KeyPart[] | undefined {
  if (sortBy === undefined) return undefined;
  if (!isObject(sortBy))
    throw new StoreError(14, "BSON field '$setWindowFields.sortBy' is the wrong type");
  if (Object.keys(sortBy).length === 0)
    throw new StoreError(15976, 'sortBy must have at least one sort key');
  return parseSort(sortBy);
}
