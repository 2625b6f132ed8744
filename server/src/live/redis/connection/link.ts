import { createClient } from 'redis';
import type { Clock } from '../../../core/clock.ts';
import type { Log } from '../../../core/log.ts';
import { isUnavailable, notSent, told } from './unavailable.ts';

export interface LinkParts {
  /** `redis://[[user]:password@]host[:port][/database]`, or `rediss://` for TLS. */
  readonly url: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** A Redis that has not answered for so long is held for gone: at most twice that, at least once. */
const patienceMs = 2_000;

/** How long the start of a server waits for its Redis. */
const longestStartMs = 10_000;

/** What may wait for a Redis that is slow; what comes on top is refused. */
const mostWaiting = 200_000;

const makeClient = (url: string) =>
  createClient({
    url,
    RESP: 2,
    // What cannot be sent now is refused now: a phone sends it again, and no queue grows.
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandsQueueMaxLength: mostWaiting,
    // A silent Redis is found by the ping; a timer for each command cost more than the command.
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: patienceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000),
    },
  });

export type RedisClient = ReturnType<typeof makeClient>;

/**
 * Waits for the replies that are under way, but not longer than `patienceMs`, then hangs up: where
 * Redis dies meanwhile, the client would wait for them for good.
 */
const hangUp = async (
  client: Pick<RedisClient, 'isReady' | 'close' | 'destroy'>,
  clock: Clock,
): Promise<void> => {
  if (!client.isReady) {
    client.destroy();
    return;
  }
  const { promise: tooLong, resolve: giveUp } = Promise.withResolvers<'too long'>();
  const cancel = clock.after(patienceMs, () => giveUp('too long'));
  const how = await Promise.race([client.close(), tooLong]);
  cancel();
  if (how === 'too long') client.destroy();
};

/**
 * One connection to a Redis. It connects again by itself, and never leaves a caller waiting: a
 * Redis that has gone silent is found by a ping that stays unanswered, and the connection replaced.
 */
export class RedisLink {
  readonly #parts: LinkParts;
  /** Called each time it is connected. Nothing is sent before it is through. */
  readonly #onReady: (client: RedisClient) => Promise<void>;
  #client: RedisClient;
  #lastError: unknown = null;
  #lost = false;
  #closed = false;
  /** Counts the connections; `#greeted` is the last for which `#onReady` was through. */
  #connected = 0;
  #greeted = 0;
  /** Resolves when it takes commands for the first time. */
  readonly #opened = Promise.withResolvers<void>();
  #cancelPing: () => void = () => {};

  constructor(parts: LinkParts, onReady: (client: RedisClient) => Promise<void> = async () => {}) {
    this.#parts = parts;
    this.#onReady = onReady;
    this.#client = this.#make();
  }

  /**
   * Resolves once it is connected.
   * @throws AppError UNAVAILABLE, with the last failure as its cause, after ten seconds
   */
  async open(): Promise<void> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const cancel = this.#parts.clock.after(longestStartMs, () => reject(told(this.#lastError)));
    try {
      this.#opened.promise.catch(() => {});
      await Promise.race([this.#client.connect(), tooLate]);
      await Promise.race([this.#opened.promise, tooLate]);
    } catch (error) {
      await this.close();
      throw told(error);
    } finally {
      cancel();
    }
    this.#watch();
  }

  /**
   * Sends one command. What is sent in the same turn of the event loop goes out in one write, and
   * arrives in its order.
   * @throws AppError UNAVAILABLE where Redis cannot be reached; whether it was carried out is not known
   */
  async send<Reply>(args: readonly (string | Buffer)[]): Promise<Reply> {
    if (this.#client.isReady && !this.isReady) {
      throw notSent();
    }
    try {
      return await this.#client.sendCommand<Reply>(args);
    } catch (error) {
      throw told(error);
    }
  }

  /** The client of now, or null where it is not connected. */
  get connected(): RedisClient | null {
    return this.#client.isReady ? this.#client : null;
  }

  /** Whether it takes commands. */
  get isReady(): boolean {
    return this.#client.isReady && this.#greeted === this.#connected;
  }

  /** Waits for the replies that are under way, then hangs up. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#cancelPing();
    await hangUp(this.#client, this.#parts.clock);
  }

  #make(): RedisClient {
    const client = makeClient(this.#parts.url);
    client.on('error', (error: unknown) => {
      this.#lastError = error;
      if (this.#lost || this.#closed) return;
      this.#lost = true;
      this.#parts.log.warn({ err: error }, 'redis cannot be reached');
    });
    client.on('ready', () => {
      if (this.#lost) this.#parts.log.info('redis can be reached again');
      this.#lost = false;
      this.#connected += 1;
      void this.#greet(client);
    });
    return client;
  }

  /** Where it fails, the connection is lost again, or the next look tries it once more. */
  async #greet(client: RedisClient): Promise<void> {
    const connected = this.#connected;
    try {
      await this.#onReady(client);
      this.#greeted = connected;
      this.#opened.resolve();
    } catch (error) {
      this.#lastError = error;
      if (!isUnavailable(told(error))) this.#opened.reject(error);
    }
  }

  /** Asks from time to time whether Redis is there still: replies come in order, so one stands for all. */
  #watch(): void {
    const client = this.#client;
    let answered = !client.isReady;
    const answer = () => {
      answered = true;
    };
    if (!answered) client.sendCommand(['PING']).then(answer, answer);
    if (!answered && !this.isReady) void this.#greet(client);
    this.#cancelPing = this.#parts.clock.after(patienceMs, () => {
      // What has arrived while this process was busy is read first.
      setImmediate(() => {
        if (this.#closed) return;
        if (!answered && client === this.#client) this.#replace();
        this.#watch();
      });
    });
  }

  /** Hangs up on a Redis that does not answer: all who wait for it are told. */
  #replace(): void {
    const silent = this.#client;
    this.#client = this.#make();
    this.#lost = true;
    this.#parts.log.warn('redis does not answer');
    silent.destroy();
    // It tries until it is there; closing ends that.
    this.#client.connect().catch(() => {});
  }
}
