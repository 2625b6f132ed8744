import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { MoreOfList } from '../../../../ui/more-of-list.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { exactTime } from '../../../../ui/when.ts';
import { foodPaths } from '../../food-paths.ts';
import { kitchenPaths } from '../../kitchen/kitchen-paths.ts';
import { Price } from '../../parts/price.tsx';
import { orderMessages } from '../placed/order.messages.ts';
import { AgainButton } from './again-button.tsx';
import { ownMessages as words } from './own.messages.ts';
import { useOwnOrders } from './use-own-orders.ts';

const OrderRow = ({ order, token }: { order: OwnOrder; token: string }) => (
  <article className="group relative grid gap-2 rounded-lg border border-line bg-raised p-4 hover:border-line-strong narrow:p-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere] group-hover:text-people-ink">
        <Link
          to={foodPaths.order(order.orderid)}
          className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
        >
          {words.line(order.number, order.stall.name)}
        </Link>
      </h2>
      <Price amount={order.totals.total} currency={order.currency} className="font-medium" />
    </div>
    <p className="text-sm text-ink-soft">
      {`${orderMessages.status[order.status]} · ${exactTime(order.placedAt)}`}
    </p>
    <p className="line-clamp-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {order.lines.map(({ count, name }) => `${count} × ${name}`).join(', ')}
    </p>
    <p className="relative z-1 justify-self-start">
      <AgainButton order={order} token={token} />
    </p>
  </article>
);

const OrdersList = ({ token }: { token: string }) => {
  const list = useOwnOrders(token);
  const { orders, failure, hasMore, reload } = list;
  if (orders === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (orders.length === 0) {
    return (
      <PageNote title={words.none} text={words.noneText} level="h2">
        <Link to={foodPaths.listings} className={buttonClass('primary')}>
          {words.toStalls}
        </Link>
      </PageNote>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {orders.map((order) => (
          <li key={order.orderid}>
            <OrderRow order={order} token={token} />
          </li>
        ))}
      </ul>
      {(hasMore || failure !== null) && <MoreOfList list={list} words={words} />}
    </>
  );
};

/** What somebody has ordered, the newest first. */
export const OwnOrdersPage = ({ token }: { token: string }) => {
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-5 px-4 py-8 narrow:py-10">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <Link to={foodPaths.listings} className={buttonClass()}>
          {words.toStalls}
        </Link>
      </header>
      <OrdersList token={token} />
      <p className="pt-4 text-center">
        <Link to={kitchenPaths.deliveries} className={buttonClass('plain', 'small')}>
          {words.toBring}
        </Link>
      </p>
    </main>
  );
};
