import { type ReactionCounts, reactionKinds } from '@sets/shared/live/pulse.ts';
import type { PulseNews } from '@sets/shared/live/pulse-rules.ts';
import type { Clock } from '../../../core/clock.ts';
import { newId } from '../../../core/new-id.ts';
import { defineScript } from '../../../core/redis/script.ts';
import {
  type PulseChange,
  pulseChanges,
  type PulseNow,
  type PulseStore,
} from '../../pulse/pulse-store.ts';
import type { Stop } from '../../run/run-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { inRoom, keptForMs } from '../connection/keys.ts';

interface Parts {
  readonly redis: RedisConnection;
  readonly clock: Clock;
}

const channel = 'pulse';

/** ARGV: how long both are kept, now, how many counts follow, kinds with counts, people with until when. */
const add = defineScript(`
  local kinds = tonumber(ARGV[3])
  for at = 1, kinds do
    redis.call('HINCRBY', KEYS[1], ARGV[2 + 2 * at], ARGV[3 + 2 * at])
  end
  for at = 4 + 2 * kinds, #ARGV, 2 do
    redis.call('ZADD', KEYS[2], ARGV[at + 1], ARGV[at])
  end
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[1])
  return 0
`);

/** In Redis, for all processes: a person who is lost at one is lost once. */
export class RedisPulseStore implements PulseStore {
  readonly #redis: RedisConnection;
  readonly #clock: Clock;
  readonly #me = newId();
  readonly #listeners = new Set<(roomId: string, change: PulseChange) => void>();
  readonly #stops: Stop[] = [];

  private constructor({ redis, clock }: Parts) {
    this.#redis = redis;
    this.#clock = clock;
  }

  /** A store that hears what other processes add. @throws AppError UNAVAILABLE */
  static async open(parts: Parts): Promise<RedisPulseStore> {
    const store = new RedisPulseStore(parts);
    store.#stops.push(
      await parts.redis.subscribe(channel, (message) => {
        const [by, roomId = '', told] = message.split(' ');
        const change = pulseChanges.find((each) => each === told) ?? 'news';
        if (by !== store.#me) store.#tell(roomId, change);
      }),
    );
    return store;
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  /** @throws AppError UNAVAILABLE */
  async add(roomId: string, { taps, lost }: PulseNews): Promise<void> {
    const kinds = reactionKinds.filter((kind) => taps[kind] > 0);
    await this.#redis.run(add, this.#keys(roomId), [
      String(keptForMs),
      String(this.#clock.now()),
      String(kinds.length),
      ...kinds.flatMap((kind) => [kind, String(taps[kind])]),
      ...[...lost].flatMap(([participant, until]) => [participant, String(until)]),
    ]);
    this.#changed(roomId, 'news');
  }

  /** @throws AppError UNAVAILABLE */
  async now(roomId: string, excluded: ReadonlySet<string>): Promise<PulseNow> {
    const [counts, lost] = this.#keys(roomId);
    const after = `(${this.#clock.now()}`;
    const [told, still] = await Promise.all([
      this.#redis.send<(string | null)[]>('HMGET', counts, ...reactionKinds),
      excluded.size === 0
        ? this.#redis.send<number>('ZCOUNT', lost, after, '+inf')
        : this.#redis
            .send<string[]>('ZRANGEBYSCORE', lost, after, '+inf')
            .then((people) => people.filter((participant) => !excluded.has(participant)).length),
    ]);
    const reactions = Object.fromEntries(
      reactionKinds.map((kind, at) => [kind, Number(told[at] ?? 0)]),
    ) as ReactionCounts;
    return { reactions, lost: still };
  }

  /** @throws AppError UNAVAILABLE */
  async lostUntil(roomId: string, participant: string): Promise<number | null> {
    const [, lost] = this.#keys(roomId);
    const until = Number((await this.#redis.send<string | null>('ZSCORE', lost, participant)) ?? 0);
    return until > this.#clock.now() ? until : null;
  }

  /** @throws AppError UNAVAILABLE */
  async nobodyLost(roomId: string): Promise<void> {
    const [, lost] = this.#keys(roomId);
    await this.#redis.send<number>('DEL', lost);
    this.#changed(roomId, 'found');
  }

  settingsChanged(roomId: string): void {
    this.#changed(roomId, 'settings');
  }

  /** Redis forgets by itself; at other processes people may be in the room. */
  release(): void {}

  onChanged(listener: (roomId: string, change: PulseChange) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #keys(roomId: string): readonly [string, string] {
    const { playPrefix } = this.#redis;
    return [inRoom(playPrefix, roomId, 'pulse'), inRoom(playPrefix, roomId, 'pulse-lost')];
  }

  /** What could not be told is seen with the next look (`Pulses`). */
  #changed(roomId: string, change: PulseChange): void {
    this.#tell(roomId, change);
    this.#redis.publish(channel, `${this.#me} ${roomId} ${change}`).catch(() => {});
  }

  #tell(roomId: string, change: PulseChange): void {
    for (const listener of this.#listeners) listener(roomId, change);
  }
}
