import type { Connection, Model } from 'mongoose';
import { isPremium, noPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import type {
  BillingPeriod,
  PlanLimits,
  PremiumOffer,
  Price,
} from '@sets/shared/premium/premium.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Config, Plan } from '../../core/config.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Log } from '../../core/log.ts';
import type { Notify } from '../../core/notify.ts';
import { baseOf } from '../../core/own-address.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { accountIsGone } from '../account/held/account-going.ts';
import type { AccountPremiumService } from '../account/account-premium.service.ts';
import type { PeopleService, PersonRecord } from '../account/people.service.ts';
import { paymentEventModel, type PaymentEventRecord } from './payment-event.model.ts';
import { premiumMessages } from './premium.messages.ts';
import { createPriceList } from './price-list.ts';
import { StripeGateway } from './stripe-gateway.ts';
import { chosenOf, isAlive } from './subscription-state.ts';
import { SubscriptionSync } from './subscription-sync.ts';

export interface PremiumTools {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
  readonly config: Pick<Config, 'plans' | 'premiumStripe' | 'publicUrl'>;
  readonly accountPremium: Pick<AccountPremiumService, 'set' | 'findByStripeCustomer'>;
  readonly people: Pick<PeopleService, 'lookUp'>;
  readonly notify: Notify;
  /** How much of what the plans limit this person has. */
  used(userid: string): Promise<PlanLimits>;
}

/** The payment provider, where there is one. */
interface Provider {
  readonly gateway: StripeGateway;
  readonly sync: SubscriptionSync;
  readonly prices: () => Promise<Price[]>;
}

/** What Stripe tells that can change what somebody has. */
const aboutPayments = /^(customer\.subscription|checkout\.session|invoice)\./;

/** Of a period that is over without a word from Stripe, it is asked that often at most. */
const askedAgain = { count: 1, seconds: 60 };

export class PremiumService {
  readonly #events: Model<PaymentEventRecord>;
  readonly #tools: Omit<PremiumTools, 'connection'>;
  readonly #provider: Provider | null;
  readonly #askedAgain: Limiter;

  constructor({ connection, ...tools }: PremiumTools) {
    this.#events = paymentEventModel(connection);
    this.#tools = tools;
    this.#askedAgain = tools.limits.window('premium asked again', askedAgain);
    const { premiumStripe } = tools.config;
    this.#provider =
      premiumStripe === null ? null : openProvider(new StripeGateway(premiumStripe), tools);
  }

  /** What there is to have, what one has, and what one uses of it. @throws AppError UNAUTHENTICATED */
  async offer({ userid }: Actor): Promise<PremiumOffer> {
    const { plans } = this.#tools.config;
    const [{ premium }, used, prices] = await Promise.all([
      this.#current(userid),
      this.#tools.used(userid),
      this.#provider?.prices() ?? null,
    ]);
    return {
      plan: this.#has(premium) ? 'premium' : 'free',
      premium,
      limits: { free: offered(plans.free), premium: offered(plans.premium) },
      used,
      provider: prices === null ? null : { prices },
    };
  }

  /** What this person's plan allows. @throws AppError UNAUTHENTICATED */
  async limitsOf(userid: string): Promise<Plan> {
    const { plans } = this.#tools.config;
    return this.#has((await this.#current(userid)).premium) ? plans.premium : plans.free;
  }

  /** The page to pay on. @throws AppError NOT_FOUND, BAD_REQUEST, CONFLICT, UNAVAILABLE */
  async checkout({ userid }: Actor, period: BillingPeriod, origin: string): Promise<string> {
    const { gateway, sync } = this.#needProvider();
    const { accountPremium, clock, config } = this.#tools;
    const price = gateway.priceOf(period);
    const base = baseOf(config.publicUrl, origin);
    return sync.inTurn(userid, async () => {
      const account = await this.#find(userid);
      const { username, email, premium } = account;
      const payer = { userid, username, email };
      const now = clock.now();
      const customerId = await gateway.customerOf(payer, premium.stripeCustomerId, now);
      // It is stored before there is anything to pay: a payment always finds its person.
      if (customerId !== premium.stripeCustomerId) {
        await accountPremium.set(userid, { ...premium, stripeCustomerId: customerId }, premium);
      }
      const synced = await sync.sync(userid);
      if (synced?.subscriptions.some(isAlive) === true) {
        throw new AppError('CONFLICT', premiumMessages.alreadyPremium);
      }
      return gateway.checkoutPage({ userid, customerId, price, base, now });
    });
  }

