import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { useId } from 'react';
import { menuMessages as words } from './menu.messages.ts';
import type { SoldOut } from './use-sold-out.ts';

interface SoldOutBoxProps {
  readonly item: OwnItem;
  readonly soldOut: SoldOut;
}

/** Says with one tap that an item is sold out for today, and takes it back. */
export const SoldOutBox = ({ item, soldOut }: SoldOutBoxProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="relative z-1 flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line bg-raised px-3.5 text-sm font-medium hover:border-line-strong has-checked:border-warn has-checked:bg-warn-tint has-checked:text-warn"
    >
      <input
        id={id}
        type="checkbox"
        aria-label={words.soldOutOf(item.content.name)}
        checked={soldOut.isSoldOut(item)}
        onChange={() => soldOut.toggle(item)}
        className="size-5 flex-none accent-warn"
      />
      {words.soldOut}
    </label>
  );
};
