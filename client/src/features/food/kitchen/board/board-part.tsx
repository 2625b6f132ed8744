import { useId, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { type Column, type ColumnName, columnsOf } from './board-rules.ts';
import { CardActs } from './card-acts.tsx';
import { type CardClock, OrderCard } from './order-card.tsx';

interface PartProps {
  readonly kitchen: Kitchen;
  readonly clock: CardClock;
}

interface CardsProps extends PartProps {
  readonly column: Column;
  readonly level: 'h2' | 'h3';
}

const Cards = ({ column: { name, orders }, kitchen, clock, level }: CardsProps) =>
  orders.length === 0 ? (
    <p className="py-2 text-ink-soft">{name === 'new' ? words.emptyNew : words.empty}</p>
  ) : (
    <ul className="grid grid-cols-1 gap-3">
      {orders.map((order) => (
        <li key={order.orderid} className="grid min-w-0 grid-cols-1">
          <OrderCard order={order} clock={clock} level={level}>
            <CardActs order={order} kitchen={kitchen} />
          </OrderCard>
        </li>
      ))}
    </ul>
  );

/** A column of the board: on a tablet they stand beside each other, and the board is moved where they are too many. */
const BoardColumn = ({ column, ...part }: PartProps & { column: Column }) => {
  const titleId = useId();
  const { name, orders } = column;
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 content-start gap-3">
      <h2
        id={titleId}
        aria-label={words.columnWith(words.columns[name], orders.length)}
        className="flex items-baseline justify-between gap-2 border-b-2 border-line pb-2 text-lg font-semibold"
      >
        {words.columns[name]}
        <span className="text-ink-soft tabular-nums">{orders.length}</span>
      </h2>
      <Cards {...part} column={column} level="h3" />
    </section>
  );
};

interface TabsProps {
  readonly columns: readonly Column[];
  readonly shown: ColumnName;
  readonly onChange: (name: ColumnName) => void;
}

/** One column at a time. */
const Tabs = ({ columns, shown, onChange }: TabsProps) => (
  <fieldset
    aria-label={words.columnsOf}
    className="-mx-4 my-0 flex min-w-0 gap-2 overflow-x-auto border-0 px-4 pt-0 pb-1"
  >
    {columns.map(({ name, orders }) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === shown}
        onClick={() => onChange(name)}
        className={classNames(
          'min-h-12 flex-none rounded-full border-[1.5px] px-4 font-medium',
          name === shown
            ? 'border-transparent bg-people-tint text-people-ink'
            : 'border-line hover:bg-sunken',
          name === 'new' && orders.length > 0 && name !== shown && 'bg-warn-tint text-warn',
        )}
      >
        {words.columns[name]} <b className="tabular-nums">{orders.length}</b>
      </button>
    ))}
  </fieldset>
);

/** The orders of a stall by how far they are: columns where there is room for them, tabs on a phone. */
export const BoardPart = ({ kitchen, clock }: PartProps) => {
  const isWide = useMedia('(width >= 800px)');
  const [chosen, setChosen] = useState<ColumnName>('new');
  const columns = columnsOf(kitchen.board?.orders ?? [], clock.preparation);
  if (isWide) {
    return (
      <section
        aria-label={words.columnsOf}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it is too wide, arrow keys move it
        tabIndex={0}
        className="-mx-4 grid auto-cols-[minmax(12rem,1fr)] grid-flow-col gap-4 overflow-x-auto px-4 pb-4"
      >
        {columns.map((column) => (
          <BoardColumn key={column.name} column={column} kitchen={kitchen} clock={clock} />
        ))}
      </section>
    );
  }
  // The column of what is brought goes with the last one of it.
  const shown = columns.find(({ name }) => name === chosen) ?? columns[0];
  if (shown === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs columns={columns} shown={shown.name} onChange={setChosen} />
      <Cards column={shown} kitchen={kitchen} clock={clock} level="h2" />
    </div>
  );
};
