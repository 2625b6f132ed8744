import { ErrorReply } from 'redis';
import { AppError } from '../../../core/app-error.ts';
import type { Stop } from '../../run/run-store.ts';
import { type LinkParts, type RedisClient, RedisLink } from './link.ts';
import type { Script } from '../../../core/redis/script.ts';

/** What comes over a channel. */
export type Hear = (message: string) => void;

/**
 * What the stores of a process share of a Redis: one connection for commands, one for what others
 * publish. Every call either resolves or rejects with AppError UNAVAILABLE within seconds.
 */
export interface RedisConnection {
  /** Before every key and channel: so that one Redis can serve several installations. */
  readonly prefix: string;
  /** Sends a command as Redis takes it; what is sent in one turn of the event loop goes together. */
  send<Reply>(...args: readonly string[]): Promise<Reply>;
  /** Runs a script. In a cluster all keys must be of one slot: see `keys.ts`. */
  run<Reply>(script: Script, keys: readonly string[], args: readonly string[]): Promise<Reply>;
  publish(channel: string, message: string): Promise<void>;
  /** Resolves once whatever is published from now on is heard. */
  subscribe(channel: string, hear: Hear): Promise<Stop>;
  /** Whether it hears what is published now, as far as it can know. */
  readonly hears: boolean;
  /** Calls `listener` when it hears again after a time in which it may have missed messages. */
  onHearingAgain(listener: () => void): Stop;
  close(): Promise<void>;
}

/** Whether that is what a Redis that cannot be reached comes to. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'UNAVAILABLE';

interface Parts extends LinkParts {
  readonly prefix?: string;
}

/**
 * Connects to a Redis.
 * @throws AppError UNAVAILABLE where it cannot be reached within ten seconds
 */
export const connectRedis = async (parts: Parts): Promise<RedisConnection> => {
  const connection = new Connection(parts);
  await connection.open();
  return connection;
};

class Connection implements RedisConnection {
  readonly prefix: string;
  readonly #commands: RedisLink;
  readonly #hearing: RedisLink;
  readonly #heard = new Map<string, Set<Hear>>();
  readonly #hearingAgain = new Set<() => void>();
  #settling: Promise<void> = Promise.resolve();
  /** The client that has asked for everything that is to be heard. */
  #hearer: RedisClient | null = null;

  constructor(parts: Parts) {
    this.prefix = parts.prefix ?? 'sets:';
    this.#commands = new RedisLink(parts);
    this.#hearing = new RedisLink(parts, (client) => this.#hearAgain(client));
  }

  async open(): Promise<void> {
    await this.#commands.open();
    await this.#hearing.open();
  }

  send<Reply>(...args: readonly string[]): Promise<Reply> {
    return this.#commands.send(args);
  }

  async run<Reply>(
    { sha, source }: Script,
    keys: readonly string[],
    args: readonly string[],
  ): Promise<Reply> {
    const rest = [String(keys.length), ...keys, ...args];
    try {
      return await this.#commands.send(['EVALSHA', sha, ...rest]);
    } catch (error) {
      // A Redis that has started anew knows no scripts; running one by its text teaches it.
      if (!(error instanceof ErrorReply) || !error.message.startsWith('NOSCRIPT')) throw error;
      return this.#commands.send(['EVAL', source, ...rest]);
    }
  }

  async publish(channel: string, message: string): Promise<void> {
    await this.#commands.send(['PUBLISH', this.prefix + channel, message]);
  }

  async subscribe(channel: string, hear: Hear): Promise<Stop> {
    const hearers = this.#heard.get(channel) ?? new Set();
    this.#heard.set(channel, hearers.add(hear));
    await this.#settle(channel);
    return () => {
      hearers.delete(hear);
      if (hearers.size > 0 || this.#heard.get(channel) !== hearers) return;
      this.#heard.delete(channel);
      void this.#settle(channel);
    };
  }

  get hears(): boolean {
    return this.#hearer !== null && this.#hearing.ready === this.#hearer;
  }

  onHearingAgain(listener: () => void): Stop {
    this.#hearingAgain.add(listener);
    return () => this.#hearingAgain.delete(listener);
  }

  async close(): Promise<void> {
    await this.#hearing.close();
    await this.#commands.close();
  }

  readonly #dispatch = (message: string, channel: string): void => {
    for (const hear of this.#heard.get(channel.slice(this.prefix.length)) ?? []) hear(message);
  };

  /**
   * Asks Redis for what is published here, or no more: one after another, as the client knows of
   * an end only when Redis has confirmed it. Where it is not connected now, it asks when it is.
   */
  #settle(channel: string): Promise<void> {
    const name = this.prefix + channel;
    const settled = this.#settling.then(async () => {
      const client = this.#hearing.ready;
      if (this.#heard.has(channel)) await client?.subscribe(name, this.#dispatch);
      else await client?.unsubscribe(name, this.#dispatch);
    });
    // A connection that is lost meanwhile asks for everything again, once it is there.
    this.#settling = settled.catch(() => {});
    return this.#settling;
  }

  async #hearAgain(client: RedisClient): Promise<void> {
    const channels = [...this.#heard.keys()].map((channel) => this.prefix + channel);
    if (channels.length > 0) await client.subscribe(channels, this.#dispatch);
    const isFirst = this.#hearer === null;
    this.#hearer = client;
    if (!isFirst) for (const listener of this.#hearingAgain) listener();
  }
}
