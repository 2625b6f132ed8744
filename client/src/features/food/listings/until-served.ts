import type { Item } from '@sets/shared/food/item.contract.ts';
import { nextServed } from '@sets/shared/food/opening.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';

/** When the first of what a stall has at some hours alone begins or ends to be there; null where nothing does. */
export const untilServed = (
  items: readonly Pick<Item, 'served'>[],
  { timeZone }: Pick<Stall, 'timeZone'>,
): string | null => {
  const served = items.flatMap((item) => item.served ?? []);
  const at = nextServed(served, timeZone, Date.now());
  return at === null ? null : new Date(at).toISOString();
};
