import { ErrorReply } from 'redis';
import type { Stop } from '../../run/run-store.ts';
import { type LinkParts, type RedisClient, RedisLink } from './link.ts';
import { notSent, UnfitRedisError } from './unavailable.ts';
import type { PlayRunner, Script } from '../../../core/redis/script.ts';

/** What comes over a channel. */
export type Hear = (message: string) => void;

/**
 * What the stores of a process share of a Redis: one connection for commands, one for what others
 * publish. Every call either resolves or rejects with AppError UNAVAILABLE within seconds.
 */
export interface RedisConnection extends PlayRunner {
  /** Before every key and channel: so that one Redis can serve several installations. */
  readonly prefix: string;
  /**
   * Before every key of what is in play: `prefix`, and which start of Redis it is of. A Redis that
   * was started again may have come back with what it knew some moments before, when less was
   * counted; what is in play there is of another start, so nobody sees it, and it ends by itself.
   */
  readonly playPrefix: string;
  /** Sends a command as Redis takes it; what is sent in one turn of the event loop goes together. */
  send<Reply>(...args: readonly string[]): Promise<Reply>;
  /** Runs a script. In a cluster all keys must be of one slot: see `keys.ts`. */
  run<Reply>(script: Script, keys: readonly string[], args: readonly string[]): Promise<Reply>;
  publish(channel: string, message: string): Promise<void>;
  /** Resolves once whatever is published from now on is heard. */
  subscribe(channel: string, hear: Hear): Promise<Stop>;
  /** Whether it can be asked now, as far as it can know. */
  readonly isThere: boolean;
  /** Whether it hears what is published now, as far as it can know. */
  readonly hears: boolean;
  /** Calls `listener` when it hears again after a time in which it may have missed messages. */
  onHearingAgain(listener: () => void): Stop;
  close(): Promise<void>;
}

/** Marks what is in play among all that is under the prefix. */
const playMark = '@';

interface Parts extends LinkParts {
  readonly prefix?: string;
}

/**
 * Connects to a Redis.
 * @throws AppError UNAVAILABLE where it cannot be reached within ten seconds
 * @throws UnfitRedisError where it is a cluster of several nodes
 */
export const connectRedis = async (parts: Parts): Promise<RedisConnection> => {
  const connection = new Connection(parts);
  await connection.open();
  return connection;
};

/** Of a cluster of several nodes one alone has not all slots. @throws UnfitRedisError */
const refuseSeveralNodes = async (client: RedisClient): Promise<void> => {
  const info = await client.sendCommand<string>(['CLUSTER', 'INFO']);
  const nodes = Number(/^cluster_size:(\d+)/mu.exec(info)?.[1] ?? 0);
  if (nodes < 2) return;
  throw new UnfitRedisError(
    `REDIS_URL leads to a Redis Cluster of ${nodes} nodes. Sets needs one Redis, or one address that leads to the one that writes.`,
  );
};

class Connection implements RedisConnection {
  readonly prefix: string;
  readonly #commands: RedisLink;
  readonly #hearing: RedisLink;
  readonly #log: Parts['log'];
  readonly #heard = new Map<string, Set<Hear>>();
  readonly #hearingAgain = new Set<() => void>();
  #settling: Promise<void> = Promise.resolve();
  #isOpen = false;
  #isTelling = false;
  #playPrefix = '';

  constructor(parts: Parts) {
    this.prefix = parts.prefix ?? 'sets:';
    this.#log = parts.log;
    this.#commands = new RedisLink(parts, (client) => this.#greet(client));
    this.#hearing = new RedisLink(parts, (client) => this.#hearAgain(client));
  }

  async open(): Promise<void> {
    await this.#commands.open();
    await this.#hearing.open();
    this.#isOpen = true;
  }

  get playPrefix(): string {
    return this.#playPrefix;
  }

  async send<Reply>(...args: readonly string[]): Promise<Reply> {
    this.#refuseOld(args[1]);
    return this.#commands.send(args);
  }

  async run<Reply>(
    { sha, source }: Script,
    keys: readonly string[],
    args: readonly string[],
  ): Promise<Reply> {
    this.#refuseOld(keys[0]);
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

  get isThere(): boolean {
    return this.#commands.isReady;
  }

  get hears(): boolean {
    return this.#hearing.isReady;
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
      const client = this.#hearing.connected;
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
    this.#tellAgain();
  }

  /** Asks which start of Redis this is, before anything else is asked. */
  async #greet(client: RedisClient): Promise<void> {
    const info = await client.sendCommand<string>(['INFO', 'server']);
    const runId = /^run_id:(\w+)/mu.exec(info)?.[1];
    if (runId === undefined) throw new Error('Redis does not say which start of it this is.');
    if (/^redis_mode:cluster/mu.test(info)) await refuseSeveralNodes(client);
    this.#playPrefix = `${this.prefix}${playMark}${runId.slice(0, 12)}:`;
    this.#warnOfEviction(await client.sendCommand<string>(['INFO', 'memory']));
    this.#tellAgain();
  }

  /** A room or a run of which only a part is left counts wrongly, and nothing else shows it. */
  #warnOfEviction(info: string): void {
    const policy = /^maxmemory_policy:(\S+)/mu.exec(info)?.[1] ?? 'noeviction';
    if (policy === 'noeviction' || !/^maxmemory:[1-9]/mu.test(info)) return;
    this.#log.warn({ policy }, 'this Redis throws out what is in play: it needs noeviction');
  }

  /** One of both links is about to be ready. Whoever is told asks at once, so it needs both. */
  #tellAgain(): void {
    if (!this.#isOpen || this.#isTelling) return;
    this.#isTelling = true;
    setImmediate(() => {
      this.#isTelling = false;
      if (!this.hears || !this.#commands.isReady) return;
      for (const listener of this.#hearingAgain) listener();
    });
  }

  /** A key that was named before Redis was started again leads to what is of then. */
  #refuseOld(key = ''): void {
    if (!key.startsWith(this.prefix + playMark) || key.startsWith(this.#playPrefix)) return;
    throw notSent();
  }
}
