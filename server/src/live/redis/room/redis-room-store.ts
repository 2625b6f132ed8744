import type { MaybePromise } from '../../../core/maybe-promise.ts';
import { newId } from '../../../core/new-id.ts';
import type { Attendance, Room, RoomBurst, RoomChange, RoomStore } from '../../room/room-store.ts';
import type { Stop } from '../../run/run-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { Gather } from '../../../core/gather.ts';
import {
  argsOf,
  attendanceOf,
  type BurstNews,
  BurstsSeen,
  type ExcludedNews,
  ExcludedSeen,
} from './held-room.ts';
import { Owed } from '../run/owed.ts';
import * as reads from './redis-room-reads.ts';
import * as scripts from './redis-room-scripts.ts';
import { RoomHolding, type RoomHoldingParts } from './room-holding.ts';
import type { Script } from '../../../core/redis/script.ts';

/** So many people are put into a play at once, before it begins. */
const filledAtOnce = 500;

const nobody: ReadonlySet<string> = new Set();

/**
 * The rooms in play in Redis: for many processes. What a script changes, it changes for all of them
 * at once. Those who listen are told of the rooms that this process holds: of its own changes before
 * the call resolves, of those of others soon after. Every call may throw AppError UNAVAILABLE.
 */
export class RedisRoomStore implements RoomStore {
  readonly #redis: RedisConnection;
  readonly #holding: RoomHolding;
  readonly #owed: Owed<Room>;
  #stopHearing: Stop = () => {};
  readonly #attending = new Gather<readonly Attendance[], Attendance[] | null>((roomId, calls) =>
    this.#attend(roomId, calls),
  );
  // A hall that comes in asks the same again and again: of a burst Redis is asked once.
  readonly #asking = new Gather<string, string | null>((roomId, who) =>
    this.#read(reads.readAttendance, roomId, who),
  );
  readonly #sizing = new Gather<null, number>(async (roomId, calls) => {
    const size = await this.#read<number>(reads.readSize, roomId, []);
    return calls.map(() => size);
  });
  readonly #finding = new Gather<null, string | null>(async (code, calls) => {
    const roomId = await this.#holding.idOf(code);
    return calls.map(() => roomId);
  });

  private constructor(parts: RoomHoldingParts) {
    this.#redis = parts.redis;
    this.#owed = new Owed<Room>({
      clock: parts.clock,
      change: (_, room) => this.change(room),
      discard: (roomId) => this.discard(roomId),
    });
    this.#holding = new RoomHolding(parts);
  }

  /** A store that hears what other processes change. @throws AppError UNAVAILABLE */
  static async open(parts: RoomHoldingParts): Promise<RedisRoomStore> {
    const store = new RedisRoomStore(parts);
    await store.#holding.open();
    // What cannot be told now either is told before the room is read.
    store.#stopHearing = parts.redis.onHearingAgain(() => void store.#owed.payAll());
    return store;
  }

  /** Lets go of all rooms: for the end of the process, when all that it noted is on disk. */
  close(): Promise<void> {
    this.#owed.stop();
    this.#stopHearing();
    return this.#holding.close();
  }

  get(roomId: string): MaybePromise<Room | null> {
    if (this.#owed.has(roomId)) return this.#owed.pay(roomId).then(() => this.get(roomId));
    const known = this.#redis.hears ? this.#holding.known(roomId)?.room : null;
    return known ?? this.#holding.hold(roomId);
  }

  async findByCode(code: string): Promise<Room | null> {
    const roomId = await this.#finding.ask(code, null);
    const room = roomId === null ? null : await this.get(roomId);
    // The code may have been another room's, which is in play no more.
    return room?.code === code ? room : null;
  }

  async put(room: Room, attendance: AsyncIterable<Attendance>): Promise<void> {
    const { roomId, code, version, excluded } = room;
    if ((await this.#holding.hold(roomId)) !== null) return;
    const play = newId();
    await this.#fill(roomId, play, attendance);
    const { heard } = this.#holding;
    const args = [play, JSON.stringify(room), String(version), ...excluded];
    const [hasBegun] = await Promise.all([
      this.#holding.run<number>(scripts.startRoom, roomId, args),
      this.#holding.keepCode(roomId, code),
    ]);
    if (hasBegun === 1) {
      this.#holding.take(play, room, heard);
      this.#holding.tell(roomId, 'room');
      return;
    }
    // Somebody else was quicker.
    await this.#holding.hold(roomId);
  }

  change(room: Room): Promise<void> {
    return this.#owed.orOwe(room.roomId, room, () => this.#change(room));
  }

  attend(roomId: string, attendance: readonly Attendance[]): Promise<Attendance[] | null> {
    return this.#owed.orDoubt(roomId, () => this.#attending.ask(roomId, attendance));
  }

  async participant(roomId: string, participant: string): Promise<Attendance | null> {
    const line = await this.#asking.ask(roomId, participant);
    return line === null ? null : attendanceOf(participant, line);
  }

  peopleChanged(roomId: string): void {
    this.#holding.tellOfPeople(roomId);
  }

  participants(roomId: string): Promise<string[]> {
    // Redis has no order of its own here; who asks any process is given the same one.
    return this.#read<string[]>(reads.readParticipants, roomId, []).then((all) => all.toSorted());
  }

  size(roomId: string): Promise<number> {
    return this.#sizing.ask(roomId, null);
  }

  async forget(roomId: string, participants: readonly string[]): Promise<void> {
    if (participants.length === 0) return;
    const forgotten = await this.#read<number>(reads.forgetPeople, roomId, participants);
    if (forgotten > 0) this.#holding.tellOfPeople(roomId);
  }

  async excluded(roomId: string): Promise<ReadonlySet<string>> {
    const seen = this.#holding.known(roomId)?.excluded ?? new ExcludedSeen();
    const args = [seen.play, seen.epoch, String(seen.who.size)];
    const news = await this.#read<ExcludedNews | null>(reads.readExcluded, roomId, args);
    return news === null ? nobody : seen.take(news);
  }

  joined(roomId: string, runId: string | null): Promise<number> {
    return this.#read(reads.readJoined, roomId, [runId ?? '']);
  }

  wereIn(roomId: string, runId: string, among: readonly string[]): Promise<readonly string[]> {
    return this.#read(reads.readWereIn, roomId, [runId, ...among]);
  }

  async cameWith(
    roomId: string,
    bursts: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    type Came = [burst: string, ...who: string[]][];
    const came = await this.#read<Came>(reads.readCameWith, roomId, bursts);
    const some = came.filter(([, ...who]) => who.length > 0);
    return new Map(some.map(([burst, ...who]) => [burst, who]));
  }

  async bursts(roomId: string): Promise<RoomBurst[]> {
    const seen = this.#holding.known(roomId)?.bursts ?? new BurstsSeen();
    const news = await this.#read<BurstNews | null>(reads.readBursts, roomId, [
      seen.play,
      seen.seq,
    ]);
    return news === null ? [] : seen.take(news);
  }

  /** Whether what is known of a room is still so, by what Redis has told somebody else of it. */
  compare(roomId: string, play: string, version: number): void {
    this.#holding.compare(roomId, play, version);
  }

  roomIds(): string[] {
    return this.#holding.ids();
  }

  release(roomId: string): Promise<void> {
    return this.#holding.release(roomId);
  }

  discard(roomId: string): Promise<void> {
    return this.#owed.orOwe(roomId, 'discard', () => this.#holding.discard(roomId));
  }

  onChanged(listener: (roomId: string, change: RoomChange) => void): Stop {
    return this.#holding.onChanged(listener);
  }

  async #change(room: Room): Promise<void> {
    const { roomId, version, excluded } = room;
    const { heard } = this.#holding;
    const args = [JSON.stringify(room), String(version), ...excluded];
    type Done = [play: string, isNewer: number];
    const done = await this.#holding.change<Done>(scripts.changeRoom, roomId, args);
    if (done === null) return;
    const [play, isNewer] = done;
    if (isNewer === 0) {
      this.#holding.compare(roomId, play, version);
      return;
    }
    this.#holding.take(play, room, heard);
    this.#holding.tell(roomId, 'room');
  }

  #read<Reply>(script: Script, roomId: string, args: readonly string[]): Promise<Reply> {
    return this.#redis.run(script, [this.#holding.keyOf(roomId)], args);
  }

  /** Notes who was told of in one turn of the event loop; gives for each call what was news. */
  async #attend(
    roomId: string,
    calls: readonly (readonly Attendance[])[],
  ): Promise<(Attendance[] | null)[]> {
    type Done = [play: string, version: string, isChanged: number, news: number[]];
    const args = calls.flat().flatMap(argsOf);
    const done = await this.#holding.change<Done>(scripts.attendRoom, roomId, args);
    if (done === null) return calls.map(() => null);
    const [play, version, isChanged, news] = done;
    this.#holding.compare(roomId, play, Number(version));
    if (isChanged === 1) this.#holding.tellOfPeople(roomId);
    const isNews = new Set(news);
    let before = 0;
    return calls.map((attendance) => {
      const first = before;
      before += attendance.length;
      return attendance.filter((_, at) => isNews.has(first + at));
    });
  }

  async #fill(roomId: string, play: string, people: AsyncIterable<Attendance>): Promise<void> {
    let args: string[] = [];
    const write = () => this.#holding.run(scripts.fillRoom, roomId, [play, ...args]);
    for await (const each of people) {
      args.push(...argsOf(each));
      if (args.length < filledAtOnce * 4) continue;
      await write();
      args = [];
    }
    if (args.length > 0) await write();
  }
}
