import type { PremiumOffer } from '@sets/shared/premium/premium.contract.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { refreshAccount } from '../account/refresh-account.ts';
import { Checkout } from './parts/checkout.tsx';
import { NoProvider } from './parts/no-provider.tsx';
import { PaymentNote } from './parts/payment-note.tsx';
import { PlanCard } from './parts/plan-card.tsx';
import { StandingLine } from './parts/standing-line.tsx';
import { formatMoney } from './money.ts';
import { premiumMessages as words } from './premium.messages.ts';
import { useOffer } from './use-offer.ts';
import { usePayment } from './use-payment.ts';

/** What premium costs, in a line; whoever has it from an admin pays nothing. */
const priceOf = ({ premium, plan, provider }: PremiumOffer): string => {
  const isGranted = plan === 'premium' && premium.stripeSubscriptionId === null;
  if (isGranted || provider === null) return words.granted;
  return provider.prices.map((price) => words.price[price.period](formatMoney(price))).join(' · ');
};

interface PlansProps {
  readonly token: string;
  readonly offer: PremiumOffer;
  /** A payment is under way, so no second one is offered. */
  readonly isPaying: boolean;
}

const Plans = ({ token, offer, isPaying }: PlansProps) => {
  const { plan, limits, used, provider } = offer;
  const isFree = plan === 'free';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PlanCard
        plan="free"
        isCurrent={isFree}
        limits={limits.free}
        used={used}
        price={words.forNothing}
      />
      <PlanCard
        plan="premium"
        isCurrent={!isFree}
        limits={limits.premium}
        used={used}
        price={priceOf(offer)}
      >
        {isFree && !isPaying && provider !== null && (
          <Checkout token={token} prices={provider.prices} />
        )}
        {isFree && provider === null && <NoProvider />}
      </PlanCard>
    </div>
  );
};

const Upgrade = ({ token }: { token: string }) => {
  const { offer, failure, reload } = useOffer(token);
  const [params] = useSearchParams();
  // As the payment provider is told to lead back.
  const checkout = params.get('checkout');
  const [isBack] = useState(checkout === 'done');
  const { payment, lookAgain } = usePayment(token, isBack, reload);
  if (offer === null) {
    if (failure === null) return <Skeleton label={words.loading} />;
    return (
      <main className="grid grow content-center">
        <PageNote title={words.failed} text={failure.msg}>
          <Button look="primary" onClick={reload}>
            {words.retry}
          </Button>
        </PageNote>
      </main>
    );
  }
  const changed = (): void => {
    reload();
    void refreshAccount(token);
  };
  return (
    <main className="mx-auto grid w-full max-w-content content-start gap-6 px-4 py-10">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      {checkout === 'left' && <p className="text-ink-soft">{words.left}</p>}
      <div>
        <PaymentNote payment={payment} lookAgain={lookAgain} />
        <StandingLine token={token} premium={offer.premium} onChanged={changed} />
      </div>
      <Plans
        token={token}
        offer={offer}
        isPaying={payment === 'confirming' || payment === 'late'}
      />
    </main>
  );
};

/** The plans side by side, what is used of one's own, and the way from one to the other. */
export const UpgradePage = () => {
  const token = useToken();
  useTitle(words.title);
  return token === null ? null : <Upgrade token={token} />;
};
