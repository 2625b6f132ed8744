import { ErrorReply } from 'redis';
import type { Script } from '../../../core/redis/script.ts';
import type { RunName } from '../../run/run-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { runKey } from '../connection/keys.ts';
import { isUnavailable } from '../connection/unavailable.ts';
import { readScript } from './run-read-scripts.ts';

/** What the parts of a run store ask of their connection. */
type Asked = Pick<RedisConnection, 'send' | 'publish' | 'subscribe' | 'onHearingAgain'>;

/** Where an older program asks for what a newer one has put in play, that is undefined. */
export const unlessNewer = (error: unknown): undefined => {
  const isNewer =
    isUnavailable(error) &&
    error.cause instanceof ErrorReply &&
    error.cause.message.startsWith('NEWERPLAY');
  if (!isNewer) throw error;
};

/** A connection over which the scripts of runs are told of what version this program is. */
export class RunRedis implements Asked {
  readonly #redis: RedisConnection;
  readonly #version: string;

  constructor(redis: RedisConnection, version: number) {
    this.#redis = redis;
    this.#version = String(version);
  }

  get prefix(): string {
    return this.#redis.prefix;
  }

  get playPrefix(): string {
    return this.#redis.playPrefix;
  }

  get hears(): boolean {
    return this.#redis.hears;
  }

  run<Reply>(script: Script, keys: readonly string[], args: readonly string[]): Promise<Reply> {
    return this.#redis.run(script, keys, [...args, this.#version]);
  }

  /** These fields of a run; null where it is not in play. @throws AppError UNAVAILABLE */
  read<Fields>(run: RunName, fields: readonly string[]): Promise<Fields | null> {
    return this.run(readScript, [runKey(this.playPrefix, run)], fields);
  }

  send<Reply>(...args: readonly string[]): Promise<Reply> {
    return this.#redis.send(...args);
  }

  publish(channel: string, message: string): Promise<void> {
    return this.#redis.publish(channel, message);
  }

  subscribe: RedisConnection['subscribe'] = (channel, hear) => this.#redis.subscribe(channel, hear);

  onHearingAgain: RedisConnection['onHearingAgain'] = (listener) =>
    this.#redis.onHearingAgain(listener);
}
