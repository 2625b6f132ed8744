import type { Attendance, Room, RoomBurst, RoomChange, RoomStore } from './room-store.ts';
import type { Stop } from '../run/run-store.ts';

type Burst = Omit<RoomBurst, 'excluded'>;

/** Who has ever been in one room, while which run was on, and who belongs to it still. */
class RoomPeople {
  /** Who has a place. */
  readonly places = new Set<string>();
  /** How everybody came first, whether or not they have a place still. */
  readonly came = new Map<string, Attendance>();
  readonly #ofRun = new Map<string, Set<string>>();
  readonly #bursts = new Map<string, Burst>();

  /** Whether that was not known before. */
  attend(attendance: Attendance): boolean {
    const { participant, runId } = attendance;
    const isNew = !this.places.has(participant);
    this.places.add(participant);
    const isNews = this.#learn(attendance) || isNew;
    if (runId === null) return isNews;
    let ofRun = this.#ofRun.get(runId);
    if (ofRun === undefined) this.#ofRun.set(runId, (ofRun = new Set()));
    if (ofRun.has(participant)) return isNews;
    ofRun.add(participant);
    return true;
  }

  joined(runId: string | null, excluded: ReadonlySet<string>): number {
    const counted = runId === null ? this.came : (this.#ofRun.get(runId) ?? new Map());
    let joined = counted.size;
    for (const participant of excluded) if (counted.has(participant)) joined -= 1;
    return joined;
  }

  wereIn(runId: string, among: readonly string[]): string[] {
    const ofRun = this.#ofRun.get(runId);
    return among.filter((participant) => ofRun?.has(participant) === true);
  }

  /** Everybody who ever came with one of these bursts: in runs that are over they are left out too. */
  *cameWith(bursts: readonly string[]): Generator<string> {
    if (bursts.length === 0) return;
    for (const { participant, burst } of this.came.values()) {
      if (burst !== null && bursts.includes(burst)) yield participant;
    }
  }

  bursts(): Burst[] {
    return [...this.#bursts.values()].toSorted((one, other) => other.from - one.from);
  }

  /**
   * Whether it tells how somebody came. The lines of the log may be out of order, where a clock went
   * back: that somebody came with others stays.
   */
  #learn(attendance: Attendance): boolean {
    const { participant, burst } = attendance;
    const known = this.came.get(participant);
    if (known !== undefined && (known.burst !== null || burst === null)) return false;
    this.came.set(participant, attendance);
    this.#addToBurst(attendance);
    return true;
  }

  #addToBurst({ burst, at }: Attendance): void {
    if (burst === null) return;
    const known = this.#bursts.get(burst);
    if (known === undefined) {
      this.#bursts.set(burst, { burst, joined: 1, from: at, to: at });
      return;
    }
    known.joined += 1;
    known.from = Math.min(known.from, at);
    known.to = Math.max(known.to, at);
  }
}

interface Held {
  room: Room;
  readonly people: RoomPeople;
  /** Who is left out of the count; made of the bursts that are. */
  excluded: Set<string>;
}

const excludedIn = ({ excluded }: Room, people: RoomPeople): Set<string> =>
  new Set(people.cameWith(excluded));

const nobody: ReadonlySet<string> = new Set();

/** The rooms in play in this process's memory: for one process. */
export class MemoryRoomStore implements RoomStore {
  readonly #rooms = new Map<string, Held>();
  readonly #byCode = new Map<string, string>();
  readonly #listeners = new Set<(roomId: string, change: RoomChange) => void>();

  get(roomId: string): Room | null {
    return this.#rooms.get(roomId)?.room ?? null;
  }

  findByCode(code: string): Room | null {
    const roomId = this.#byCode.get(code);
    return roomId === undefined ? null : this.get(roomId);
  }

