import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import type { Kitchen } from '../use-kitchen.ts';
import { type Column, type ColumnName, columnsOf } from './board-rules.ts';
import { CardActs } from './card-acts.tsx';
import { type Asking, useCardDialog } from './card-dialog.tsx';
import { type CardClock, OrderCard } from './order-card.tsx';
import { UnpaidRow } from './unpaid-row.tsx';

interface BoardProps {
  readonly kitchen: Kitchen;
  readonly clock: CardClock;
}

interface PartProps extends BoardProps {
  /** Asks something before it is done with an order. */
  readonly onAsk: (orderid: string, asking: Asking) => void;
}

interface CardsProps extends PartProps {
  readonly column: Column;
  readonly level: 'h2' | 'h3';
}

const Cards = ({ column, kitchen, clock, level, onAsk }: CardsProps) => {
  const { name, orders, unpaid } = column;
  const actsOf = (order: KitchenOrder) => (
    <CardActs order={order} kitchen={kitchen} onAsk={(what) => onAsk(order.orderid, what)} />
  );
  return (
    <>
      {orders.length === 0 && (
        <p className="py-2 text-ink-soft">{name === 'new' ? words.emptyNew : words.empty}</p>
      )}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {orders.map((order) => (
          <li key={order.orderid} className="grid min-w-0 grid-cols-1">
            <OrderCard order={order} clock={clock} level={level}>
              {actsOf(order)}
            </OrderCard>
          </li>
        ))}
        {unpaid.map((order) => (
          <li key={order.orderid} className="grid min-w-0 grid-cols-1">
            <UnpaidRow order={order} level={level}>
              {actsOf(order)}
            </UnpaidRow>
          </li>
        ))}
      </ul>
    </>
  );
};

/** How many orders behind it want something of the vendor; said by whoever uses it. */
const WantingMark = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span
      aria-hidden="true"
      className="grid h-6 min-w-6 place-items-center rounded-full bg-warn px-1.5 text-sm font-semibold text-paper tabular-nums"
    >
      {count}
    </span>
  );

const wantingWords = (count: number): string => (count === 0 ? '' : words.wantingIn(count));

/** A column of the board: on a tablet they stand beside each other, and the board is moved where they are too many. */
const BoardColumn = ({ column, ...part }: PartProps & { column: Column }) => {
  const titleId = useId();
  const { name, orders, wanting } = column;
  return (
    <section
      aria-labelledby={titleId}
      data-column={name}
      tabIndex={-1}
      className="grid min-w-0 content-start gap-3"
    >
      <h2
        id={titleId}
        aria-label={`${words.columnWith(words.columns[name], orders.length)}${wantingWords(wanting)}`}
        className="flex items-baseline gap-2 border-b-2 border-line pb-2 text-lg font-semibold"
      >
        <span className="grow">{words.columns[name]}</span>
        <WantingMark count={wanting} />
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

/** Filled is the chosen one alone: what waits in another one has a coloured edge. */
const tabLook = ({ isShown, isUrgent }: Record<'isShown' | 'isUrgent', boolean>): string => {
  if (isShown) return 'border-transparent bg-people-tint text-people-ink';
  return isUrgent ? 'border-warn text-warn hover:bg-sunken' : 'border-line hover:bg-sunken';
};

/** One column at a time. */
const Tabs = ({ columns, shown, onChange }: TabsProps) => (
  <fieldset
    aria-label={words.columnsOf}
    className="-mx-4 my-0 flex min-w-0 gap-2 overflow-x-auto border-0 px-4 pt-0 pb-1"
  >
    {columns.map(({ name, orders, wanting }) => (
      <button
        key={name}
        type="button"
        data-column={name}
        aria-pressed={name === shown}
        onClick={() => onChange(name)}
        className={classNames(
          // Else what is only spoken in it stands beyond the edge, and the page can be pushed sideways.
          'relative flex min-h-12 flex-none items-center gap-1.5 rounded-full border-[1.5px] px-4 font-medium',
          tabLook({ isShown: name === shown, isUrgent: name === 'new' && orders.length > 0 }),
        )}
      >
        <span>
          {words.columns[name]} <b className="tabular-nums">{orders.length}</b>
          {wanting > 0 && <span className="only-spoken">{words.wantingIn(wanting)}</span>}
        </span>
        <WantingMark count={wanting} />
      </button>
    ))}
  </fieldset>
);

interface ColumnsProps extends PartProps {
  readonly columns: readonly Column[];
  /** The one that is shown where there is room for one. */
  readonly chosen: ColumnName;
  readonly onChoose: (name: ColumnName) => void;
}

const Columns = ({ columns, chosen, onChoose, ...part }: ColumnsProps) => {
  const isWide = useMedia('(width >= 800px)');
  if (isWide) {
    return (
      <section
        aria-label={words.columnsOf}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it is too wide, arrow keys move it
        tabIndex={0}
        className="-mx-4 grid auto-cols-[minmax(12rem,1fr)] grid-flow-col gap-4 overflow-x-auto px-4 pb-4"
      >
        {columns.map((column) => (
          <BoardColumn key={column.name} column={column} {...part} />
        ))}
      </section>
    );
  }
  // The column of what is brought goes with the last one of it.
  const shown = columns.find(({ name }) => name === chosen) ?? columns[0];
  if (shown === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs columns={columns} shown={shown.name} onChange={onChoose} />
      <Cards column={shown} {...part} level="h2" />
    </div>
  );
};

interface WantingProps {
  readonly columns: readonly Column[];
  readonly onShow: (name: ColumnName) => void;
}

/** How many orders want something of the vendor, and the way to the first of them. */
const Wanting = ({ columns, onShow }: WantingProps) => {
  const all = columns.reduce((sum, { wanting }) => sum + wanting, 0);
  const first = columns.find(({ wanting }) => wanting > 0);
  return (
    <output className="grid empty:hidden">
      {first !== undefined && (
        <Button
          className="!justify-start !border-transparent !bg-warn-tint whitespace-normal !text-warn"
          onClick={() => onShow(first.name)}
        >
          {words.wanting(all)}
        </Button>
      )}
    </output>
  );
};

/** The orders of a stall by how far they are: columns where there is room for them, tabs on a phone. */
export const BoardPart = ({ kitchen, clock }: BoardProps) => {
  const { ask, dialog } = useCardDialog(kitchen);
  const columns = columnsOf(kitchen.board?.orders ?? [], clock.preparation);
  const [chosen, setChosen] = useState<ColumnName>('new');
  const board = useRef<HTMLDivElement>(null);
  const show = (name: ColumnName): void => {
    setChosen(name);
    // Beside the others it, or its tab, may be out of sight: what has the focus is moved into it.
    const column = board.current?.querySelector<HTMLElement>(`[data-column="${name}"]`);
    column?.focus();
  };
  return (
    <>
      <Wanting columns={columns} onShow={show} />
      <div ref={board} className="contents">
        <Columns
          columns={columns}
          chosen={chosen}
          onChoose={setChosen}
          kitchen={kitchen}
          clock={clock}
          onAsk={ask}
        />
      </div>
      {dialog}
    </>
  );
};
