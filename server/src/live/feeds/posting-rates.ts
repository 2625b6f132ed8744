import { limits as bounds } from '@sets/shared/core/limits.ts';
import type { Author, FeedRate } from '@sets/shared/live/feed.ts';
import { AppError } from '../../core/app-error.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Feeds } from './feeds.ts';

const day = 24 * 60 * 60;

interface CountedRate {
  readonly rate: FeedRate<unknown>;
  readonly limiter: Limiter;
}

/**
 * How often one participant may post and change: numbers of a feed are never given again, so nobody
 * may use them up alone. Who is counted is the account, or the seat of who has none.
 */
export class PostingRates {
  readonly #aDay: Readonly<Record<Author['as'], Limiter>>;
  readonly #ofFeed: ReadonlyMap<string, readonly CountedRate[]>;

  constructor(limits: Limits, feeds: Pick<Feeds, 'names' | 'named'>) {
    const aDay = (as: Author['as']): Limiter =>
      limits.window(`feed numbers of a ${as}`, { count: bounds.feed.perDay[as], seconds: day });
    this.#aDay = { phone: aDay('phone'), host: aDay('host') };
    this.#ofFeed = new Map(
      feeds.names.map((name) => {
        const rates = feeds.named(name).feed.rates ?? [];
        const counted = rates.map((rate, index) => ({
          rate,
          limiter: limits.window(`feed ${name} ${index + 1}`, rate),
        }));
        return [name, counted];
      }),
    );
  }

  /** Whether the rules of this feed count what is posted. */
  countsIn(feed: string): boolean {
    return (this.#ofFeed.get(feed) ?? []).length > 0;
  }

  /** Takes one of the numbers that somebody has in a feed for a day. @throws AppError TOO_LARGE */
  async take({ as, participant }: Author, key: string): Promise<void> {
    if ((await this.#aDay[as].take(`${key} ${participant}`)) === 0) return;
    const msg = 'You have written and changed very much here today. Go on tomorrow.';
    throw new AppError('TOO_LARGE', msg);
  }

  /** Takes one of what the rules of the feed allow. @throws AppError RATE_LIMITED, TOO_LARGE */
  async takePost(who: Author, key: string, feed: string, item: unknown): Promise<void> {
    if (who.as === 'host') return;
    for (const { rate, limiter } of this.#ofFeed.get(feed) ?? []) {
      const retryInMs = await limiter.take(`${key} ${who.participant} ${rate.of(item)}`);
      if (retryInMs === 0) continue;
      const { code, msg } = rate.refusal;
      throw new AppError(code, msg, code === 'RATE_LIMITED' ? { retryInMs } : {});
    }
  }
}
