import type { Price } from '@sets/shared/premium/premium.contract.ts';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';

/** How long prices are taken for right, in milliseconds. */
const fresh = 3_600_000;
/** After a failure nobody asks again for that long. */
const pause = 30_000;

interface PriceTools {
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly fetch: () => Promise<Price[]>;
}

/** The prices as Stripe has them. While it is away: those that were known last, or none. */
export const createPriceList = ({ clock, log, fetch }: PriceTools): (() => Promise<Price[]>) => {
  let known: Price[] = [];
  let goodUntil = 0;
  let underWay: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    try {
      known = await fetch();
      goodUntil = clock.now() + fresh;
    } catch (error) {
      log.warn({ err: error }, 'prices of premium not read');
      goodUntil = clock.now() + pause;
    } finally {
      underWay = null;
    }
  };
  return async () => {
    if (clock.now() >= goodUntil) await (underWay ??= load());
    return known;
  };
};
