import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../../core/clock.ts';
import { newId } from '../../../core/new-id.ts';
import { Beat } from '../../sending/beat.ts';
import type { Room, RoomChange } from '../../room/room-store.ts';
import type { Stop } from '../../run/run-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { HeldRoom } from './held-room.ts';
import { inRoom } from '../connection/keys.ts';
import { discardRoom, holdRoom, keepRoom, releaseRoom } from './redis-room-scripts.ts';
import type { Script } from '../../../core/redis/script.ts';

/** A process that has not renewed its lease for so long has died, in ms. */
const usualLeaseMs = 15_000;

/** How long Redis keeps what nobody refreshes any more, in ms. */
const keepMs = 600_000;

const channel = 'rooms';

export interface RoomHoldingParts {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  /** Of what version this program puts in play: see `play-version.ts`. */
  readonly version: number;
  /** Another lease than the usual one, in ms: for tests. */
  readonly leaseMs?: number;
}

type Listener = (roomId: string, change: RoomChange) => void;

/**
 * The rooms that this process holds in play, by a lease that it renews. It knows of each the newest
 * version, until it hears that there may be a newer one. Replies come in the order of the calls,
 * so what it holds changes with the replies alone.
 *
 * Where a process dies, what it has noted may not be on disk: another one that holds the same room,
 * or asks for it, takes it out of play, so that it comes back from the truth.
 */
export class RoomHolding {
  readonly #redis: RedisConnection;
  readonly #clock: Clock;
  readonly #leaseMs: number;
  readonly #version: number;
  /** What Redis knows this process as. */
  readonly #me = newId();
  readonly #held = new Map<string, HeldRoom>();
  readonly #listeners = new Set<Listener>();
  /** Tells other processes of people: however many come in a beat, it is one message. */
  readonly #peopleBeat: Beat;
  readonly #stops: Stop[] = [];
  /** How often this process has heard that a room is another one now. */
  #heard = 0;
  #cancelKeeping: () => void = () => {};

  constructor({ redis, clock, version, leaseMs = usualLeaseMs }: RoomHoldingParts) {
    this.#version = version;
    this.#redis = redis;
    this.#clock = clock;
    this.#leaseMs = leaseMs;
    this.#peopleBeat = new Beat(clock, timing.beat, (roomId) => this.#publishPeople(roomId));
  }

  /** Hears from now on what other processes change. */
  async open(): Promise<void> {
    const redis = this.#redis;
    this.#stops.push(await redis.subscribe(channel, (message) => this.#hear(message)));
    this.#stops.push(redis.onHearingAgain(() => this.#doubtAll()));
    this.#keepOn();
  }

