/**
 * A value that is at hand, or the promise of one. What is at hand is used in the same turn of the
 * event loop: at thousands of answers a second, promises of what is already known cost more than
 * the work itself.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Goes on with the value: at once where it is at hand, else when it comes. */
export const andThen = <Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (value instanceof Promise ? value.then(next) : next(value));
