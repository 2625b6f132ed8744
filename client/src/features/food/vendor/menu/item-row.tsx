import { useSortable } from '@dnd-kit/sortable';
import { broughtBy } from '@sets/shared/food/free-of.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { GripVertical } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../../ui/class-names.ts';
import { ItemMarks } from '../../parts/item-marks.tsx';
import { Price } from '../../parts/price.tsx';
import { OwnPicture } from '../item/own-picture.tsx';
import { BegunMark } from '../stall/stalls-part.tsx';
import { vendorPaths } from '../vendor-paths.ts';
import { menuMessages as words } from './menu.messages.ts';
import { SoldOutBox } from './sold-out-box.tsx';
import type { SoldOut } from './use-sold-out.ts';

export interface ItemRowProps {
  readonly item: OwnItem;
  readonly currency: string;
  readonly soldOut: SoldOut;
  /** It was begun to be changed, and that is not saved. */
  readonly isBegun: boolean;
  /** From 0 on. */
  readonly place: number;
  /** Null where the order is not all there, as while something is searched for. */
  readonly onMove: ((to: number) => void) | null;
}

type Grip = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'>;

interface HandleProps {
  readonly name: string;
  readonly place: number;
  readonly onMove: (to: number) => void;
  readonly grip: Grip;
}

/** It is dragged where a pointer takes its handle; the arrow keys move it from there too. */
const Handle = ({ name, place, onMove, grip }: HandleProps) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <button
      type="button"
      {...grip}
      onKeyDown={onKey}
      aria-label={words.move(name)}
      title={words.moveHint}
      className="grid min-h-14 w-11 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:text-ink active:cursor-grabbing"
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  );
};

/** What is to be known of it before anything is wrong. */
const notesOf = ({ content: { isListed, groups }, stock }: OwnItem): string[] => [
  ...(isListed ? [] : [words.hidden]),
  ...(stock === null ? [] : [words.left(stock)]),
  ...(groups.length === 0 ? [] : [words.options(groups.length)]),
];

const Facts = ({ item, currency, isBegun }: ItemRowProps) => {
  const { content } = item;
  const notes = notesOf(item);
  return (
    <div className="grid min-w-0 grow grid-cols-1 gap-1 py-2.5 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={vendorPaths.item(item.stallid, item.itemid)}
          aria-label={words.edit(content.name)}
          dir="auto"
          className={classNames(
            'min-w-0 rounded-sm font-semibold after:absolute after:inset-0 after:rounded-lg hover:underline',
            !content.isListed && 'text-ink-soft',
          )}
        >
          {content.name}
        </Link>
        <Price amount={content.price} currency={currency} className="tabular-nums" />
      </div>
      <ItemMarks diets={content.diets} allergens={content.allergens} brought={broughtBy(content)} />
      {(notes.length > 0 || isBegun) && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {notes.join(' · ')}
          {isBegun && <BegunMark />}
        </p>
      )}
    </div>
  );
};

/** An item as its vendor has it in the list: the whole row opens it, but for its handle and what is sold out. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, place, onMove, soldOut } = props;
  const { setNodeRef, transform, transition, isDragging, setActivatorNodeRef, listeners } =
    useSortable({ id: item.itemid, disabled: onMove === null });
  const shift = transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`;
  const { name, picture } = item.content;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={classNames(
        'relative flex items-start gap-2 rounded-lg border-[1.5px] border-line bg-raised p-2 pe-3.5 hover:border-line-strong',
        isDragging && 'z-2 border-people shadow-raised',
      )}
    >
      {onMove !== null && (
        <span className="relative z-1">
          <Handle {...{ name, place, onMove }} grip={{ ref: setActivatorNodeRef, ...listeners }} />
        </span>
      )}
      <div className="flex min-w-0 grow flex-col gap-x-4 gap-y-1 narrow:flex-row narrow:items-center">
        <div className="flex min-w-0 grow items-start gap-3">
          {picture !== null && (
            <OwnPicture
              fileid={picture}
              alt=""
              className="mt-1.5 size-14 flex-none rounded-md object-cover"
            />
          )}
          <Facts {...props} />
        </div>
        <div className="flex flex-none pb-1 narrow:pb-0">
          <SoldOutBox item={item} soldOut={soldOut} />
        </div>
      </div>
    </li>
  );
};
