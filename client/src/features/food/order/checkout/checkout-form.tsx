import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { Menu } from '@sets/shared/food/item.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChanged } from '../../../../core/use-asked.ts';
import { Field } from '../../../../ui/field.tsx';
import { foodPaths } from '../../food-paths.ts';
import { StallState } from '../../parts/stall-state.tsx';
import { sumOf, withPricesOf } from '../cart/cart-rules.ts';
import { isSent, type KeptCart } from '../cart/kept-cart.ts';
import type { CartHold } from '../cart/use-cart.ts';
import { CartLines } from './cart-lines.tsx';
import { checkoutMessages as words } from './checkout.messages.ts';
import { HadPart } from './had-part.tsx';
import { LoginPart, PlacePart } from './place-part.tsx';
import { TimePart } from './time-part.tsx';
import { TipPart } from './tip-part.tsx';
import { usePassedSlot } from './use-passed-slot.ts';
import type { Placing } from './use-placing.ts';
import { type Quoted, useQuote } from './use-quote.ts';

interface FormProps {
  readonly cart: KeptCart;
  readonly stall: Menu['stall'];
  readonly hold: CartHold;
  readonly token: string | null;
  readonly placing: Placing;
}

/** Whether the server refuses the time. Where it does, those that were shown are old. */
const useRefusedTime = ({ quote }: Quoted): boolean => {
  const changed = useChanged();
  const isRefused = quote?.faults.includes('not-then') === true;
  useEffect(() => {
    if (isRefused) changed(orderCalls.slots);
  }, [isRefused, changed]);
  return isRefused;
};

const focusField = (place: RefObject<HTMLElement | null>): void =>
  place.current?.querySelector<HTMLElement>('input, select, button')?.focus();

/** What somebody says of their order. */
const useOrdering = ({ cart, hold, token, placing }: FormProps) => {
  const quoted = useQuote(cart, token);
  const isRefused = useRefusedTime(quoted);
  const [isPlaceMissing, setPlaceMissing] = useState(false);
  const placeField = useRef<HTMLDivElement>(null);
  const timePlace = useRef<HTMLElement>(null);
  const change = (next: (kept: KeptCart) => KeptCart): void =>
    hold.change((kept) => (kept?.orderid === cart.orderid && !isSent(kept) ? next(kept) : kept));
  const set = (part: Partial<KeptCart>): void => change((kept) => ({ ...kept, ...part }));
  const place = (): void => {
    const isMissing = cart.had === 'delivery' && cart.place.trim() === '';
    setPlaceMissing(isMissing);
    if (isMissing) focusField(placeField);
    else if (quoted.quote !== null) placing.place(cart, quoted.quote);
  };
  return {
    quoted,
    isPlaceMissing,
    placeField,
    timePlace,
    isRefused,
    place,
    set,
    passed: usePassedSlot(isSent(cart) ? null : cart.slot, () => set({ slot: null })),
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
        <ArrowLeft size={18} aria-hidden="true" className="flex-none" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{words.toMenu(stall.name)}</span>
      </Link>
    </p>
    <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi className="font-medium [overflow-wrap:anywhere]">{stall.name}</bdi>
      <StallState stall={stall} />
    </p>
  </header>
);

/** What is ordered, how and when it is had, what it costs, and the button that orders it. */
export const CheckoutForm = (props: FormProps) => {
  const { cart, stall, hold, token, placing } = props;
  const { quoted, isPlaceMissing, placeField, timePlace, place, set, agree, ...time } =
    useOrdering(props);
  const { stallid, timeZone } = stall;
  return (
    <>
      <Head stall={stall} />
      <CartLines cart={cart} quoted={quoted} hold={hold} />
      {token === null ? (
        <LoginPart />
      ) : (
        <>
          <HadPart {...{ cart, stall, isPlaceMissing, placeField }} onChange={set} />
          <TimePart
            stallid={stallid}
            token={token}
            timeZone={timeZone}
            slot={cart.slot}
            isPaused={stall.state === 'paused'}
            place={timePlace}
            {...time}
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
          <PlacePart
            {...{ cart, quoted, placing }}
            onPay={(pay) => set({ pay })}
            onAgree={agree}
            onTime={() => focusField(timePlace)}
            onPlace={place}
          />
        </>
      )}
    </>
  );
};
