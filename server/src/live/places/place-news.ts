import { newId } from '../../core/new-id.ts';
import type { RedisConnection } from '../redis/connection/connection.ts';
import type { Stop } from '../run/run-store.ts';

const channel = 'places';
/** Beside a place: what happened there, and who may be there is as it was. */
const moved = 'moved';

/** Whoever is told what the other processes tell. */
interface Hearing {
  /** What decides who may be where has changed. */
  heard(scope: string): Promise<void>;
  /** Something happened in a place. */
  heardMoved(roomId: string): void;
  /** Something may have been missed. */
  doubtAll(): Promise<void>;
}

/** Tells the other processes what has changed, and hears them. */
export interface PlaceNews {
  tell(scope: string): void;
  /** Something happened in a place. */
  tellMoved(roomId: string): void;
  /** Passes on what the others tell, until `stop`. @throws AppError UNAVAILABLE */
  listen(to: Hearing): Promise<void>;
  stop(): void;
}

/** For a process that is alone: nobody else is to be told. */
export const noNews: PlaceNews = {
  tell: () => {},
  tellMoved: () => {},
  listen: async () => {},
  stop: () => {},
};

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

  tellMoved(roomId: string): void {
    this.#redis.publish(channel, `${this.#me} ${roomId} ${moved}`).catch(() => {});
  }

  async listen(to: Hearing): Promise<void> {
    const hear = (message: string): void => {
      const [by, what = '', how] = message.split(' ');
      if (by === this.#me) return;
      if (how === moved) to.heardMoved(what);
      else void to.heard(what);
    };
    this.#stops.push(await this.#redis.subscribe(channel, hear));
    this.#stops.push(this.#redis.onHearingAgain(() => void to.doubtAll()));
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
