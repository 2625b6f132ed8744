import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { untilLoaded } from '../../../../core/until-loaded.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { NotOpened } from '../../../../ui/not-opened.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { exactTime } from '../../../../ui/when.ts';
import { foodPaths } from '../../food-paths.ts';
import { AgainButton } from '../own/again-button.tsx';
import { OrderActs } from './order-acts.tsx';
import { DisputedPart } from './disputed-part.tsx';
import { isEarlierOrder } from './earlier-order.ts';
import { NumberAndCode, OrderFacts, OrderState } from './order-head.tsx';
import { OrderLines, OrderMoney } from './order-lines.tsx';
import { orderMessages as words } from './order.messages.ts';
import { PayPart } from './pay-part.tsx';
import { type FollowedOrder, useOrder } from './use-order.ts';

/** It brings the live connection along, for which the number and the code of an order do not wait. */
const OrderListening = lazy(() => untilLoaded(() => import('./order-listening.tsx')));

const Stale = ({ followed: { keptAt, reload } }: { followed: FollowedOrder }) =>
  keptAt === null ? null : (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-tint px-4 py-3 text-warn"
    >
      <p className="min-w-0">{words.stale(exactTime(new Date(keptAt).toISOString()))}</p>
      <Button size="small" onClick={() => void reload()}>
        {words.retry}
      </Button>
    </div>
  );

/** It is what was sent first, not what the cart held in the end. */
const Earlier = ({ order: { stall } }: { order: OwnOrder }) =>
  isEarlierOrder(useLocation().state) ? (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-tint px-4 py-3 text-warn"
    >
      <p className="min-w-0">{words.earlier}</p>
      <Link to={foodPaths.cart(stall.stallid)} className={buttonClass('outline', 'small')}>
        {words.toCart}
      </Link>
    </div>
  ) : null;

const Shown = ({ order, token }: { order: OwnOrder; token: string }) => {
  useTitle(words.titleOf(order.number, order.stall.name));
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title(order.number)}</h1>
        <p className="[overflow-wrap:anywhere]">
          <Link
            to={foodPaths.stall(order.stall.stallid)}
            className="inline-flex min-h-11 items-center rounded-sm font-medium underline underline-offset-4 hover:text-people-ink"
          >
            <bdi>{order.stall.name}</bdi>
          </Link>
        </p>
      </header>
      <PayPart order={order} token={token} />
      <DisputedPart order={order} />
      <NumberAndCode order={order} />
      <OrderState order={order} />
      <OrderFacts order={order} />
      <OrderMoney order={order} />
      <OrderActs order={order} token={token} />
      <OrderLines order={order} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {!waitsForCard(order) && <AgainButton order={order} token={token} />}
        {order.hasInvoice && (
          <Link to={foodPaths.invoice(order.orderid)} className={buttonClass()}>
            {words.invoice}
          </Link>
        )}
      </div>
    </>
  );
};

interface OrderPageProps {
  readonly orderid: string;
  readonly userid: string;
  readonly token: string;
}

/** What is known of an order, or why it is not. */
const Known = ({ followed, token }: { followed: FollowedOrder; token: string }) => {
  const { order, failure, reload } = followed;
  if (order === null) {
    return (
      <main className="grow">
        {failure === null ? (
          <Skeleton label={words.loading} />
        ) : (
          <NotOpened
            failure={failure}
            onRetry={() => void reload()}
            words={words}
            way={{ to: foodPaths.orders, name: words.all }}
          />
        )}
      </main>
    );
  }
  return (
    <main className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-6 px-4 py-6 narrow:py-10">
      <p>
        <Link
          to={foodPaths.orders}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft hover:text-ink pointer-coarse:min-h-12"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {words.all}
        </Link>
      </p>
      <Earlier order={order} />
      <Stale followed={followed} />
      <Shown order={order} token={token} />
    </main>
  );
};

/** An order of one's own: its number and code, how far it is, and what can be done about it. */
export const OrderPage = ({ orderid, userid, token }: OrderPageProps) => {
  const followed = useOrder(orderid, { userid, token });
  const { revision, reload, onHeard } = followed;
  return (
    <>
      <Suspense fallback={null}>
        <OrderListening {...{ orderid, token, revision, onHeard }} onNews={() => void reload()} />
      </Suspense>
      <Known followed={followed} token={token} />
    </>
  );
};
