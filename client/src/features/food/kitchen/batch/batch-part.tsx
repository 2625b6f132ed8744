import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { dueAt } from '../board/board-rules.ts';
import type { CardClock } from '../board/order-card.tsx';
import { kitchenMessages } from '../kitchen.messages.ts';
import { type BatchItem, type BatchKind, batchOf } from './batch-rules.ts';

const words = kitchenMessages.batch;

const KindRow = ({ kind }: { kind: BatchKind }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
    <b className="tabular-nums">{words.count(kind.count)}</b>
    <div className="min-w-0">
      <p dir="auto">{kind.choices.length === 0 ? words.plain : kind.choices.join(', ')}</p>
      {kind.note !== '' && <p className="font-medium text-warn">{words.note(kind.note)}</p>}
      <p className="text-sm text-ink-soft">{words.orders(kind.numbers)}</p>
    </div>
  </li>
);

const ItemRow = ({ item }: { item: BatchItem }) => (
  <li className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-lg border-[1.5px] border-line bg-raised p-4 [overflow-wrap:anywhere]">
    <h2 className="text-xl font-semibold">
      <span className="tabular-nums">{`${words.count(item.count)} `}</span>
      <bdi>{item.name}</bdi>
    </h2>
    <ul className="divide-y divide-line border-t border-line">
      {item.kinds.map((kind) => (
        <KindRow key={JSON.stringify([kind.choices, kind.note])} kind={kind} />
      ))}
    </ul>
  </li>
);

interface BatchPartProps {
  readonly orders: readonly KitchenOrder[];
  readonly clock: CardClock;
}

/** What is to be made now, by item, whoever it is for. */
export const BatchPart = ({ orders, clock: { preparation } }: BatchPartProps) => {
  const items = batchOf(
    orders.toSorted((one, two) => dueAt(one, preparation) - dueAt(two, preparation)),
  );
  if (items.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{words.lead}</p>
      <ul className="grid grid-cols-1 gap-3 narrow:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {items.map((item) => (
          <ItemRow key={item.itemid} item={item} />
        ))}
      </ul>
    </div>
  );
};
