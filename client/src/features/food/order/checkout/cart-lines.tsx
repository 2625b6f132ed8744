import { moneyText } from '@sets/shared/food/money.ts';
import type { PricedLine } from '@sets/shared/food/order/order.contract.ts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '../../../../core/locale.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { foodPaths } from '../../food-paths.ts';
import { LineWishes } from '../../parts/line-wishes.tsx';
import { Price } from '../../parts/price.tsx';
import { keyOfLine, withCount, withLineBack, withoutLine } from '../cart/cart-rules.ts';
import { isSent, type KeptCart, type KeptLine } from '../cart/kept-cart.ts';
import { Stepper } from '../cart/stepper.tsx';
import type { CartHold } from '../cart/use-cart.ts';
import { checkoutMessages as words } from './checkout.messages.ts';
import type { Quoted } from './use-quote.ts';

interface LineSaidProps {
  readonly line: KeptLine;
  readonly told: PricedLine | null;
  readonly currency: string;
}

/** Why a line cannot be had, or that it costs other than was seen. */
const LineSaid = ({ line, told, currency }: LineSaidProps) => {
  const seen = line.price * line.count;
  const isOther = told !== null && told.total !== null && told.seen === seen && told.total !== seen;
  const fault = told?.fault ?? null;
  const left = told?.left ?? null;
  if (fault === null && !isOther) return null;
  return (
    <p className="text-sm font-medium text-warn">
      {fault !== null && words.lineFaults[fault]}
      {left !== null && ` ${words.left(left)}`}
      {isOther && words.was(moneyText(seen, currency, locale))}
    </p>
  );
};

interface CartLineProps extends LineSaidProps {
  readonly stallid: string;
  readonly onCount: (count: number) => void;
  readonly onRemove: () => void;
}

/** What it costs as the server says; until it has said so, as it was seen. */
const costs = (line: KeptLine, told: PricedLine | null): number => {
  const seen = line.price * line.count;
  return told?.seen === seen && told.total !== null ? told.total : seen;
};

/** What cannot be had is not in the total. */
const isHad = (told: PricedLine | null): boolean => told === null || told.fault === null;

/** Leads to the item, where it can be chosen otherwise; what is no longer on the menu has no such place. */
const Name = ({ line, told, stallid }: Pick<CartLineProps, 'line' | 'told' | 'stallid'>) =>
  told?.fault === 'unknown' ? (
    line.name
  ) : (
    <Link
      to={foodPaths.item(stallid, line.itemid)}
      className="inline-flex min-h-11 items-center rounded-sm underline underline-offset-4 hover:text-people-ink"
    >
      {line.name}
    </Link>
  );

const CartLine = (props: CartLineProps) => {
  const { line, told, currency, onCount, onRemove } = props;
  const { name, count } = line;
  return (
    <article className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* The price comes below its name only where words are so large that both have no room. */}
        <h3 dir="auto" className="min-w-0 flex-[1_1_8rem] font-semibold [overflow-wrap:anywhere]">
          <Name {...props} />
        </h3>
        <Price
          amount={costs(line, told)}
          currency={currency}
          className={`ml-auto flex-none font-medium ${isHad(told) ? '' : 'text-ink-soft line-through'}`}
        />
      </div>
      <LineWishes line={line} />
      <LineSaid line={line} told={told} currency={currency} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stepper name={name} count={count} onChange={onCount} />
        <IconButton label={words.removeLine(name)} onClick={onRemove} className="ml-auto !size-12">
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
};

interface CartLinesProps {
  readonly cart: KeptCart;
  readonly quoted: Quoted;
  readonly hold: CartHold;
}

/** What is in the cart, line by line, with what is to be said of it now. */
export const CartLines = ({ cart, quoted, hold }: CartLinesProps) => {
  const titleId = useId();
  const place = useKeptFocus<HTMLElement>((part) => part.querySelector('h2'));
  const change = (next: (kept: KeptCart) => KeptCart | null): void =>
    hold.change((kept) => (kept?.orderid === cart.orderid && !isSent(kept) ? next(kept) : kept));
  const remove = (line: KeptLine): void => {
    const key = keyOfLine(line);
    change((kept) => withoutLine(kept, key));
    const onAct = (): void => hold.change((kept) => withLineBack(kept, cart, key));
    toast.blank(words.removed(line.name), { text: words.undo, onAct });
  };
  return (
    <section ref={place} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} className="rounded-sm text-xl font-semibold">
        {words.lines}
      </h2>
      <ul className="divide-y divide-line">
        {cart.lines.map((line) => (
          <li key={keyOfLine(line)}>
            <CartLine
              line={line}
              stallid={cart.stallid}
              told={quoted.lineOf(line)}
              currency={cart.currency}
              onCount={(count) => change((kept) => withCount(kept, keyOfLine(line), count))}
              onRemove={() => remove(line)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
