import { newId } from '../../core/new-id.ts';
import type { RedisConnection } from '../redis/connection/connection.ts';
import type { Stop } from '../run/run-store.ts';

const channel = 'places';
/** Beside a place: what happened there, and who may be there is as it was. */
const moved = 'moved';

/** What has changed of who may be where, or of what is told of places. */
export interface PlaceChange {
  /** In all places of this scope (`PlaceName.scope`), */
  readonly scope: string;
  /** or in these of them alone; */
  readonly roomIds?: readonly string[];
  /** for everybody, or for this account alone. */
  readonly userid?: string;
  /** Only what everybody there is told, so nobody stands otherwise; or only how somebody stands. */
  readonly only?: 'state' | 'standing';
}

/** Whoever is told what the other processes tell. */
interface Hearing {
  /** What decides who may be where has changed, or what is told there. */
  heard(change: PlaceChange): Promise<void>;
  /** Something happened in a place. */
  heardMoved(roomId: string): void;
  /** Something may have been missed. */
  doubtAll(): Promise<void>;
}

/** Tells the other processes what has changed, and hears them. */
export interface PlaceNews {
  tell(change: PlaceChange): void;
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

  tell({ scope, ...about }: PlaceChange): void {
    this.#redis.publish(channel, `${this.#me} ${scope} ${JSON.stringify(about)}`).catch(() => {});
  }

  tellMoved(roomId: string): void {
    this.#redis.publish(channel, `${this.#me} ${roomId} ${moved}`).catch(() => {});
  }

  async listen(to: Hearing): Promise<void> {
    const hear = (message: string): void => {
      const [by, what = '', about = '{}'] = message.split(' ');
      if (by === this.#me) return;
      if (about === moved) to.heardMoved(what);
      else void to.heard({ ...(JSON.parse(about) as Omit<PlaceChange, 'scope'>), scope: what });
    };
    this.#stops.push(await this.#redis.subscribe(channel, hear));
    this.#stops.push(this.#redis.onHearingAgain(() => void to.doubtAll()));
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
