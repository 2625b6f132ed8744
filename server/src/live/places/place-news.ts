import { newId } from '../../core/new-id.ts';
import type { RedisConnection } from '../redis/connection/connection.ts';
import type { Stop } from '../run/run-store.ts';

const channel = 'places';

/** Whoever is told what the other processes tell. */
interface Hearing {
  /** What decides who may be where has changed. */
  heard(scope: string): Promise<void>;
  /** Something may have been missed. */
  doubtAll(): Promise<void>;
}

/** Tells the other processes what has changed, and hears them. */
export interface PlaceNews {
  tell(scope: string): void;
  /** Passes on what the others tell, until `stop`. @throws AppError UNAVAILABLE */
  listen(to: Hearing): Promise<void>;
  stop(): void;
}

/** For a process that is alone: nobody else is to be told. */
export const noNews: PlaceNews = { tell: () => {}, listen: async () => {}, stop: () => {} };

/** Tells the other processes over Redis what has changed. What is lost there is found by looking now and then. */
export class RedisPlaceNews implements PlaceNews {
  readonly #redis: RedisConnection;
  readonly #me = newId();
  readonly #stops: Stop[] = [];

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  tell(scope: string): void {
    this.#redis.publish(channel, `${this.#me} ${scope}`).catch(() => {});
  }

  async listen(to: Hearing): Promise<void> {
    const hear = (message: string): void => {
      const [by, scope = ''] = message.split(' ');
      if (by !== this.#me) void to.heard(scope);
    };
    this.#stops.push(await this.#redis.subscribe(channel, hear));
    this.#stops.push(this.#redis.onHearingAgain(() => void to.doubtAll()));
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
