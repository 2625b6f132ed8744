import { createClient, ErrorReply } from 'redis';
import { AppError } from '../../../core/app-error.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Log } from '../../../core/log.ts';

export interface LinkParts {
  /** `redis://[[user]:password@]host[:port][/database]`, or `rediss://` for TLS. */
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** A Redis that has not answered for so long is held for gone: at most twice that, at least once. */
const patienceMs = 2_000;

/** How long the start of a server waits for its Redis. */
const longestStartMs = 10_000;

/** What may wait for a Redis that is slow; what comes on top is refused. */
const mostWaiting = 200_000;

/** What a Redis says that is there but cannot serve; it passes. */
const passing =
  /^(LOADING|BUSY|MASTERDOWN|READONLY|CLUSTERDOWN|TRYAGAIN|OOM|MISCONF|NOREPLICAS)\b/u;

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

/** `error` as the callers of a link know it: UNAVAILABLE, unless Redis has said what is wrong. */
const told = (error: unknown): unknown => {
  if (error instanceof ErrorReply && !passing.test(error.message)) return error;
  const msg = 'The server cannot reach its live store. Try again in a moment.';
  return new AppError('UNAVAILABLE', msg, { retryInMs: 1_000, cause: error });
};

/**
 * Waits for the replies that are under way, but not longer than `patienceMs`, then hangs up: where
 * Redis dies meanwhile, the client would wait for them for good.
 */
export const hangUp = async (
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
  /** Called each time it is connected. */
  readonly #onReady: (client: RedisClient) => Promise<void>;
  #client: RedisClient;
  #lastError: unknown = null;
  #lost = false;
  #closed = false;
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
      await Promise.race([this.#client.connect(), tooLate]);
    } catch (error) {
      await this.close();
      throw error;
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
  async send<Reply>(args: readonly string[]): Promise<Reply> {
    try {
      return await this.#client.sendCommand<Reply>(args);
    } catch (error) {
      throw told(error);
    }
  }

  /** The client of now, or null where it is not connected. */
  get ready(): RedisClient | null {
    return this.#client.isReady ? this.#client : null;
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
      // Fails where the connection is lost again at once; then it is called again.
      this.#onReady(client).catch(() => {});
    });
    return client;
  }

  /** Asks from time to time whether Redis is there still: replies come in order, so one stands for all. */
  #watch(): void {
    const client = this.#client;
    let answered = !client.isReady;
    const answer = () => {
      answered = true;
    };
    if (!answered) client.sendCommand(['PING']).then(answer, answer);
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
