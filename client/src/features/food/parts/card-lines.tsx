import { isCalledOff, isOver } from '@sets/shared/food/order/order-change.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { LineWishes } from './line-wishes.tsx';
import { isToBePaid, lacksMoney } from './order-state.ts';
import { orderMessages as words } from './order.messages.ts';
import { priceText } from './price-text.ts';

type Line = KitchenOrder['lines'][number];

const note = 'rounded-sm bg-warn-tint px-2 py-1 text-sm font-medium text-warn';

/** What is told of a line whose money goes back. Of which lines a refund failed a card is not told. */
const refundWords = ({ failed, refundWaits }: KitchenOrder): string =>
  failed + refundWaits === 0 ? words.lineRefunded : words.lineRefund;

const LineRow = ({ line, refund }: { line: Line; refund: string }) => (
  <li className="grid gap-1 py-2">
    <p className={line.isRefunded ? 'text-ink-soft line-through' : 'font-medium'}>
      <b className="tabular-nums">{`${formatCount(line.count)} × `}</b>
      <bdi>{line.name}</bdi>
    </p>
    <LineWishes line={line} noteLook={note} />
    {line.isRefunded && <p className="text-sm font-medium text-ink-soft">{refund}</p>}
  </li>
);

/** What was paid, and what of it went back; what did not and should its card says besides. */
const paidWords = (order: KitchenOrder): string => {
  const { total, currency, pay, back } = order;
  const price = priceText(total, currency);
  if (isCalledOff(order)) return pay === 'counter' ? words.backByHand(price) : words.paid(price);
  return back === 0 ? words.paid(price) : words.paidLess(price, priceText(back, currency));
};

/** Why it cannot be handed over yet, of what nobody has paid or whose money is gone. */
const unpaidWords = (order: KitchenOrder): string => {
  if (isToBePaid(order)) return words.toPay(priceText(order.total, order.currency));
  return lacksMoney(order) ? words.moneyGone : words.notPaidYet;
};

/** What is paid, and what is to be. Where its payer disputes it, that alone says why its money is not there. */
const Money = ({ order }: { order: KitchenOrder }) => (
  <>
    {order.isPaid && <p className="text-sm text-ink-soft">{paidWords(order)}</p>}
    {order.hasDispute && <p className="font-semibold text-bad">{words.disputed}</p>}
    {!order.isPaid && !order.hasDispute && !isOver(order) && (
      <p className="font-semibold">{unpaidWords(order)}</p>
    )}
  </>
);

/** What is in an order, how somebody wants it, and what it costs. */
export const CardLines = ({ order }: { order: KitchenOrder }) => (
  <div className="grid gap-2 [overflow-wrap:anywhere]">
    <ul className="divide-y divide-line border-y border-line">
      {order.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of an order stay where they are
        <LineRow key={at} line={line} refund={refundWords(order)} />
      ))}
    </ul>
    {order.note !== '' && <p className={note}>{words.note(order.note)}</p>}
    <Money order={order} />
  </div>
);
