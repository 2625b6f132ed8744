import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '@sets/shared/admin/admin.contract.ts';
import type { Config } from '../../core/config.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { version } from '../../core/version.ts';

/** What the server is made of, as far as its health is asked for. */
export interface HealthTools {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly store: { readonly kind: string; readonly ping: () => Promise<void> };
  readonly mailer: Pick<Mailer, 'kind' | 'figures'>;
  /** Whether there is a payment provider, for premium or for food. */
  readonly payments: boolean;
  readonly liveFigures: () => Health['live'];
  readonly countAccounts: () => Promise<number>;
}

export const takesPayments = ({
  premiumStripe,
  foodStripe,
}: Pick<Config, 'premiumStripe' | 'foodStripe'>): boolean =>
  premiumStripe !== null || foodStripe !== null;

/** How long the store may take to answer before it counts as silent, in ms. */
const patience = 2_000;

/** How long the store takes to answer, in ms; null where it does not. */
export const answerTime = async (
  ping: () => Promise<void>,
  patienceMs = patience,
): Promise<number | null> => {
  const waiting = new AbortController();
  const silent = sleep(patienceMs, null, { signal: waiting.signal, ref: false }).catch(() => null);
  const asked = performance.now();
  const answered = ping().then(
    () => Math.round((performance.now() - asked) * 100) / 100,
    () => null,
  );
  const time = await Promise.race([answered, silent]);
  waiting.abort();
  return time;
};

/** How the server is. */
export const serverHealth = async (tools: HealthTools): Promise<Health> => {
  const { startedAt, store, mailer, payments, liveFigures, countAccounts } = tools;
  const [answersInMs, accounts] = await Promise.all([answerTime(store.ping), countAccounts()]);
  const { sent, failed, lastFailureAt } = mailer.figures();
  return {
    version,
    startedAt,
    store: { kind: store.kind, answersInMs },
    mail: { kind: mailer.kind, sent, failed, lastFailureAt },
    payments,
    live: liveFigures(),
    memoryBytes: process.memoryUsage.rss(),
    accounts,
  };
};
