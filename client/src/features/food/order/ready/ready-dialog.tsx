import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { foodPaths } from '../../food-paths.ts';
import { orderMessages } from '../placed/order.messages.ts';
import { readyMessages as words } from './ready.messages.ts';

const whereOf = ({ had, stall }: OwnOrder): string =>
  had.type === 'delivery'
    ? words.delivery(stall.name, had.place)
    : words.pickUp(stall.name, stall.place);

interface ReadyProps {
  readonly onClose: () => void;
}

/** Its number, where it is had, and the way to its code. */
const ReadyOrder = ({ order, onClose }: ReadyProps & { order: OwnOrder }) => (
  <li className="grid grid-cols-1 gap-5">
    <div className="grid grid-cols-1 gap-1">
      <p className="text-ink-soft">{orderMessages.number}</p>
      {/* Four digits stand beside each other, however large words are. */}
      <p className="text-[min(3.75rem,20vw)] leading-none font-semibold tracking-[-0.03em] tabular-nums">
        {order.number}
      </p>
      <p className="[overflow-wrap:anywhere]">{whereOf(order)}</p>
    </div>
    <Link
      to={foodPaths.order(order.orderid)}
      onClick={onClose}
      data-takes-focus
      className={`${buttonClass('primary')} px-3! py-1.5 text-center whitespace-normal!`}
    >
      {words.show(order.number)}
    </Link>
  </li>
);

/** That orders are ready. */
export const ReadyDialog = ({ orders, onClose }: ReadyProps & { orders: readonly OwnOrder[] }) => (
  <Dialog title={words.title(orders.length)} onClose={onClose}>
    <ul className="grid grid-cols-1 gap-6">
      {orders.map((order) => (
        <ReadyOrder key={order.orderid} order={order} onClose={onClose} />
      ))}
    </ul>
  </Dialog>
);
