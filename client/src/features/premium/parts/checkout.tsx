import type { BillingPeriod, Price } from '@sets/shared/premium/premium.contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { whileWaiting } from '../../../ui/wait.ts';
import { leaveFor } from '../../../core/leave-for.ts';
import { formatMoney } from '../money.ts';
import { postCheckout } from '../premium.api.ts';
import { premiumMessages as words } from '../premium.messages.ts';

interface PeriodsProps {
  readonly prices: readonly Price[];
  readonly chosen: Price;
  readonly onChoose: (period: BillingPeriod) => void;
}

const Periods = ({ prices, chosen, onChoose }: PeriodsProps) => (
  <fieldset className="grid gap-2 border-0 p-0">
    <legend className="only-spoken">{words.period}</legend>
    <div className="grid grid-cols-2 gap-1 rounded-md bg-sunken p-1">
      {prices.map(({ period }) => (
        <label
          key={period}
          className="grid min-h-12 cursor-pointer place-items-center rounded-sm text-sm font-medium has-checked:bg-raised has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-people-ink"
        >
          <input
            type="radio"
            name="period"
            className="only-spoken"
            checked={period === chosen.period}
            onChange={() => onChoose(period)}
          />
          {words.periods[period]}
        </label>
      ))}
    </div>
  </fieldset>
);

const PriceTag = ({ price }: { price: Price }) => (
  <p>
    <span className="font-semibold">{words.price[price.period](formatMoney(price))}</span>
    {price.period === 'year' && (
      <span className="block text-sm text-ink-soft">
        {words.perMonth(formatMoney({ ...price, amount: Math.round(price.amount / 12) }))}
      </span>
    )}
  </p>
);

/** Chooses a period where there are two, and leads to the payment. */
export const Checkout = ({ token, prices }: { token: string; prices: readonly Price[] }) => {
  const [period, setPeriod] = useState<BillingPeriod | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = prices.find((price) => price.period === period) ?? prices[0];
  if (chosen === undefined) return null;
  const pay = async (): Promise<void> => {
    setFailure(null);
    const told = await whileWaiting(postCheckout(token, chosen.period));
    if (!told.ok) setFailure(told.error.msg);
    else if (!leaveFor(told.value.url)) setFailure(words.noCheckout);
  };
  return (
    <div className="mt-auto grid gap-4">
      {prices.length > 1 && <Periods prices={prices} chosen={chosen} onChoose={setPeriod} />}
      <PriceTag price={chosen} />
      <Button look="primary" onClick={() => void pay()}>
        {words.checkout}
      </Button>
      <p className="text-sm text-ink-soft">{words.checkoutHint}</p>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
};
