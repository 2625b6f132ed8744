import type { Failure } from '@sets/shared/core/result.ts';
import { type Proof, textOfProof } from '@sets/shared/food/order/proof.ts';
import type { ScanCalls } from './scan-calls.ts';
import { type Verdict, verdictOf, verdictOfFailure } from './verdict.ts';

/** A code that was read; its attempt is named once, so however often it is sent it is handed over once. */
export interface Scan {
  readonly proof: Proof;
  readonly attempt: string;
}

/** The number of an order that its courier is not told of any more. */
const numberOf = async (calls: ScanCalls, proof: string): Promise<number | null> => {
  const read = await calls.look(proof);
  return read.ok ? read.value.number : null;
};

/**
 * Asks the server to hand over what a code is of. `passes` says which failures pass by themselves: then nobody knows
 * what has become of it, which is null.
 */
export const handOver = async (
  calls: ScanCalls,
  { proof, attempt }: Scan,
  passes: (failure: Failure) => boolean,
): Promise<Verdict | null> => {
  const text = textOfProof(proof);
  const told = await calls.deliver(proof.orderid, text, attempt);
  if (told.ok) {
    const { kitchen: order } = told.value;
    return { answer: 'yes', order, number: order?.number ?? (await numberOf(calls, text)) };
  }
  if (passes(told.error)) return null;
  // Its signature is looked at before anything else is said of it, so a forged code is told from one of another stall.
  const read = await calls.look(text);
  if (read.ok) return verdictOf(read.value, told.error);
  return passes(read.error) ? null : verdictOfFailure(read.error);
};
