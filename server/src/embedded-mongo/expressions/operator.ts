import type { Order } from '../order.ts';
import type { Doc } from '../values.ts';

/** What an expression sees: its document, and variables by their names. */
export interface Scope {
  readonly root: Doc;
  readonly variables: ReadonlyMap<string, unknown>;
}

/** A compiled expression: `undefined` is a value that is missing. Numbers are BSON's own. */
export type Expression = (scope: Scope) => unknown;

/** Compiles the argument of an operator. */
export type CompileOperator = (argument: unknown, compile: Compile) => Expression;

/** Compiles expressions in which some variables are known. */
export interface Compile {
  (expression: unknown): Expression;
  /** The same for a place where more of them are. */
  knowing: (...names: readonly string[]) => Compile;
  /** How they compare values. */
  readonly order: Order;
  /** The same with another order. */
  inOrder: (order: Order) => Compile;
}
