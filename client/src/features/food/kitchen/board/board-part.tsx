import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import { useFadedEdges } from '../parts/use-faded-edges.ts';
import type { Kitchen } from '../use-kitchen.ts';
import type { Column, ColumnName } from './board-rules.ts';
import { CardActs } from './card-acts.tsx';
import { type Asking, useCardDialog } from './card-dialog.tsx';
import { type CardClock, OrderCard } from './order-card.tsx';
import { UnpaidRow } from './unpaid-row.tsx';
import type { Board } from './use-board.ts';
import { WantingMark, wantingWords } from './wanting.tsx';

interface BoardProps {
  readonly kitchen: Kitchen;
  readonly board: Board;
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

const Cards = ({ column, kitchen, board, clock, level, onAsk }: CardsProps) => {
  const { name, orders, unpaid } = column;
  const actsOf = (order: KitchenOrder) => (
    <CardActs
      order={order}
      kitchen={kitchen}
      onAsk={(what) => onAsk(order.orderid, what)}
      onAgain={() => board.tryAgain(order.orderid)}
    />
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
        className="flex items-center gap-1.5 border-b-2 border-line pb-2 text-lg font-semibold"
      >
        <span className="grow">{words.columns[name]}</span>
        <WantingMark count={wanting} className="flex-none" />
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

/** One column at a time. What marks a tab is drawn at its edge, so that the others stay where they are. */
const Tabs = ({ columns, shown, onChange }: TabsProps) => (
  <fieldset
    {...useFadedEdges<HTMLFieldSetElement>()}
    aria-label={words.columnsOf}
    className="-mx-4 -mt-2 mb-0 flex min-w-0 scroll-px-10 gap-2 overflow-x-auto border-0 px-4 pt-2 pb-1"
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
          'relative flex min-h-12 flex-none items-center rounded-full border-[1.5px] px-4 font-medium',
          tabLook({ isShown: name === shown, isUrgent: name === 'new' && orders.length > 0 }),
        )}
      >
        <span>
          {words.columns[name]} <b className="tabular-nums">{orders.length}</b>
          {wanting > 0 && <span className="only-spoken">{words.wantingIn(wanting)}</span>}
        </span>
        <WantingMark count={wanting} className="absolute -top-2 right-0" />
      </button>
    ))}
  </fieldset>
);

/** All of them beside each other. */
const BesideEachOther = (part: PartProps) => (
  <section
    {...useFadedEdges<HTMLElement>()}
    aria-label={words.columnsOf}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it is too wide, arrow keys move it
    tabIndex={0}
    // Six of them fit beside each other on a tablet that lies.
    className="-mx-4 grid scroll-px-10 auto-cols-[minmax(10.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-4 pb-4"
  >
    {part.board.columns.map((column) => (
      <BoardColumn key={column.name} column={column} {...part} />
    ))}
  </section>
);

const Columns = (part: PartProps) => {
  const { columns, chosen, choose } = part.board;
  const isWide = useMedia('(width >= 800px)');
  if (isWide) return <BesideEachOther {...part} />;
  // The column of what is brought goes with the last one of it.
  const shown = columns.find(({ name }) => name === chosen) ?? columns[0];
  if (shown === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs columns={columns} shown={shown.name} onChange={choose} />
      <Cards column={shown} {...part} level="h2" />
    </div>
  );
};

/** The orders of a stall by how far they are: columns where there is room for them, tabs on a phone. */
export const BoardPart = ({ kitchen, board, clock }: BoardProps) => {
  const { ask, dialog } = useCardDialog(kitchen);
  const { setPlace } = board;
  return (
    <>
      <div ref={setPlace} className="contents">
        <Columns kitchen={kitchen} board={board} clock={clock} onAsk={ask} />
      </div>
      {dialog}
    </>
  );
};
