import { newId } from '../../core/new-id.ts';
import type { RedisConnection } from '../redis/connection/connection.ts';
import type { Stop } from '../run/run-store.ts';
import type { PlaceNews } from './places.ts';

const channel = 'places';

interface Heard {
  heard(scope: string): Promise<void>;
  doubtAll(): Promise<void>;
}

/** For a process that is alone: nobody else is to be told. */
export const noNews: PlaceNews = { tell: () => {} };

/** Tells the other processes over Redis what has changed. What is lost there is found by looking now and then. */
export class RedisPlaceNews implements PlaceNews {
  readonly #redis: RedisConnection;
  readonly #me = newId();

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  tell(scope: string): void {
    this.#redis.publish(channel, `${this.#me} ${scope}`).catch(() => {});
  }

  /** Passes on what the others tell. @throws AppError UNAVAILABLE */
  async listen(to: Heard): Promise<Stop> {
    const stop = await this.#redis.subscribe(channel, (message) => {
      const [by, scope = ''] = message.split(' ');
      if (by !== this.#me) void to.heard(scope);
    });
    const stopDoubting = this.#redis.onHearingAgain(() => void to.doubtAll());
    return () => {
      stop();
      stopDoubting();
    };
  }
}
