import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { Menu } from '@sets/shared/food/item.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../../../core/use-asked.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { NotOpened } from '../../../../ui/not-opened.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { useToken } from '../../../account/account.store.ts';
import { menuMessages } from '../../listings/menu/menu.messages.ts';
import { foodPaths } from '../../food-paths.ts';
import { StallState } from '../../parts/stall-state.tsx';
import { sumOf, withPricesOf } from '../cart/cart-rules.ts';
import type { KeptCart } from '../cart/kept-cart.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { CartLines } from './cart-lines.tsx';
import { checkoutMessages as words } from './checkout.messages.ts';
import { HadPart } from './had-part.tsx';
import { LoginPart, PlacePart } from './place-part.tsx';
import { SentCart } from './sent-cart.tsx';
import { TimePart } from './time-part.tsx';
import { TipPart } from './tip-part.tsx';
import { usePlacing } from './use-placing.ts';
import { useQuote } from './use-quote.ts';

interface FormProps {
  readonly cart: KeptCart;
  readonly stall: Menu['stall'];
  readonly hold: CartHold;
}

/** What somebody who is signed in says of their order. */
const useOrdering = ({ cart, hold }: FormProps) => {
  const token = useToken();
  const quoted = useQuote(cart, token);
  const placing = usePlacing(hold, token, () => void quoted.reload());
  const [isPlaceMissing, setPlaceMissing] = useState(false);
  const change = (next: (kept: KeptCart) => KeptCart): void =>
    hold.change((kept) => (kept?.orderid === cart.orderid && !kept.isSent ? next(kept) : kept));
  const place = (): void => {
    const isMissing = cart.had === 'delivery' && cart.place.trim() === '';
    setPlaceMissing(isMissing);
    if (!isMissing && quoted.quote !== null) placing.place(cart, quoted.quote);
  };
  return {
    token,
    quoted,
    placing,
    isPlaceMissing,
    place,
    set: (part: Partial<KeptCart>) => change((kept) => ({ ...kept, ...part })),
    agree: () => {
      const { quote } = quoted;
      if (quote !== null) change((kept) => withPricesOf(kept, quote));
    },
  };
};

const Head = ({ stall }: Pick<FormProps, 'stall'>) => (
  <header className="grid grid-cols-1 gap-2">
    <p>
      <Link
        to={foodPaths.stall(stall.stallid)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft hover:text-ink pointer-coarse:min-h-12"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {words.toMenu(stall.name)}
      </Link>
    </p>
    <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi className="font-medium [overflow-wrap:anywhere]">{stall.name}</bdi>
      <StallState stall={stall} />
    </p>
  </header>
);

const Form = (props: FormProps) => {
  const { cart, stall, hold } = props;
  const { token, quoted, placing, isPlaceMissing, place, set, agree } = useOrdering(props);
  const { stallid, timeZone } = stall;
  if (cart.isSent && !placing.isBusy) {
    const onMissing = (): void => {
      placing.setProblem(words.notArrived);
      hold.change((kept) => (kept?.orderid === cart.orderid ? { ...kept, isSent: false } : kept));
    };
    if (token !== null) return <SentCart cart={cart} hold={hold} onMissing={onMissing} />;
  }
  return (
    <>
      <Head stall={stall} />
      <CartLines cart={cart} quoted={quoted} hold={hold} />
      {token === null ? (
        <LoginPart />
      ) : (
        <>
          <HadPart cart={cart} stall={stall} isPlaceMissing={isPlaceMissing} onChange={set} />
          <TimePart
            stallid={stallid}
            token={token}
            timeZone={timeZone}
            slot={cart.slot}
            onChange={(slot) => set({ slot })}
          />
          <Field
            label={words.noteField}
            hint={words.optional}
            dir="auto"
            maxLength={orderLimits.note}
            value={cart.note}
            onChange={({ target }) => set({ note: target.value })}
          />
          <TipPart
            items={quoted.last?.totals.items ?? sumOf(cart)}
            tip={cart.tip}
            currency={cart.currency}
            onChange={(tip) => set({ tip })}
          />
          <PlacePart {...{ cart, quoted, placing }} onAgree={agree} onPlace={place} />
        </>
      )}
    </>
  );
};

/** There is no cart of this stall. */
const NoCart = ({ stallid, cart }: { stallid: string; cart: KeptCart | null }) => {
  useTitle(words.title);
  return cart === null ? (
    <PageNote title={words.empty} text={words.emptyText}>
      <Link to={foodPaths.stall(stallid)} className={buttonClass('primary')}>
        {words.back}
      </Link>
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

const OwnCart = ({ cart, hold }: Omit<FormProps, 'stall'>) => {
  const token = useToken();
  const { stallid } = cart;
  const { data, failure, reload } = useAsked(foodCalls.menu, { token, params: { stallid } });
  useTitle(words.titleOf(cart.stall));
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
      <Form cart={cart} stall={data.stall} hold={hold} />
    </div>
  );
};

/** What somebody wants of a stall, and how it becomes an order. */
export const CheckoutPage = ({ stallid, hold }: { stallid: string; hold: CartHold }) => (
  <main className="grow">
    {hold.cart?.stallid === stallid ? (
      <OwnCart cart={hold.cart} hold={hold} />
    ) : (
      <NoCart stallid={stallid} cart={hold.cart} />
    )}
  </main>
);
