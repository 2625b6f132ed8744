import { moneyText } from '@sets/shared/food/money.ts';
import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { locale } from '../../../../core/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { fromNow } from '../../parts/clock-words.ts';
import { payableUntil } from './payable-until.ts';
import { payMessages as words } from './pay.messages.ts';
import { usePay } from './use-pay.ts';

interface PayProps {
  readonly order: OwnOrder;
  readonly token: string;
}

/** That an order is not paid, and where it is. Whoever comes back from there says nothing by it: the server looks. */
const Unpaid = ({ order, token }: PayProps) => {
  const titleId = useId();
  const [params] = useSearchParams();
  const isBack = params.get('checkout') === 'done';
  const { orderid, stall, totals, currency } = order;
  const { isBusy, problem, pay, look } = usePay(orderid, token);
  useEffect(() => {
    if (isBack) void look();
  }, [isBack, look]);
  return (
    <section
      aria-labelledby={titleId}
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-raised p-5"
    >
      <div aria-live="polite" className="grid gap-1">
        <h2 id={titleId} className="text-xl font-semibold">
          {isBack ? words.waitingTitle : words.title}
        </h2>
        {isBack && <p>{words.waiting}</p>}
        <p className="text-ink-soft">{words.text(fromNow(payableUntil(order), stall.timeZone))}</p>
      </div>
      <p role="alert" className="font-medium text-bad empty:hidden">
        {problem}
      </p>
      <Button
        look={isBack ? 'outline' : 'primary'}
        size="large"
        className="!whitespace-normal"
        aria-disabled={isBusy}
        onClick={() => void pay()}
      >
        {isBusy ? words.opening : words.pay(moneyText(totals.total, currency, locale))}
      </Button>
      <p className="text-sm text-ink-soft">{words.hint}</p>
    </section>
  );
};

export const PayPart = (props: PayProps) =>
  waitsForCard(props.order) ? <Unpaid {...props} /> : null;
