import type { Connection } from 'mongoose';
import type { Config } from '../../../../core/config.ts';
import type { RouteGroup } from '../../../../core/route.ts';
import { MoneyEffects } from './money-effects.service.ts';
import type { MoneyWork } from './money-work.ts';
import { Paying } from './paying.service.ts';
import { payingRoutes } from './paying.routes.ts';
import type { PayingTools } from './paying-tools.ts';
import { PaymentEvents } from './payment-events.service.ts';
import { PaymentGateway } from './payment-gateway.ts';
import { SeenPayments } from './seen-payments.service.ts';
import { canBeCharged } from './stripe-money.ts';
import { StripePause } from './stripe-pause.ts';

interface OpenedPaying {
  readonly routes: RouteGroup;
  /** Null where there is no payment provider, as the next. */
  readonly work: MoneyWork | null;
  readonly parts: { readonly paying: Paying; readonly events: PaymentEvents } | null;
}

/** Whether orders can be paid by card in this currency. */
export const takesCardsOf =
  ({ foodStripe }: Pick<Config, 'foodStripe'>) =>
  (currency: string): boolean =>
    foodStripe !== null && canBeCharged(currency);

/** How orders are paid by card, where there is a payment provider. */
export const openPaying = (
  connection: Connection,
  { foodStripe, publicUrl }: Pick<Config, 'foodStripe' | 'publicUrl'>,
  given: Omit<PayingTools, 'gateway' | 'pause'>,
): OpenedPaying => {
  if (foodStripe === null) {
    return { routes: payingRoutes(null, publicUrl), work: null, parts: null };
  }
  const tools = {
    ...given,
    gateway: new PaymentGateway(foodStripe),
    pause: new StripePause(given.clock),
  };
  const seen = new SeenPayments(tools);
  const effects = new MoneyEffects({ ...tools, seen });
  const parts = {
    paying: new Paying({ ...tools, seen }),
    events: new PaymentEvents(connection, { ...tools, seen }),
  };
  return {
    parts,
    routes: payingRoutes(parts, publicUrl),
    work: {
      carryOut: (order, effect) => effects.carryOut(order, effect),
      beforeExpiry: seen.beforeExpiry,
    },
  };
};
