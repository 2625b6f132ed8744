import { createAdapter } from '@socket.io/redis-adapter';
import type { Clock } from '../../../core/clock.ts';
import type { Log } from '../../../core/log.ts';
import type { Hub } from '../../connection/hub-types.ts';
import { type RedisClient, RedisLink } from './link.ts';

interface Parts {
  readonly url: string;
  readonly prefix: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'debug'>;
}

/** What reaches connections of every process: the end of sessions, and what may be lost. */
export interface HubAdapter {
  /** Lets a hub send to the connections of all processes. */
  readonly attach: (hub: Pick<Hub, 'adapter'>) => void;
  /** To be called when the hub is closed. */
  readonly close: () => Promise<void>;
}

type Hear = (message: Buffer, channel: Buffer) => void;
type How = 'subscribe' | 'pSubscribe';

/** What a client is to hear, each in bytes. */
class Subscriptions {
  readonly #all = new Map<How, Map<string, Hear>>([
    ['subscribe', new Map()],
    ['pSubscribe', new Map()],
  ]);

  add(how: How, channels: string | string[], hear: Hear): void {
    for (const channel of [channels].flat()) this.#all.get(how)?.set(channel, hear);
  }

  remove(how: How, channels: string | string[]): void {
    for (const channel of [channels].flat()) this.#all.get(how)?.delete(channel);
  }

  /** Asks for everything anew: the connection may be another one. */
  async askFor(client: RedisClient): Promise<void> {
    for (const [how, channels] of this.#all) {
      for (const [channel, hear] of channels) await client[how](channel, hear, true);
    }
  }
}

/**
 * Socket.IO's adapter on links of its own. Nobody waits for what it sends, and it does not listen for
 * failures: what cannot be sent while Redis is away is lost (sessions that have ended are looked up
 * now and then, see `session-watch.ts`).
 *
 * @throws AppError UNAVAILABLE where Redis cannot be reached within ten seconds
 */
export const openHubAdapter = async ({ url, prefix, clock, log }: Parts): Promise<HubAdapter> => {
  // The links of the stores tell how Redis is.
  const quiet = { info: log.debug.bind(log), warn: log.debug.bind(log) };
  const wanted = new Subscriptions();
  const sending = new RedisLink({ url, clock, log: quiet });
  const hearing = new RedisLink({ url, clock, log: quiet }, (client) => wanted.askFor(client));
  await sending.open();
  try {
    await hearing.open();
  } catch (error) {
    await sending.close();
    throw error;
  }
  const lost = (error: unknown): void => {
    log.debug({ err: error }, 'a message to the other processes was lost');
  };
  const start = (how: How) => (channels: string | string[], hear: Hear) => {
    wanted.add(how, channels, hear);
    // Where it is not connected now, it asks when it is.
    hearing.connected?.[how](channels, hear, true).catch(lost);
  };
  const stop = (how: How, end: 'unsubscribe' | 'pUnsubscribe') => (channels: string | string[]) => {
    wanted.remove(how, channels);
    hearing.connected?.[end](channels).catch(lost);
  };
  const events = { on: () => {}, off: () => {}, listenerCount: () => 0 };
  const adapter = createAdapter(
    {
      ...events,
      publish: (channel: string, message: string | Buffer) => {
        sending.send(['PUBLISH', channel, message]).catch(lost);
      },
      pSubscribe: () => {},
    },
    {
      ...events,
      subscribe: start('subscribe'),
      pSubscribe: start('pSubscribe'),
      unsubscribe: stop('subscribe', 'unsubscribe'),
      pUnsubscribe: stop('pSubscribe', 'pUnsubscribe'),
    },
    { key: `${prefix}hub` },
  );
  return {
    attach: (hub) => {
      hub.adapter(adapter);
    },
    close: async () => {
      await Promise.all([hearing.close(), sending.close()]);
    },
  };
};
