import { isOver } from '@sets/shared/food/order/order-change.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { useWakeLock } from '../../../../ui/use-wake-lock.ts';
import { DelayLine } from '../../parts/delay-line.tsx';
import type { Delay } from '../../parts/delay-rules.ts';
import { lacksMoney, nextTap } from '../../parts/order-state.ts';
import { cardMessages } from '../board/card.messages.ts';
import { type CardClock, OrderCard } from '../board/order-card.tsx';
import { MoneyDialog } from '../board/tap-dialogs.tsx';
import { Waiting } from '../board/waiting.tsx';
import { CodesPart, CodeWays } from '../code/codes-part.tsx';
import { useCodes } from '../code/use-codes.ts';
import { kitchenPaths } from '../kitchen-paths.ts';
import { ConnectionNote } from '../parts/connection-note.tsx';
import { useClock } from '../use-clock.ts';
import { bringMessages as words } from './bring.messages.ts';
import { type Deliveries, useDeliveries } from './use-deliveries.ts';

interface ActsProps {
  readonly order: KitchenOrder;
  readonly deliveries: Deliveries;
}

/** What whoever brings an order does with it. What is handed over by code needs no tap here. */
const Acts = ({ order, deliveries }: ActsProps) => {
  const [isAsked, setAsked] = useState(false);
  const { orderid, number } = order;
  const sent = deliveries.waiting.find(({ deed }) => deed.orderid === orderid);
  if (isOver(order)) return null;
  if (sent !== undefined) return <Waiting isHeld={sent.isHeld} />;
  const next = nextTap(order);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {/* Nobody is called to a door where nothing is handed over. */}
      {order.here.courier === null && !lacksMoney(order) && (
        <Button className="grow" onClick={() => deliveries.here(orderid)}>
          {words.here}
        </Button>
      )}
      {(next === 'take-money' || next === 'deliver') && (
        <Button
          look="primary"
          className="grow"
          aria-label={cardMessages.tapOf(cardMessages.taps[next], number)}
          onClick={({ detail }) => {
            // The second click of a double one would hit what has come into its place.
            if (detail > 1) return;
            if (next === 'take-money') setAsked(true);
            else deliveries.deliver(orderid);
          }}
        >
          {cardMessages.taps[next]}
        </Button>
      )}
      {isAsked && (
        <MoneyDialog
          order={order}
          onYes={() => deliveries.takeMoney(orderid)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
};

/** Of which stall an order is, and so how long it takes and by which clock, a courier is not told. */
const useCourierClock = ({ ahead }: Delay): CardClock => {
  const now = useClock() + ahead;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { now, timeZone, preparation: Number.POSITIVE_INFINITY };
};

const List = ({ deliveries, delay }: { deliveries: Deliveries; delay: Delay }) => {
  const clock = useCourierClock(delay);
  const { orders, failure, again } = deliveries;
  if (orders === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button look="primary" onClick={again}>
          {words.retry}
        </Button>
      </PageNote>
    );
  }
  if (orders.length === 0) {
    return <PageNote title={words.none} text={words.noneText} level="h2" />;
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {orders.map((order) => (
        <li key={order.orderid} className="grid min-w-0 grid-cols-1">
          <OrderCard order={order} clock={clock} level="h2">
            <Acts order={order} deliveries={deliveries} />
          </OrderCard>
        </li>
      ))}
    </ul>
  );
};

interface BringPartProps {
  readonly who: SignedIn;
  /** They have a kitchen to go back to. */
  readonly isVendor: boolean;
}

/** What somebody brings now, of all stalls. */
export const BringPart = ({ who, isVendor }: BringPartProps) => {
  useTitle(words.title);
  useWakeLock(true);
  const deliveries = useDeliveries(who.token);
  const codes = useCodes(who, deliveries.took);
  const { delay } = codes;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <div className="flex flex-wrap gap-2">
          <CodeWays codes={codes} />
          {isVendor && (
            <Link to={kitchenPaths.kitchen} className={buttonClass()}>
              {words.toKitchen}
            </Link>
          )}
        </div>
      </header>
      <ConnectionNote {...deliveries} delay={delay} onAgain={deliveries.again} />
      <CodesPart codes={codes} />
      {(deliveries.orders?.length ?? 0) > 0 && (
        <p className="min-w-0 text-ink-soft">{words.lead}</p>
      )}
      <List deliveries={deliveries} delay={delay} />
      <DelayLine delay={delay} />
    </div>
  );
};
