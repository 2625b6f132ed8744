import type { OptionGroup } from '@sets/shared/food/item.contract.ts';
import { itemMessages } from './menu.messages.ts';

const words = itemMessages.takes;

/** How many of its choices a group asks for: 'Choose one', 'Up to 3, if you like'. */
export const takesWords = ({ least, most }: Pick<OptionGroup, 'least' | 'most'>): string => {
  if (least === 0) return most === 1 ? words.upToOne : words.upTo(most);
  if (least < most) return words.between(least, most);
  return least === 1 ? words.one : words.exactly(least);
};
