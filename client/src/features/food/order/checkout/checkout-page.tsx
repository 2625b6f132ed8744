import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { NotOpened } from '../../../../ui/not-opened.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useTitle } from '../../../../ui/use-title.ts';
import { useToken } from '../../../account/account.store.ts';
import { menuMessages } from '../../listings/menu/menu.messages.ts';
import { untilServed } from '../../listings/until-served.ts';
import { foodPaths } from '../../food-paths.ts';
import { useFreshStates } from '../../parts/use-fresh-states.ts';
import { isSent, type KeptCart } from '../cart/kept-cart.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { orderMessages } from '../placed/order.messages.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutMessages as words } from './checkout.messages.ts';
import { SentCart } from './sent-cart.tsx';
import { type Placing, useAskAnew, usePlacing } from './use-placing.ts';

/** What says that there is no such stall, or none any more. */
const gone: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST']);

interface CartProps {
  readonly cart: KeptCart;
  readonly hold: CartHold;
}

/** There is no cart of this stall. */
const NoCart = ({ stallid, cart }: { stallid: string; cart: KeptCart | null }) => {
  const token = useToken();
  useTitle(words.title);
  return cart === null ? (
    <PageNote title={words.empty} text={words.emptyText}>
      <Link to={foodPaths.stall(stallid)} className={buttonClass('primary')}>
        {words.back}
      </Link>
      {token !== null && (
        <Link to={foodPaths.orders} className={buttonClass()}>
          {words.orders}
        </Link>
      )}
    </PageNote>
  ) : (
    <PageNote title={words.elsewhere(cart.stall)} text={words.elsewhereText}>
      <Link to={foodPaths.cart(cart.stallid)} className={buttonClass('primary')}>
        {words.toCart}
      </Link>
      <Link to={foodPaths.stall(stallid)} className={buttonClass()}>
        {words.back}
      </Link>
    </PageNote>
  );
};

/** The stall is gone: nothing of the cart can be ordered, and it must not stand in the way of another. */
const GoneStall = ({ cart, hold }: CartProps) => {
  const empty = (): void => {
    hold.change((kept) => (kept?.orderid === cart.orderid ? null : kept));
    const onAct = (): void => hold.change((kept) => kept ?? cart);
    toast.blank(words.gone.emptied, { text: words.undo, onAct });
  };
  return (
    <PageNote title={words.gone.title} text={words.gone.text(cart.stall)}>
      <Button look="primary" onClick={empty}>
        {words.gone.empty}
      </Button>
      <Link to={foodPaths.listings} className={buttonClass()}>
        {words.gone.stalls}
      </Link>
    </PageNote>
  );
};

/** A cart that can be changed and ordered, with what its stall says now. */
const OpenCart = ({ cart, hold, placing }: CartProps & { placing: Placing }) => {
  const token = useToken();
  const { stallid } = cart;
  const { data, failure, reload } = useAsked(foodCalls.menu, { token, params: { stallid } });
  const askAnew = useAskAnew();
  const ask = useCallback(async () => askAnew(), [askAnew]);
  useFreshStates(data === null ? [] : [data.stall.until, untilServed(data.items, data.stall)], ask);
  if (failure !== null && gone.has(failure.code)) return <GoneStall cart={cart} hold={hold} />;
  if (data === null) {
    if (failure === null) return <Skeleton label={menuMessages.loading} />;
    return (
      <NotOpened
        failure={failure}
        onRetry={() => void reload()}
        words={menuMessages}
        way={{ to: foodPaths.listings, name: menuMessages.toStalls }}
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-7 px-4 py-6 narrow:py-10">
      <CheckoutForm {...{ cart, hold, token, placing }} stall={data.stall} />
    </div>
  );
};

const OwnCart = ({ cart, hold, onLeave }: CartProps & { onLeave: () => void }) => {
  const token = useToken();
  const placing = usePlacing(hold, token, onLeave);
  useTitle(words.titleOf(cart.stall));
  if (!isSent(cart) || placing.isBusy || token === null)
    return <OpenCart cart={cart} hold={hold} placing={placing} />;
  const onMissing = (): void => placing.notArrived(cart);
  return <SentCart key={cart.orderid} {...{ cart, hold, token, onMissing, onLeave }} />;
};

/** What somebody wants of a stall, and how it becomes an order. */
export const CheckoutPage = ({ stallid, hold }: { stallid: string; hold: CartHold }) => {
  // The cart is empty before the page of its order is there.
  const [isLeaving, setLeaving] = useState(false);
  const onLeave = useCallback(() => setLeaving(true), []);
  const isOwn = hold.cart?.stallid === stallid;
  return (
    <main className="grow">
      {isLeaving && <Skeleton label={orderMessages.loading} />}
      {!isLeaving && isOwn && <OwnCart cart={hold.cart} hold={hold} onLeave={onLeave} />}
      {!isLeaving && !isOwn && <NoCart stallid={stallid} cart={hold.cart} />}
    </main>
  );
};
