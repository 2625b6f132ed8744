import { createContext, Script } from 'node:vm';
import { StoreError } from './store-error.ts';
import { TakesLong } from './takes-long.ts';

/** The longest that a read with a pattern may take; maxTimeMS may ask for less. */
const PATTERN_LIMIT_MS = 1000;

const context = createContext({ work: undefined as unknown });
const script = new Script('work()');

/**
 * Runs work that a pattern may hold up for ever, and ends it when its time is over: a pattern like
 * `(a+)+$` would otherwise stop the store, and only the engine itself can break off a match.
 *
 * @param patience when (performance.now()) others should have a turn
 * @throws StoreError 50 when the time is over; TakesLong when the patience is
 */
export function withPatternLimit<T>(maxTimeMs: number, patience: number, work: () => T): T {
  const limit = maxTimeMs > 0 ? Math.min(maxTimeMs, PATTERN_LIMIT_MS) : PATTERN_LIMIT_MS;
  const patient = Math.max(1, Math.ceil(patience - performance.now()));
  const timeout = Math.min(limit, patient);
  context.work = work;
  try {
    return script.runInContext(context, { timeout }) as T;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    if (patient < limit) throw new TakesLong();
    throw new StoreError(50, `operation exceeded time limit: its pattern took over ${timeout} ms`);
  } finally {
    context.work = undefined;
  }
}
