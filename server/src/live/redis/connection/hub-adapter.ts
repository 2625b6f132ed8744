import { createAdapter } from '@socket.io/redis-adapter';
import { createClient } from 'redis';
import type { Clock } from '../../../core/clock.ts';
import type { Log } from '../../../core/log.ts';
import type { Hub } from '../../connection/hub-types.ts';
import { hangUp } from './link.ts';

interface Parts {
  readonly url: string;
  readonly prefix: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** What reaches connections of every process: the end of sessions, and what may be lost. */
export interface HubAdapter {
  /** Lets a hub send to the connections of all processes. */
  readonly attach: (hub: Hub) => void;
  /** To be called when the hub is closed. */
  readonly close: () => Promise<void>;
}

/** How long the start of a server waits for its Redis, in ms. */
const longestStartMs = 10_000;

/**
 * Socket.IO's adapter on connections of its own. Nobody waits for what it sends, and it does not
 * listen for failures: what cannot be sent while Redis is away is lost (sessions that have ended are
 * looked up now and then, see `session-watch.ts`).
 *
 * @throws where Redis cannot be reached within ten seconds
 */
export const openHubAdapter = async ({ url, prefix, clock, log }: Parts): Promise<HubAdapter> => {
  const connect = async () => {
    const client = createClient({ url, RESP: 2, disableOfflineQueue: true });
    client.on('error', (error: unknown) => {
      log.debug({ err: error }, 'the adapter of the hub cannot reach redis');
    });
    const late = Promise.withResolvers<never>();
    const cancel = clock.after(longestStartMs, () => late.reject(new Error('Redis is not there.')));
    try {
      await Promise.race([client.connect(), late.promise]);
      return client;
    } catch (error) {
      client.destroy();
      throw error;
    } finally {
      cancel();
    }
  };
  const sending = await connect();
  const hearing = await connect();
  const lost = (error: unknown): void => {
    log.debug({ err: error }, 'a message to the other processes was lost');
  };
  const publish = (channel: string, message: string | Buffer): void => {
    sending.publish(channel, message).catch(lost);
  };
  /** The same method, whose failure ends no process. */
  const quietly =
    <Given extends readonly unknown[]>(method: (...given: Given) => Promise<unknown>) =>
    (...given: Given): void => {
      method(...given).catch(lost);
    };
  const events = { on: () => {}, off: () => {}, listenerCount: () => 0 };
  const adapter = createAdapter(
    { ...events, publish, pSubscribe: () => {} },
    {
      ...events,
      pSubscribe: quietly(hearing.pSubscribe.bind(hearing)),
      subscribe: quietly(hearing.subscribe.bind(hearing)),
      pUnsubscribe: quietly(hearing.pUnsubscribe.bind(hearing)),
      unsubscribe: quietly(hearing.unsubscribe.bind(hearing)),
    },
    { key: `${prefix}hub` },
  );
  return {
    attach: (hub) => {
      hub.adapter(adapter);
    },
    close: async () => {
      await Promise.all([hearing, sending].map((client) => hangUp(client, clock)));
    },
  };
};
