import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../../core/clock.ts';
import { GroupedWrites } from '../../../core/grouped-writes.ts';
import { newId } from '../../../core/new-id.ts';
import { Beat } from '../../sending/beat.ts';
import type { Health, PresenceStore } from '../../room/presence-store.ts';
import type { Stop } from '../../run/run-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { inRoom } from '../connection/keys.ts';
import { PresenceProcesses } from './presence-processes.ts';
import { type HereNews, HereSeen, LeftOut } from './presence-seen.ts';
import * as scripts from './redis-presence-scripts.ts';
import type { RedisRoomStore } from '../room/redis-room-store.ts';
import type { Script } from '../../../core/redis/script.ts';

/** How long Redis keeps what nobody refreshes any more, in ms. */
const keepMs = 600_000;

/** Who has not asked for a room for so long is not told of it by others any more, in ms. */
const followsFor = 60_000;

const channel = 'presence';

/** What a process tells: came, went, is slow, is well; everything again; or that it lets go of the room. */
type What = '+' | '-' | 's' | 'w' | 'all' | 'release';

interface Telling {
  readonly roomId: string;
  readonly what: What;
  readonly who: string;
}

interface Followed {
  askedAt: number;
  readonly here: HereSeen;
}

interface RedisPresenceStoreParts {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  /**
   * Learns from what Redis says of a room when somebody arrives: so whoever has arrived and asks what
   * is on there is not told what was on before.
   */
  readonly rooms?: Pick<RedisRoomStore, 'compare'>;
  /** Other times than the usual ones, in ms: for tests. */
  readonly leaseMs?: number;
  readonly lookEveryMs?: number;
}

/**
 * Who is connected, in Redis: for many processes. Each tells of its own connections, in their order,
 * and knows them still where Redis has lost them: then it tells them all again. The people of a
 * process that has died are lost once its lease is over, unless they are connected to another one.
 * Times are those of the processes' clocks. Those who listen are told of a change here at once, of
 * one elsewhere where they have asked for the room within a minute.
 */
export class RedisPresenceStore implements PresenceStore {
  readonly #redis: RedisConnection;
  readonly #clock: Clock;
  readonly #rooms: Pick<RedisRoomStore, 'compare'> | undefined;
  readonly #me = newId();
  /** Who is connected to this process, by room, and whether they are slow. */
  readonly #own = new Map<string, Map<string, boolean>>();
  readonly #processes: PresenceProcesses;
  readonly #tellings: GroupedWrites<Telling>;
  /** Rooms of which not everything could be told. */
  readonly #untold = new Set<string>();
  readonly #leftOut = new Map<string, LeftOut>();
  readonly #followed = new Map<string, Followed>();
  readonly #listeners = new Set<(roomId: string) => void>();
  /** Tells other processes: whatever changes in a beat is one message. */
  readonly #beat: Beat;
  readonly #stops: Stop[] = [];