  /** Ends the subscription with its period, or takes that back. @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE */
  async cancel(actor: Actor, cancelAtPeriodEnd: boolean): Promise<PremiumOffer> {
    const { gateway, sync } = this.#needProvider();
    const { userid } = actor;
    await sync.inTurn(userid, async () => {
      const chosen = chosenOf((await sync.sync(userid))?.subscriptions ?? []);
      if (chosen === null || !isAlive(chosen)) {
        throw new AppError('CONFLICT', premiumMessages.noSubscription);
      }
      await gateway.setCancellation(chosen, cancelAtPeriodEnd);
      await sync.sync(userid);
    });
    return this.offer(actor);
  }

  /**
   * Takes in what Stripe tells. An event is written down once it has had its effect, so one that was
   * cut short is done again when Stripe repeats it.
   *
   * @throws AppError NOT_FOUND, BAD_REQUEST where Stripe has not signed it, UNAVAILABLE
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const { gateway, sync } = this.#needProvider();
    const { clock, accountPremium } = this.#tools;
    const event = gateway.readEvent(body, signature, clock.now());
    if (event.customerId === null || !aboutPayments.test(event.type)) return;
    const account = await accountPremium.findByStripeCustomer(event.customerId);
    if (account === null) return;
    const { _id: userid } = account;
    await sync.inTurn(userid, async () => {
      if ((await this.#events.exists({ _id: event.id })) !== null) return;
      if ((await sync.sync(userid)) === null) return;
      const done = { type: event.type, userid, at: new Date(clock.now()) };
      await this.#events.updateOne({ _id: event.id }, { $setOnInsert: done }, { upsert: true });
    });
  }

  readonly personalData: PersonalData = {
    name: 'premium',
    holds: 'Your plan, and what your payments have changed.',
    collect: async (userid) => {
      const premium = (await this.#tools.people.lookUp(userid))?.premium ?? noPremium;
      const events = await this.#events.find({ userid }).sort({ at: 1 }).lean();
      if (events.length === 0 && premium.status === 'none') return null;
      const told = events.map(({ _id, type, at }) => ({ id: _id, type, at: at.toISOString() }));
      return { premium, events: told };
    },
    erase: (userid) => this.#erase(userid),
  };

  /** Ends what is paid for first: who is gone must not go on paying. @throws AppError UNAVAILABLE */
  async #erase(userid: string): Promise<void> {
    const { people, accountPremium } = this.#tools;
    const premium = (await people.lookUp(userid))?.premium ?? noPremium;
    const { stripeCustomerId, stripeSubscriptionId, plan } = premium;
    if (this.#provider !== null && stripeCustomerId !== null) {
      const { gateway, sync } = this.#provider;
      await sync.inTurn(userid, async () => {
        await gateway.forget(stripeCustomerId);
        await accountPremium.set(userid, noPremium);
      });
    } else if (stripeSubscriptionId !== null && plan === 'premium') {
      throw new AppError('UNAVAILABLE', premiumMessages.notCancelled);
    }
    await this.#events.deleteMany({ userid });
  }

  #has(premium: Premium): boolean {
    return isPremium(premium, this.#tools.clock.now());
  }

  /**
   * The account; where a paid period is over and Stripe has not told what came after it, as asked of
   * Stripe. While that is away what is stored counts.
   */
  async #current(userid: string): Promise<PersonRecord> {
    const account = await this.#find(userid);
    const { plan, stripeSubscriptionId } = account.premium;
    const unsaid =
      plan === 'premium' && stripeSubscriptionId !== null && !this.#has(account.premium);
    if (this.#provider === null || !unsaid) return account;
    if ((await this.#askedAgain.take(userid)) > 0) return account;
    const { sync } = this.#provider;
    try {
      return (await sync.inTurn(userid, () => sync.sync(userid)))?.account ?? account;
    } catch (error) {
      this.#tools.log.warn({ err: error, userid }, 'subscription not read');
      return account;
    }
  }

  async #find(userid: string): Promise<PersonRecord> {
    const account = await this.#tools.people.lookUp(userid);
    if (account === null) throw accountIsGone();
    return account;
  }

  #needProvider(): Provider {
    if (this.#provider === null) throw new AppError('NOT_FOUND', premiumMessages.noProvider);
    return this.#provider;
  }
}

const openProvider = (
  gateway: StripeGateway,
  tools: Omit<PremiumTools, 'connection'>,
): Provider => ({
  gateway,
  sync: new SubscriptionSync({ ...tools, gateway }),
  prices: createPriceList({ ...tools, fetch: () => gateway.prices() }),
});

/** What is said of a plan where premium is offered. */
const offered = ({ polls, modules, storedMegabytes }: Plan): PlanLimits => ({
  polls,
  modules,
  storedMegabytes,
});
