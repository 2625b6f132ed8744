import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { silentDrag } from '../../../../ui/silent-drag.ts';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { keptItem } from '../item/use-item-form.ts';
import { ItemRow } from './item-row.tsx';
import { linesOf } from './menu-items.ts';
import { menuMessages as words } from './menu.messages.ts';
import type { SoldOut } from './use-sold-out.ts';

interface ItemsListProps {
  readonly userid: string;
  readonly stall: OwnStall;
  readonly items: readonly OwnItem[];
  readonly soldOut: SoldOut;
  /** Null where only some are shown. */
  readonly onMove: ((itemid: string, to: number) => void) | null;
}

/** The items under their categories: dragged, and moved by keys. */
export const ItemsList = ({ userid, stall, items, soldOut, onMove }: ItemsListProps) => {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const places = items.map(({ itemid }) => itemid);
  // A row that is moved within the page would lose the focus of its handle.
  const list = useKeptFocus<HTMLUListElement>((place) => place.querySelector('button'));
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over !== null) onMove?.(String(active.id), places.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silentDrag}
      onDragEnd={dropped}
    >
      <SortableContext items={places} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label={words.list} className="grid grid-cols-1 gap-2">
          {linesOf(items).map((line) =>
            line.kind === 'heading' ? (
              <li key={line.key} className="pt-3 first:pt-0">
                <h3 dir="auto" className="font-semibold text-ink-soft [overflow-wrap:anywhere]">
                  {line.category === '' ? words.noCategory : line.category}
                </h3>
              </li>
            ) : (
              <ItemRow
                key={line.key}
                item={line.item}
                currency={stall.currency}
                soldOut={soldOut}
                isBegun={keptItem(userid, stall.stallid, line.key).find() !== null}
                place={places.indexOf(line.key)}
                onMove={onMove === null ? null : (to) => onMove(line.key, to)}
              />
            ),
          )}
        </ul>
      </SortableContext>
    </DndContext>
  );
};
