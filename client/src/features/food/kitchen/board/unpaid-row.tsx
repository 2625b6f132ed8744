import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { type ReactNode, useId } from 'react';
import { orderMessages as words } from '../../parts/order.messages.ts';

interface UnpaidRowProps {
  readonly order: KitchenOrder;
  readonly level: 'h2' | 'h3';
  /** What can be done with it all the same. */
  readonly children: ReactNode;
}

/** An order whose payment by card is not there yet, told quietly: nobody cooks it, and it is not late. */
export const UnpaidRow = ({ order, level: Heading, children }: UnpaidRowProps) => {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-1 gap-1 rounded-lg border border-line px-4 py-2 text-ink-soft"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Heading
          id={titleId}
          className="font-semibold tabular-nums"
          aria-label={words.number(order.number)}
        >
          {order.number}
        </Heading>
        <p className="text-sm">{words.notPaidYet}</p>
      </div>
      {children}
    </article>
  );
};
