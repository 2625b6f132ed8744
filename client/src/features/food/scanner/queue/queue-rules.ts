import type { Proof } from '@sets/shared/food/order/proof.ts';
import { no, type Verdict } from '../verdict.ts';
import type { KeptScan } from './kept-scans.ts';

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** What is said at once of an order that was read here before and that the server has not heard of. */
export const twiceIn = (scans: readonly KeptScan[], { orderid }: Proof): Verdict | null => {
  const before = scans.find((each) => each.orderid === orderid && each.state === 'waiting');
  return before === undefined ? null : no('twice', { at: timeOf(before.at) });
};

/** What is known of it without the server: it was handed over here. */
export const knownUsed = (scans: readonly KeptScan[], { orderid }: Proof): Verdict | null => {
  const before = scans.find((each) => each.orderid === orderid && each.state === 'done');
  return before === undefined ? null : no('used', { at: timeOf(before.at) });
};
