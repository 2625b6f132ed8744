import { rankingMessages as words } from './ranking.messages.ts';

/** Which place is right for an item; empty where it is none of the first ones. */
export const rightPlaceOf = (order: readonly string[], id: string): string => {
  const at = order.indexOf(id);
  return at === -1 ? '' : words.rightPlace(at + 1);
};
