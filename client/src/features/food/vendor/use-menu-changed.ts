import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { useChanged } from '../../../core/use-asked.ts';

/** To be called once a stall or an item has changed: pages that show what there is to eat ask anew. */
export const useMenuChanged = (): (() => void) => {
  const changed = useChanged();
  return () => {
    for (const call of ['listings', 'menu', 'find'] as const) changed(foodCalls[call]);
  };
};
