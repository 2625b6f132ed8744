import { moneyText } from '@sets/shared/food/money.ts';
import type { CartFault } from '@sets/shared/food/order/order.contract.ts';
import { useRef } from 'react';
import { locale } from '../../../../core/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoginLink } from '../../../account/login-link.tsx';
import { hasChanged } from '../cart/cart-rules.ts';
import type { KeptCart } from '../cart/kept-cart.ts';
import { checkoutMessages as words } from './checkout.messages.ts';
import { PayChoice } from './pay-choice.tsx';
import { TotalsList } from './totals-part.tsx';
import { canPayByCard, type Placing } from './use-placing.ts';
import type { Quoted } from './use-quote.ts';

/** Nobody knows whose order it is yet. */
export const LoginPart = () => (
  <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-raised p-5">
    <h2 className="text-xl font-semibold">{words.visitor.title}</h2>
    <p className="text-ink-soft">{words.visitor.text}</p>
    <LoginLink text={words.visitor.login} />
  </section>
);

interface PlacePartProps {
  readonly cart: KeptCart;
  readonly quoted: Quoted;
  readonly placing: Placing;
  readonly onPay: (pay: KeptCart['pay']) => void;
  /** The prices of now are seen. */
  readonly onAgree: () => void;
  /** Leads to where a time is chosen. */
  readonly onTime: () => void;
  readonly onPlace: () => void;
}

const payWords = (cart: KeptCart, total: number): string => {
  if (total === 0) return words.pay.free;
  return cart.had === 'delivery' ? words.pay.courier : words.pay.counter;
};

type HindranceProps = Pick<PlacePartProps, 'cart' | 'quoted' | 'onAgree'>;

/** What is said elsewhere: of the time, where it is chosen; of the money, where the prices are agreed to. */
const isSaidElsewhere = (fault: CartFault): boolean =>
  fault === 'not-then' || fault === 'other-currency';

/** What of the cart stands in the way of an order. */
const Faults = ({ cart, quoted, onAgree }: HindranceProps) => {
  const { last, quote } = quoted;
  if (last === null) return null;
  const faults = last.faults.filter((fault) => !isSaidElsewhere(fault));
  const isFaulty = last.lines.some(({ fault }) => fault !== null);
  return (
    <>
      {faults.map((fault) => (
        <p key={fault} className="font-medium text-warn">
          {words.faults[fault]}
        </p>
      ))}
      {isFaulty && <p className="font-medium text-warn">{words.mend}</p>}
      {hasChanged(cart, last) && quote !== null && (
        <div className="grid justify-items-start gap-2 rounded-md bg-warn-tint px-4 py-3 text-warn">
          <p className="font-semibold">{words.changed.title}</p>
          <p>{words.changed.text}</p>
          <Button onClick={onAgree}>{words.changed.agree}</Button>
        </div>
      )}
    </>
  );
};

/** Nobody says what it costs. */
const NotQuoted = ({ quoted: { failure, reload } }: Pick<PlacePartProps, 'quoted'>) =>
  failure === null ? null : (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-md bg-warn-tint px-4 py-3 text-warn"
    >
      <p className="font-semibold">{words.totals.failed}</p>
      <p>{failure.msg}</p>
      <Button onClick={() => void reload()}>{words.totals.retry}</Button>
    </div>
  );

const canBePlaced = (cart: KeptCart, { quote }: Quoted): boolean =>
  quote !== null &&
  quote.faults.length === 0 &&
  quote.lines.every(({ fault }) => fault === null) &&
  !hasChanged(cart, quote);

/** What it costs, how it is paid, and the button that orders it. */
export const PlacePart = (props: PlacePartProps) => {
  const { cart, quoted, placing, onPay, onTime, onPlace } = props;
  const { last, failure, quote } = quoted;
  const hindrance = useRef<HTMLDivElement>(null);
  const isReady = canBePlaced(cart, quoted) && !placing.isBusy;
  const toHindrance = (): void => {
    if (quote?.faults.includes('not-then') === true) onTime();
    else hindrance.current?.focus();
  };
  if (last === null) {
    if (failure === null) return <output className="text-ink-soft">{words.totals.loading}</output>;
    return <NotQuoted quoted={quoted} />;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div aria-busy={quote === null} className={quote === null ? 'opacity-60' : ''}>
        <TotalsList totals={last.totals} currency={last.currency} />
      </div>
      {canPayByCard(last) ? (
        <PayChoice counter={payWords(cart, last.totals.total)} pay={cart.pay} onChoose={onPay} />
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3 font-medium">
          {payWords(cart, last.totals.total)}
        </p>
      )}
      <div
        ref={hindrance}
        tabIndex={-1}
        aria-live="polite"
        className="grid gap-3 rounded-md empty:hidden"
      >
        <Faults {...props} />
        <NotQuoted quoted={quoted} />
      </div>
      <p role="alert" className="font-medium text-bad empty:hidden">
        {placing.problem}
      </p>
      <Button
        look={isReady ? 'primary' : 'outline'}
        size="large"
        className="!whitespace-normal"
        aria-disabled={!isReady}
        onClick={isReady ? onPlace : toHindrance}
      >
        {placing.isBusy
          ? words.placing
          : words.place(moneyText(last.totals.total, last.currency, locale))}
      </Button>
    </div>
  );
};
