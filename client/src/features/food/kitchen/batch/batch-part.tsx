import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import type { ReactNode } from 'react';
import { momentWords } from '../../parts/clock-words.ts';
import { SoldOutBox } from '../../vendor/menu/sold-out-box.tsx';
import { dueAt } from '../board/board-rules.ts';
import type { CardClock } from '../board/order-card.tsx';
import { kitchenMessages } from '../kitchen.messages.ts';
import { useKitchenMenu } from '../menu/use-kitchen-menu.ts';
import { type BatchItem, type BatchKind, batchOf, type LaterBatch } from './batch-rules.ts';

const words = kitchenMessages.batch;

const KindRow = ({ kind }: { kind: BatchKind }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
    <b className="tabular-nums">{words.count(kind.count)}</b>
    <div className="min-w-0">
      <p dir="auto">{kind.choices.length === 0 ? words.plain : kind.choices.join(', ')}</p>
      {kind.note !== '' && <p className="font-medium text-warn">{words.note(kind.note)}</p>}
      <p className="text-sm text-ink-soft">
        {words.orders(kind.orders.map(({ number }) => number))}
      </p>
    </div>
  </li>
);

const ItemRow = ({ item, children }: { item: BatchItem; children: ReactNode }) => (
  <li className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-lg border-[1.5px] border-line bg-raised p-4 [overflow-wrap:anywhere]">
    <h2 className="text-xl font-semibold">
      <span className="tabular-nums">{words.count(item.count)}</span> <bdi>{item.name}</bdi>
    </h2>
    <ul className="divide-y divide-line border-t border-line">
      {item.kinds.map((kind) => (
        <KindRow key={JSON.stringify([kind.choices, kind.note])} kind={kind} />
      ))}
    </ul>
    {children}
  </li>
);

/** What is ordered for other days, which is not counted among what is made now. */
const Later = ({ later, clock }: { later: readonly LaterBatch[]; clock: CardClock }) => (
  <section aria-label={words.later} className="grid grid-cols-1 gap-2 pt-2">
    <h2 className="text-xl font-semibold">{words.later}</h2>
    <p className="text-ink-soft">{words.laterLead}</p>
    <ul className="divide-y divide-line border-y border-line">
      {later.map(({ slot, items }) => (
        <li key={slot} className="grid gap-1 py-2 [overflow-wrap:anywhere]">
          <h3 className="font-semibold">
            {momentWords(Date.parse(slot), clock.now, clock.timeZone)}
          </h3>
          <ul>
            {items.map(({ itemid, name, count }) => (
              <li key={itemid}>
                <b className="tabular-nums">{words.count(count)}</b> <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

interface BatchPartProps {
  readonly token: string;
  readonly board: KitchenBoard;
  readonly clock: CardClock;
}

/** What is to be made now, by item, whoever it is for. What runs out is said where it is seen. */
export const BatchPart = ({ token, board, clock }: BatchPartProps) => {
  const menu = useKitchenMenu(token, board);
  const { preparation } = clock;
  const { now: items, later } = batchOf(
    board.orders.toSorted((one, two) => dueAt(one, preparation) - dueAt(two, preparation)),
    clock,
  );
  if (items.length + later.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{items.length === 0 ? words.none : words.lead}</p>
      <ul className="grid grid-cols-1 gap-3 narrow:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {items.map((item) => {
          const known = menu.items?.find(({ itemid }) => itemid === item.itemid);
          return (
            <ItemRow key={item.itemid} item={item}>
              {known !== undefined && (
                <p className="flex">
                  <SoldOutBox item={known} soldOut={menu.soldOut} />
                </p>
              )}
            </ItemRow>
          );
        })}
      </ul>
      {later.length > 0 && <Later later={later} clock={clock} />}
    </div>
  );
};
