import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { disputeNewsOf } from './order-news.ts';

/** That a bank decides of the money of an order, or gave it back, and whether its stall waits: said before its number. */
export const DisputedPart = ({ order }: { order: OwnOrder }) => {
  const said = disputeNewsOf(order);
  const look = order.lacksMoney === true ? 'bg-warn-tint font-medium text-warn' : 'bg-sunken';
  // There before it says something: else what comes while the page is open is not spoken.
  return (
    <output className="contents">
      {said !== null && <span className={`block rounded-md px-4 py-3 ${look}`}>{said}</span>}
    </output>
  );
};
