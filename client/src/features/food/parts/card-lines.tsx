import { isOver } from '@sets/shared/food/order/order-change.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { paidWords, refundWords, unpaidWords } from './card-words.ts';
import { LineWishes } from './line-wishes.tsx';
import { orderMessages as words } from './order.messages.ts';

type Line = KitchenOrder['lines'][number];

const note = 'rounded-sm bg-warn-tint px-2 py-1 text-sm font-medium text-warn';

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