  private constructor(parts: RedisPresenceStoreParts) {
    const { redis, clock, rooms } = parts;
    this.#redis = redis;
    this.#clock = clock;
    this.#rooms = rooms;
    this.#beat = new Beat(clock, timing.beat, (roomId) => this.#publish(roomId));
    const write = (batch: readonly Telling[]): Promise<void> => this.#write(batch);
    this.#tellings = new GroupedWrites({ write, mostInOneWrite: 500, mostWrites: 1 });
    this.#processes = new PresenceProcesses({
      ...parts,
      me: this.#me,
      keepMs,
      onLook: (isUnknown) => this.#lookAfter(isUnknown),
      keep: (roomId) => this.#run(scripts.keepPresence, roomId, []),
      sweep: (roomId, process) => this.#end(roomId, process),
    });
  }

  /** A store that hears of other processes, and looks after them. @throws AppError UNAVAILABLE */
  static async open(parts: RedisPresenceStoreParts): Promise<RedisPresenceStore> {
    const store = new RedisPresenceStore(parts);
    const { redis } = parts;
    store.#stops.push(await redis.subscribe(channel, (message) => store.#hear(message)));
    store.#stops.push(redis.onHearingAgain(() => store.#doubtAll()));
    await store.#processes.open();
    return store;
  }

  /** For the end of the process: whoever is connected still has left. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#listeners.clear();
    await this.#tellings.settled();
    this.#beat.stop();
    const ended = this.#processes.rooms().map(async (roomId) => {
      await this.#run(scripts.endPresence, roomId, [this.#me, String(this.#clock.now())]);
      await this.#publish(roomId);
    });
    await Promise.allSettled(ended);
    await this.#processes.close().catch(() => {});
  }

  arrive(roomId: string, participant: string): Promise<void> {
    const own = this.#own.get(roomId) ?? new Map<string, boolean>();
    this.#own.set(roomId, own);
    if (!own.has(participant)) own.set(participant, false);
    return this.#tellings.add({ roomId, what: '+', who: participant });
  }

  leave(roomId: string, participant: string): void {
    const own = this.#own.get(roomId);
    if (own?.delete(participant) !== true) return;
    if (own.size === 0) this.#own.delete(roomId);
    this.#tell(roomId, '-', participant);
  }

  measured(roomId: string, participant: string, isSlow: boolean): void {
    const own = this.#own.get(roomId);
    if (own === undefined || (own.get(participant) ?? isSlow) === isSlow) return;
    own.set(participant, isSlow);
    this.#tell(roomId, isSlow ? 's' : 'w', participant);
  }

  async exclude(roomId: string, participants: ReadonlySet<string>): Promise<void> {
    const before = this.#leftOut.get(roomId);
    const after = new LeftOut(participants);
    const step = before?.stepTo(after);
    const isDone = step && (await this.#run<number | null>(scripts.excludePeople, roomId, step));
    // Another process has told it last, or Redis has lost it.
    if (isDone !== 1) await this.#run(scripts.excludePeople, roomId, after.whole());
    this.#leftOut.set(roomId, after);
    if (isDone !== 1 || step?.length !== LeftOut.unchanged) this.#changed(roomId);
  }

  async health(roomId: string): Promise<Health> {
    this.#follow(roomId);
    type Counts = [connected: number, slow: number, lost: number];
    const since = this.#clock.now() - timing.lostFor;
    const counts = await this.#run<Counts>(scripts.readHealth, roomId, [String(since)]);
    const [connected, slow, lost] = counts;
    return { connected, slow, lost };
  }

  async here(roomId: string): Promise<ReadonlySet<string>> {
    const { here } = this.#follow(roomId);
    return here.take(await this.#run<HereNews>(scripts.readHere, roomId, [here.epoch, here.seq]));
  }

  lostSince(roomId: string, since: number): Promise<readonly string[]> {
    return this.#run<string[]>(scripts.readLost, roomId, [String(since)]);
  }

  async forgetLost(roomId: string): Promise<void> {
    if ((await this.#run<number>(scripts.forgetLostPeople, roomId, [])) === 1) {
      this.#changed(roomId);
    }
  }

  release(roomId: string): void {
    this.#followed.delete(roomId);
    this.#leftOut.delete(roomId);
    this.#tell(roomId, 'release', '');
  }

  onChanged(listener: (roomId: string) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when all that was told until now is in Redis, or could not be told. */
  settled(): Promise<void> {
    return this.#tellings.settled();
  }

  #keyOf(roomId: string): string {
    return inRoom(this.#redis.playPrefix, roomId, 'presence');
  }

  #run<Reply>(script: Script, roomId: string, args: readonly string[]): Promise<Reply> {
    return this.#redis.run(script, [this.#keyOf(roomId)], [String(keepMs), ...args]);
  }

  /** What cannot be told now is told again when Redis is there. */
  #tell(roomId: string, what: What, who: string): void {
    this.#tellings.add({ roomId, what, who }).catch(() => {});
  }

  /** One write at a time, so everything is told in its order. */
  async #write(batch: readonly Telling[]): Promise<void> {
    const rooms = Map.groupBy(batch, ({ roomId }) => roomId);
    const told = Array.from(rooms, ([roomId, tellings]) => this.#writeOf(roomId, tellings));
    // All of them first: the next write must not overtake one of these.
    await Promise.allSettled(told);
    await Promise.all(told);
  }

  async #writeOf(roomId: string, tellings: readonly Telling[]): Promise<void> {
    if (tellings.some(({ what }) => what === 'all')) this.#untold.add(roomId);
    try {
      await this.#processes.take(roomId);
      const isAll = this.#untold.has(roomId);
      await this.#tellRoom(roomId, isAll ? this.#everything(roomId) : newsOf(tellings));
      if (isAll) this.#untold.delete(roomId);
      const isReleased = tellings.some(({ what }) => what === 'release');
      if (!isReleased || this.#own.has(roomId)) return;
      await this.#run(scripts.releasePresence, roomId, [this.#me]);
      await this.#processes.drop(roomId);
    } catch (error) {
      this.#untold.add(roomId);
      throw error;
    }
  }

  #everything(roomId: string): string[] {
    const own = [...(this.#own.get(roomId) ?? [])];
    return ['all', ...own.flatMap(([who, isSlow]) => ['+', who, isSlow ? 's' : 'w', who])];
  }

  /** `''` or `'all'`, and what is told of whom. */
  async #tellRoom(roomId: string, lines: readonly string[]): Promise<void> {
    const { playPrefix } = this.#redis;
    const keys = [this.#keyOf(roomId), inRoom(playPrefix, roomId, 'room')];
    const head = [String(keepMs), this.#me, String(this.#clock.now()), newId()];
    type Told = [isChanged: number, play: string | null, version: string | null];
    const told = await this.#redis.run<Told>(scripts.tellPresence, keys, [...head, ...lines]);
    const [isChanged, play, version] = told;
    if (play !== null) this.#rooms?.compare(roomId, play, Number(version));
    if (isChanged === 1) this.#changed(roomId);
  }

  #lookAfter(isUnknown: boolean): void {
    const since = this.#clock.now() - followsFor;
    for (const [roomId, { askedAt }] of this.#followed) {
      if (askedAt < since) this.#followed.delete(roomId);
    }
    const toTell = new Set([...this.#untold, ...(isUnknown ? this.#own.keys() : [])]);
    for (const roomId of toTell) {
      this.#tell(roomId, 'all', '');
      if (!this.#own.has(roomId) && !this.#followed.has(roomId)) this.#tell(roomId, 'release', '');
    }
  }

  /** Ends what a process that has died has told. */
  async #end(roomId: string, process: string): Promise<void> {
    const args = [process, String(this.#clock.now())];
    const isChanged = await this.#run<number>(scripts.endPresence, roomId, args);
    if (isChanged === 1) this.#changed(roomId);
  }

  #follow(roomId: string): Followed {
    const followed = this.#followed.get(roomId) ?? { askedAt: 0, here: new HereSeen() };
    followed.askedAt = this.#clock.now();
    this.#followed.set(roomId, followed);
    return followed;
  }

  #changed(roomId: string): void {
    this.#tellListeners(roomId);
    this.#beat.touch(roomId);
  }

  #tellListeners(roomId: string): void {
    for (const listener of this.#listeners) listener(roomId);
  }

  async #publish(roomId: string): Promise<void> {
    // Who cannot be told now doubts everything when they hear again.
    await this.#redis.publish(channel, `${this.#me} ${roomId}`).catch(() => {});
  }

  #hear(message: string): void {
    const [by, roomId = ''] = message.split(' ');
    if (by !== this.#me && this.#followed.has(roomId)) this.#tellListeners(roomId);
  }

  #doubtAll(): void {
    for (const roomId of this.#followed.keys()) this.#tellListeners(roomId);
  }
}

const newsOf = (tellings: readonly Telling[]): string[] => {
  const news = tellings.filter(({ what }) => what !== 'release');
  return ['', ...news.flatMap(({ what, who }) => [what, who])];
};
