import { AppError } from '../../core/app-error.ts';
import type { Activities } from '../activities.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RunRecords } from '../run/run-records.ts';

interface LeavingOutParts {
  readonly rooms: Pick<Rooms, 'exclude' | 'load'>;
  readonly roomStore: Pick<RoomStore, 'bursts' | 'cameWith'>;
  readonly records: Pick<RunRecords, 'inRooms' | 'find'>;
  readonly ledger: Pick<Ledger, 'answers' | 'settled'>;
  readonly activities: Pick<Activities, 'of'>;
}

/**
 * Leaves those who came together out of the count, or counts them again (RM4). Where nothing is told of few answers,
 * what a count becomes without them, beside what it was, would tell what few have said.
 */
export class LeavingOut {
  readonly #parts: LeavingOutParts;

  constructor(parts: LeavingOutParts) {
    this.#parts = parts;
  }

  /** @throws AppError NOT_FOUND, WRONG_PHASE where it would tell what few have said */
  async exclude(roomId: string, burst: string, excluded: boolean): Promise<Room> {
    const { rooms, roomStore, records } = this.#parts;
    await rooms.load(roomId);
    const all = (await roomStore.bursts(roomId)).map((each) => each.burst);
    const came = await roomStore.cameWith(roomId, [...new Set([burst, ...all])]);
    const burstOf = new Map(
      [...came].flatMap(([name, people]) => people.map((who) => [who, name] as const)),
    );
    for await (const runId of records.inRooms([roomId])) await this.#check(runId, burst, burstOf);
    return rooms.exclude(roomId, burst, excluded);
  }

  async #check(runId: string, burst: string, burstOf: ReadonlyMap<string, string>): Promise<void> {
    const floor = await this.#floorOf(runId);
    if (floor === 0) return;
    for (const people of (await this.#answered(runId)).values()) {
      if (!tellsOfFew(people, { burst, burstOf, floor })) continue;
      const msg = `Fewer than ${floor} people have answered among them, or among all others: counts with and without them would tell what these said.`;
      throw new AppError('WRONG_PHASE', msg);
    }
  }

  /** Of how few answers nothing is told; 0 where there is no such number. Of a run that cannot be read nothing is told at all. */
  async #floorOf(runId: string): Promise<number> {
    const run = await this.#parts.records.find(runId).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (run === null) return 0;
    return this.#parts.activities.of(run).floor?.(run.definition) ?? 0;
  }

  /** Who has answered each slot, be they counted or not. */
  async #answered(runId: string): Promise<Map<string, Set<string>>> {
    const { ledger } = this.#parts;
    const answered = new Map<string, Set<string>>();
    await ledger.settled();
    for await (const { slot, participant } of ledger.answers(runId)) {
      answered.set(slot, (answered.get(slot) ?? new Set()).add(participant));
    }
    return answered;
  }
}

interface Bursts {
  readonly burst: string;
  /** By participant. */
  readonly burstOf: ReadonlyMap<string, string>;
  readonly floor: number;
}

/**
 * Whether the counts of a slot with and without a burst tell what fewer than the floor have said. Hosts
 * see them before and after each step, and may take the steps of any other burst too: so it is not asked
 * who counts now, but what can be had by steps that are allowed. These are the answers of each burst
 * that is large enough, and of whoever is in none of these.
 */
const tellsOfFew = (people: ReadonlySet<string>, { burst, burstOf, floor }: Bursts): boolean => {
  const sizes = new Map<string, number>();
  for (const who of people) {
    const name = burstOf.get(who) ?? '';
    sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  const among = sizes.get(burst) ?? 0;
  if (people.size < floor || among === 0) return false;
  if (among < floor) return true;
  const large = [...sizes].filter(([name, size]) => name !== '' && size >= floor);
  const rest = large.reduce((left, [, size]) => left - size, people.size);
  // Of one burst and a few others no count without the burst is told.
  return rest > 0 && rest < floor && large.length > 1;
};
