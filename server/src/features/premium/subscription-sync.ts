import { isDeepStrictEqual } from 'node:util';
import type { Premium } from '@sets/shared/account/premium.contract.ts';
import { AppError } from '../../core/app-error.ts';
import type { Notify } from '../../core/notify.ts';
import type { AccountPremiumService } from '../account/account-premium.service.ts';
import type { PeopleService, PersonRecord } from '../account/people.service.ts';
import { premiumMessages } from './premium.messages.ts';
import type { StripeGateway } from './stripe-gateway.ts';
import { type Subscription, premiumBy } from './subscription-state.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';

interface SyncTools {
  readonly accountPremium: Pick<AccountPremiumService, 'set'>;
  readonly people: Pick<PeopleService, 'lookUp'>;
  readonly gateway: StripeGateway;
  readonly notify: Notify;
}

interface Synced {
  readonly account: PersonRecord;
  readonly subscriptions: Subscription[];
}

/** Of so many processes that are told of the same at once the last still gets through. */
const mostTries = 10;

const pays = ({ stripeSubscriptionId, plan }: Premium): boolean =>
  stripeSubscriptionId !== null && plan === 'premium';

/** What the change from one state to another is worth telling; null where it is not. */
const newsOf = (before: Premium, now: Premium) => {
  const { stripeSubscriptionId: id } = before;
  if (pays(now) && (!pays(before) || id !== now.stripeSubscriptionId)) return premiumMessages.began;
  if (now.status === 'past_due' && before.status !== 'past_due') return premiumMessages.late;
  return pays(before) && !pays(now) ? premiumMessages.ended : null;
};

/**
 * Writes down what Stripe knows of a person's subscriptions. It always asks for their present state,
 * so it does not matter in which order, how late or how often it is called.
 */
export class SubscriptionSync {
  readonly #tools: SyncTools;
  /** One person's payments one after another in this process; between processes `sync` compares. */
  readonly #mutex = createKeyedMutex();

  constructor(tools: SyncTools) {
    this.#tools = tools;
  }

  /** Does something about one person's payments while nothing else is done about them. */
  inTurn<Result>(userid: string, work: () => Promise<Result>): Promise<Result> {
    return this.#mutex(userid, work);
  }

  /**
   * To be called in turn. The account as it is now; null where it is gone. Where another process was
   * first, Stripe is asked anew: an older state never overtakes a newer one, and nobody is told twice.
   * @throws AppError UNAVAILABLE, CONFLICT
   */
  async sync(userid: string): Promise<Synced | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#syncOnce(userid);
      } catch (error) {
        const isLate = error instanceof AppError && error.code === 'CONFLICT';
        if (!isLate || tries >= mostTries) throw error;
      }
    }
  }

  /** @throws AppError CONFLICT where the account was changed meanwhile. */
  async #syncOnce(userid: string): Promise<Synced | null> {
    const { people, accountPremium, gateway, notify } = this.#tools;
    const account = await people.lookUp(userid);
    if (account === null) return null;
    const { premium } = account;
    if (premium.stripeCustomerId === null) return { account, subscriptions: [] };
    const subscriptions = await gateway.subscriptionsOf(premium.stripeCustomerId);
    const next = premiumBy(subscriptions, premium);
    if (next === null || isDeepStrictEqual(next, { ...premium })) return { account, subscriptions };
    const changed = await accountPremium.set(userid, next, premium);
    const news = newsOf(premium, next);
    if (news !== null) await notify(userid, { kind: 'premium', path: '/account/upgrade', ...news });
    return { account: changed, subscriptions };
  }
}
