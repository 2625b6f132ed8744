import { checkVariableName } from './expressions/arguments.ts';
import { compileConstant, compileExpression } from './expressions/expression.ts';
import type { Compile, Scope } from './expressions/operator.ts';
import { type Order, ofKeys } from './order.ts';
import { StoreError } from './store-error.ts';
import { isObject } from './values.ts';

/** What expressions are compiled with where there are variables, and what these are when one is calculated. */
export interface Variables {
  readonly compile: Compile;
  readonly values: () => Scope['variables'];
}

/**
 * The variables of a command: the time, and what its `let` says, each of which may use those before it.
 *
 * @throws StoreError 14, 16867, 16868, 16871; 4890500 for one that asks for a field
 */
export function variablesOf(given: unknown, now: number, order: Order = ofKeys): Variables {
  const values = new Map<string, unknown>([['NOW', new Date(now)]]);
  if (given === undefined || given === null) return known(values, order);
  if (!isObject(given))
    throw new StoreError(14, "BSON field 'let' is the wrong type, expected type 'object'");
  for (const [name, expression] of Object.entries(given)) {
    checkVariableName(name);
    const constant = compileConstant.inOrder(order).knowing(...values.keys())(expression);
    values.set(name, constant({ root: {}, variables: values }));
  }
  return known(values, order);
}

/** The same, compared in another order. */
export const inOrder = (variables: Variables, order: Order): Variables => ({
  ...variables,
  compile: variables.compile.inOrder(order),
});

const known = (values: Scope['variables'], order: Order): Variables => ({
  compile: (order.isOfKeys ? compileExpression : compileExpression.inOrder(order)).knowing(
    ...values.keys(),
  ),
  values: () => values,
});