  async put(room: Room, attendance: AsyncIterable<Attendance>): Promise<void> {
    if (this.#rooms.has(room.roomId)) return;
    const people = new RoomPeople();
    for await (const each of attendance) people.attend(each);
    // Somebody else may have been quicker.
    if (this.#rooms.has(room.roomId)) return;
    this.#rooms.set(room.roomId, { room, people, excluded: excludedIn(room, people) });
    this.#byCode.set(room.code, room.roomId);
    this.#tell(room.roomId, 'room');
  }

  change(room: Room): void {
    const held = this.#rooms.get(room.roomId);
    if (held === undefined || room.version <= held.room.version) return;
    held.room = room;
    held.excluded = excludedIn(room, held.people);
    this.#tell(room.roomId, 'room');
  }

  attend(roomId: string, attendance: readonly Attendance[]): Attendance[] | null {
    const held = this.#rooms.get(roomId);
    if (held === undefined) return null;
    const news = attendance.filter((each) => held.people.attend(each));
    for (const { participant } of news) {
      const burst = held.people.came.get(participant)?.burst ?? null;
      if (burst !== null && held.room.excluded.includes(burst)) held.excluded.add(participant);
    }
    if (news.length > 0) this.#tell(roomId, 'people');
    return news;
  }

  participant(roomId: string, participant: string): Attendance | null {
    const people = this.#rooms.get(roomId)?.people;
    return people?.places.has(participant) === true ? (people.came.get(participant) ?? null) : null;
  }

  participants(roomId: string): string[] {
    return [...(this.#rooms.get(roomId)?.people.places ?? [])];
  }

  size(roomId: string): number {
    const held = this.#rooms.get(roomId);
    if (held === undefined) return 0;
    const { places } = held.people;
    let size = places.size;
    for (const participant of held.excluded) if (places.has(participant)) size -= 1;
    return size;
  }

  forget(roomId: string, participants: readonly string[]): void {
    const held = this.#rooms.get(roomId);
    if (held === undefined || participants.length === 0) return;
    for (const participant of participants) held.people.places.delete(participant);
    this.#tell(roomId, 'people');
  }

  peopleChanged(roomId: string): void {
    if (this.#rooms.has(roomId)) this.#tell(roomId, 'people');
  }

  excluded(roomId: string): ReadonlySet<string> {
    return this.#rooms.get(roomId)?.excluded ?? nobody;
  }

  joined(roomId: string, runId: string | null): number {
    const held = this.#rooms.get(roomId);
    return held?.people.joined(runId, held.excluded) ?? 0;
  }

  wereIn(roomId: string, runId: string, among: readonly string[]): readonly string[] {
    return this.#rooms.get(roomId)?.people.wereIn(runId, among) ?? [];
  }

  cameWith(roomId: string, bursts: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const came = this.#rooms.get(roomId)?.people.came.values() ?? [];
    const wanted = [...came].filter(({ burst }) => burst !== null && bursts.includes(burst));
    const byBurst = Map.groupBy(wanted, ({ burst }) => burst ?? '');
    return new Map(
      Array.from(byBurst, ([burst, all]) => [burst, all.map(({ participant }) => participant)]),
    );
  }

  bursts(roomId: string): RoomBurst[] {
    const held = this.#rooms.get(roomId);
    if (held === undefined) return [];
    const excluded = new Set(held.room.excluded);
    return held.people.bursts().map(({ burst, joined, from, to }) => ({
      burst,
      joined,
      from,
      to,
      excluded: excluded.has(burst),
    }));
  }

  roomIds(): string[] {
    return [...this.#rooms.keys()];
  }

  /** Nobody else holds it. */
  release(roomId: string): Promise<void> {
    return this.discard(roomId);
  }

  async discard(roomId: string): Promise<void> {
    const held = this.#rooms.get(roomId);
    if (held === undefined) return;
    this.#rooms.delete(roomId);
    this.#byCode.delete(held.room.code);
    this.#tell(roomId, 'gone');
  }

  onChanged(listener: (roomId: string, change: RoomChange) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(roomId: string, change: RoomChange): void {
    for (const listener of this.#listeners) listener(roomId, change);
  }
}
