import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useId } from 'react';
import { formatCount } from '../../../../ui/number-format.ts';
import { LineWishes } from '../../parts/line-wishes.tsx';
import { Price } from '../../parts/price.tsx';
import { TotalsList } from '../checkout/totals-part.tsx';
import { orderMessages as words } from './order.messages.ts';
import { isMoneyBack, owedNewsOf } from './order-news.ts';

type Line = OwnOrder['lines'][number];

/** Its own money is back, or all that goes back of the order. */
const isLineBack = (order: OwnOrder, line: Line): boolean =>
  line.isBack === true || isMoneyBack(order);

/** What is said of a line whose money goes back. */
const Back = ({ isBack }: { readonly isBack: boolean }) => (
  <p className={`text-sm font-medium ${isBack ? 'text-good' : 'text-ink-soft'}`}>
    {isBack ? words.paidBack : words.toPayBack}
  </p>
);

const LineRow = ({ line, order }: { readonly line: Line; readonly order: OwnOrder }) => (
  <li className="grid gap-1 py-3">
    <div className="flex flex-wrap justify-between gap-x-4">
      {/* The price comes below its name only where words are so large that both have no room. */}
      <span className="min-w-0 flex-[1_1_8rem] [overflow-wrap:anywhere]">
        {`${formatCount(line.count)} × `}
        <bdi className="font-medium">{line.name}</bdi>
      </span>
      <Price
        amount={line.total}
        currency={order.currency}
        className={`ml-auto flex-none ${line.isRefunded ? 'text-ink-soft line-through' : ''}`}
      />
    </div>
    <LineWishes line={line} />
    {line.isRefunded && <Back isBack={isLineBack(order, line)} />}
  </li>
);

interface MoneyRowProps {
  readonly text: string;
  readonly amount: number;
  readonly currency: string;
}

const MoneyRow = ({ text, amount, currency }: MoneyRowProps) =>
  amount === 0 ? null : (
    <p className="flex flex-wrap justify-between gap-x-4 font-medium">
      {text}
      <Price amount={amount} currency={currency} className="ml-auto" />
    </p>
  );

/** What is to be paid, and what comes back. */
export const OrderMoney = ({ order }: { order: OwnOrder }) =>
  // What is to be paid by card has a part of its own.
  waitsForCard(order) ? null : <Money order={order} />;

/** What there is to say where no sum says it; null where one does. */
const saidOf = (order: OwnOrder): string | null => {
  const { status, toPay, sums } = order;
  const owed = owedNewsOf(order);
  if (owed !== null) return owed;
  if (toPay > 0 || sums.disputed + sums.returning + sums.refunded > 0) return null;
  return status === 'cancelled' && sums.paid === 0 ? words.news.nothingOwed : words.nothingToPay;
};

const Money = ({ order }: { order: OwnOrder }) => (
  <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
    <Said said={saidOf(order)} />
    <Sums order={order} />
  </div>
);

const Said = ({ said }: { said: string | null }) =>
  said === null ? null : <p className="font-medium">{said}</p>;

const Sums = ({ order: { toPay, sums, currency } }: { order: OwnOrder }) => (
  <>
    <MoneyRow text={words.toPay} amount={toPay} currency={currency} />
    <MoneyRow text={words.disputed} amount={sums.disputed} currency={currency} />
    <MoneyRow text={words.returning} amount={sums.returning} currency={currency} />
    <MoneyRow text={words.back} amount={sums.refunded} currency={currency} />
  </>
);

/** What was ordered, and what it cost. */
export const OrderLines = ({ order }: { order: OwnOrder }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-xl font-semibold">
        {words.lines}
      </h2>
      <ul className="divide-y divide-line">
        {order.lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an order stay where they are
          <LineRow key={at} line={line} order={order} />
        ))}
      </ul>
      {order.note !== '' && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">{words.note(order.note)}</p>
      )}
      <TotalsList totals={order.totals} currency={order.currency} />
    </section>
  );
};
