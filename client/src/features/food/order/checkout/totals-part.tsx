import type { Totals } from '@sets/shared/food/order/order.contract.ts';
import { locale } from '../../../../core/locale.ts';
import { Price } from '../../parts/price.tsx';
import { checkoutMessages } from './checkout.messages.ts';

const words = checkoutMessages.totals;

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });

interface RowProps {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly isSmall?: boolean;
}

const Row = ({ name, amount, currency, isSmall = false }: RowProps) => (
  <div
    className={`flex flex-wrap justify-between gap-x-4 ${isSmall ? 'text-sm text-ink-soft' : ''}`}
  >
    <dt>{name}</dt>
    <dd className="m-0 ml-auto tabular-nums">
      <Price amount={amount} currency={currency} />
    </dd>
  </div>
);

/** What all of it comes to, as the server says. */
export const TotalsList = ({ totals, currency }: { totals: Totals; currency: string }) => (
  <dl className="m-0 grid gap-1.5">
    {(totals.fee > 0 || totals.tip > 0) && (
      <Row name={words.items} amount={totals.items} currency={currency} />
    )}
    {totals.fee > 0 && <Row name={words.fee} amount={totals.fee} currency={currency} />}
    {totals.tip > 0 && <Row name={words.tip} amount={totals.tip} currency={currency} />}
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-lg font-semibold">
      <dt>{words.total}</dt>
      <dd className="m-0 ml-auto tabular-nums">
        <Price amount={totals.total} currency={currency} />
      </dd>
    </div>
    {totals.taxes.map(({ rate, tax }) => (
      <Row
        key={rate}
        name={words.tax(percent.format(rate / 10_000))}
        amount={tax}
        currency={currency}
        isSmall
      />
    ))}
  </dl>
);