  async close(): Promise<void> {
    this.#cancelKeeping();
    for (const stop of this.#stops) stop();
    this.#peopleBeat.stop();
    // A beat of people may have been waiting.
    await Promise.all(this.ids().map((roomId) => this.#publishPeople(roomId)));
    await Promise.allSettled(this.ids().map((roomId) => this.release(roomId)));
  }

  /** What this process knows of a room that it holds. */
  known(roomId: string): HeldRoom | undefined {
    return this.#held.get(roomId);
  }

  ids(): string[] {
    return [...this.#held.keys()];
  }

  /** Counts what is heard: a reply to a question from before may be old. */
  get heard(): number {
    return this.#heard;
  }

  onChanged(listener: Listener): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Where a room is in Redis: all else of it is under this key. */
  keyOf(roomId: string): string {
    return inRoom(this.#redis.playPrefix, roomId, 'room');
  }

  /** Runs one of the scripts that change a room, or hold it. */
  run<Reply>(script: Script, roomId: string, args: readonly string[]): Promise<Reply> {
    const head = [this.#me, roomId, this.#redis.prefix + channel, this.#leaseMs, keepMs];
    const all = [...head.map(String), ...args, String(this.#version)];
    return this.#redis.run(script, [this.keyOf(roomId)], all);
  }

  /** As `run`, on a room that this process holds from then on; null where it is not in play. */
  async change<Done>(
    script: Script,
    roomId: string,
    args: readonly string[],
  ): Promise<Done | null> {
    if (!this.#held.has(roomId) && (await this.hold(roomId)) === null) return null;
    const done = await this.run<Done | null>(script, roomId, args);
    if (done === null) this.#lose(roomId);
    return done;
  }

  /** The room as Redis has it, held by this process from now on; null where it is not in play. */
  async hold(roomId: string): Promise<Room | null> {
    const heard = this.#heard;
    const found = await this.run<[play: string, room: string] | null>(holdRoom, roomId, []);
    if (found === null) {
      this.#lose(roomId);
      return null;
    }
    const room = JSON.parse(found[1]) as Room;
    this.take(found[0], room, heard);
    return room;
  }

  /** Takes in a room of which Redis has told, in answer to a question from when `heard` was so. */
  take(play: string, room: Room, heard: number): void {
    const held = this.#held.get(room.roomId) ?? new HeldRoom(room.code);
    this.#held.set(room.roomId, held);
    held.play = play;
    // What was heard meanwhile may be newer than this.
    held.room = heard === this.#heard ? room : null;
  }

  /** Whether what is known of a room is still so, by what a script tells of it. */
  compare(roomId: string, play: string, version: number): void {
    const held = this.#held.get(roomId);
    if (held === undefined) return;
    const isSame = held.play === play && (held.room === null || held.room.version >= version);
    if (isSame) return;
    held.play = play;
    held.room = null;
    this.tell(roomId, 'room');
  }

  /** This process lets go of a room; where no other holds it, it is out of play. */
  async release(roomId: string): Promise<void> {
    const isOver = await this.run<number>(releaseRoom, roomId, []);
    this.#held.delete(roomId);
    if (isOver === 1) this.tell(roomId, 'gone');
  }

  async discard(roomId: string): Promise<void> {
    const isOver = await this.run<number>(discardRoom, roomId, []);
    if (isOver === 1) this.#held.delete(roomId);
    else this.#lose(roomId);
    if (isOver === 1) this.tell(roomId, 'gone');
  }

  /** Tells those who listen here. */
  tell(roomId: string, change: RoomChange): void {
    for (const listener of this.#listeners) listener(roomId, change);
  }

  /** Tells everywhere that people have come or gone. */
  tellOfPeople(roomId: string): void {
    this.tell(roomId, 'people');
    this.#peopleBeat.touch(roomId);
  }

  /** Finds a room by its code. */
  async idOf(code: string): Promise<string | null> {
    return this.#redis.send('GET', this.#codeKey(code));
  }

  async keepCode(roomId: string, code: string): Promise<void> {
    await this.#redis.send('SET', this.#codeKey(code), roomId, 'PX', String(keepMs));
  }

  #codeKey(code: string): string {
    return `${this.#redis.playPrefix}code:${code}`;
  }

  async #publishPeople(roomId: string): Promise<void> {
    const message = [this.#me, roomId, this.#held.get(roomId)?.play ?? '', 'people'].join(' ');
    // Who cannot be told now doubts everything when they hear again.
    await this.#redis.publish(channel, message).catch(() => {});
  }

  /** It is out of play, by another process or because Redis has lost it. */
  #lose(roomId: string): void {
    if (this.#held.delete(roomId)) this.tell(roomId, 'gone');
  }

  #hear(message: string): void {
    const [by, roomId = '', play, change] = message.split(' ');
    if (by === this.#me) return;
    if (change !== 'people') this.#heard += 1;
    const held = this.#held.get(roomId);
    if (held === undefined) return;
    if (change === 'people') this.tell(roomId, 'people');
    else if (change === 'room') {
      held.room = null;
      this.tell(roomId, 'room');
    } else if (held.play === play) this.#lose(roomId);
  }

  /** Much may have happened that this process has not heard of. */
  #doubtAll(): void {
    this.#heard += 1;
    for (const [roomId, held] of this.#held) {
      held.room = null;
      this.tell(roomId, 'room');
    }
  }

  #keepOn(): void {
    this.#cancelKeeping = this.#clock.after(this.#leaseMs / 3, () => {
      // What cannot be reached now is asked the next time.
      for (const [roomId, { code }] of this.#held) void this.#keep(roomId, code).catch(() => {});
      this.#keepOn();
    });
  }

  /** Renews the lease of a room. */
  async #keep(roomId: string, code: string): Promise<void> {
    type Kept = [play: string, version: string, isLonger: number];
    const kept = await this.run<Kept | null>(keepRoom, roomId, []);
    if (kept === null) {
      this.#lose(roomId);
      return;
    }
    const [play, version, isLonger] = kept;
    this.compare(roomId, play, Number(version));
    if (isLonger === 1) await this.keepCode(roomId, code);
  }
}
