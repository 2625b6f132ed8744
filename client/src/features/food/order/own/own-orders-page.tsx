import { isOver, waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useState } from 'react';
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
import { keptOrdersOf } from '../placed/kept-orders.ts';
import { moneyNewsOf, newsOf, statusWordsOf } from '../placed/order-news.ts';
import { payMessages } from '../placed/pay.messages.ts';
import { AgainButton } from './again-button.tsx';
import { ownMessages as words } from './own.messages.ts';
import { useOwnOrders } from './use-own-orders.ts';

interface OrderRowProps {
  readonly order: OwnOrder;
  readonly token: string;
}

const itemsOf = ({ lines }: OwnOrder): string =>
  lines.map(({ count, name }) => words.item(count, name)).join(', ');

/** How an order stands, and what came of it where it came to nothing. */
const Standing = ({ order }: Pick<OrderRowProps, 'order'>) => {
  const news = newsOf(order);
  const money = moneyNewsOf(order);
  return (
    <>
      <p className={`text-sm ${isOver(order) ? 'text-ink-soft' : 'font-medium text-people-ink'}`}>
        {statusWordsOf(order)}
      </p>
      {news.length > 0 && <p className="text-sm [overflow-wrap:anywhere]">{news.join(' ')}</p>}
      {money !== null && <p className="text-sm">{money}</p>}
    </>
  );
};

/** It lies at the counter, and its code is what is wanted of it there. */
const isToBeFetched = (order: OwnOrder): boolean =>
  order.status === 'ready' &&
  order.had.type === 'pick-up' &&
  order.proof !== null &&
  order.lacksMoney !== true;

interface ToItsPageProps extends Pick<OrderRowProps, 'order'> {
  /** What is spoken: which order it is about, too. */
  readonly label: string;
  readonly text: string;
}

const ToItsPage = ({ order, label, text }: ToItsPageProps) => (
  <Link
    to={foodPaths.order(order.orderid)}
    aria-label={label}
    className={`${buttonClass('primary')} text-center whitespace-normal!`}
  >
    {text}
  </Link>
);

/** What somebody mostly wants of it next: what waits for its payment is paid on its page, and not ordered once more. */
const NextActs = ({ order, token }: OrderRowProps) =>
  waitsForCard(order) ? (
    <ToItsPage order={order} label={payMessages.byCardOf(order.number)} text={payMessages.byCard} />
  ) : (
    <>
      {isToBeFetched(order) && (
        <ToItsPage order={order} label={words.showCodeOf(order.number)} text={words.showCode} />
      )}
      <AgainButton order={order} token={token} />
    </>
  );

const OrderRow = ({ order, token }: OrderRowProps) => (
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
    <Standing order={order} />
    <div className="grid grid-cols-1 gap-0.5 text-sm text-ink-soft">
      <p>{words.ordered(exactTime(order.placedAt))}</p>
      <p className="line-clamp-2 [overflow-wrap:anywhere]">{itemsOf(order)}</p>
    </div>
    <div className="relative z-1 flex flex-wrap gap-3 justify-self-start">
      <NextActs order={order} token={token} />
    </div>
  </article>
);

const Rows = ({ orders, token }: { orders: readonly OwnOrder[]; token: string }) => (
  <ul className="grid grid-cols-1 gap-3">
    {orders.map((order) => (
      <li key={order.orderid}>
        <OrderRow order={order} token={token} />
      </li>
    ))}
  </ul>
);

interface NoteProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** What is shown is not of now. */
const Note = ({ text, onRetry }: NoteProps) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-tint px-4 py-3 text-warn"
  >
    <p className="min-w-0">{text}</p>
    <Button size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);

interface OwnOrdersProps {
  readonly userid: string;
  readonly token: string;
}

/** The server does not tell them: those that this device knows, whose codes are needed most. */
const NotTold = ({ userid, token, text, onRetry }: OwnOrdersProps & NoteProps) => {
  const [kept] = useState(() => keptOrdersOf(userid).list());
  if (kept.length === 0) {
    return (
      <PageNote title={words.failed} text={text} level="h2">
        <Button onClick={onRetry}>{words.retry}</Button>
      </PageNote>
    );
  }
  return (
    <>
      <Note text={words.kept(text)} onRetry={onRetry} />
      <Rows orders={kept.map(({ order }) => order)} token={token} />
    </>
  );
};

const OrdersList = (who: OwnOrdersProps) => {
  const { userid, token } = who;
  const list = useOwnOrders(userid, token);
  const { orders, failure, moreFailure, hasMore, reload } = list;
  if (orders === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return <NotTold {...who} text={failure.msg} onRetry={reload} />;
  }
  const stale = failure !== null && <Note text={words.stale(failure.msg)} onRetry={reload} />;
  if (orders.length === 0) {
    return (
      <>
        {stale}
        <PageNote title={words.none} text={words.noneText} level="h2">
          <Link to={foodPaths.listings} className={buttonClass('primary')}>
            {words.toStalls}
          </Link>
        </PageNote>
      </>
    );
  }
  return (
    <>
      {stale}
      <Rows orders={orders} token={token} />
      {hasMore && <MoreOfList list={{ ...list, failure: moreFailure }} words={words} />}
    </>
  );
};

/** What somebody has ordered, the newest first. */
export const OwnOrdersPage = (who: OwnOrdersProps) => {
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-5 px-4 py-8 narrow:py-10">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <Link to={foodPaths.listings} className={buttonClass()}>
          {words.toStalls}
        </Link>
      </header>
      <OrdersList {...who} />
      <p className="pt-4 text-center">
        {/* Of few: who brings nothing reads over it. */}
        <Link
          to={kitchenPaths.deliveries}
          className="inline-flex min-h-11 items-center rounded-md px-2 text-sm text-ink-soft underline underline-offset-4 hover:text-ink pointer-coarse:min-h-12"
        >
          {words.toBring}
        </Link>
      </p>
    </main>
  );
};
