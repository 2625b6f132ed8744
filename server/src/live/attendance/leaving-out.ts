import { AppError } from '../../core/app-error.ts';
import type { Activities } from '../activities.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RunRecords } from '../run/run-records.ts';

interface LeavingOutParts {
  readonly rooms: Pick<Rooms, 'exclude' | 'load'>;
  readonly roomStore: Pick<RoomStore, 'cameWith' | 'excluded'>;
  readonly records: Pick<RunRecords, 'inRooms' | 'find'>;
  readonly ledger: Pick<Ledger, 'answers' | 'settled'>;
  readonly activities: Pick<Activities, 'of'>;
}

/** Of one slot, who of those that came together has answered, and how many others that count. */
interface Counted {
  readonly among: Set<string>;
  readonly others: Set<string>;
}

/**
 * Leaves those who came together out of the count, or counts them again (RM4). Where nothing is told of few answers,
 * what a count becomes without them, beside what it was, would tell what few of them have said.
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
    const came = (await roomStore.cameWith(roomId, [burst])).get(burst) ?? [];
    const out = await roomStore.excluded(roomId);
    for await (const runId of records.inRooms([roomId])) {
      await this.#check(runId, new Set(came), out);
    }
    return rooms.exclude(roomId, burst, excluded);
  }

  async #check(runId: string, came: ReadonlySet<string>, out: ReadonlySet<string>): Promise<void> {
    const floor = await this.#floorOf(runId);
    if (floor === 0) return;
    for (const { among, others } of (await this.#counted(runId, came, out)).values()) {
      if (among.size === 0 || among.size >= floor || others.size < floor) continue;
      const msg = `Fewer than ${floor} of them have answered: a count without them would tell what they said.`;
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

  async #counted(
    runId: string,
    came: ReadonlySet<string>,
    out: ReadonlySet<string>,
  ): Promise<Map<string, Counted>> {
    const { ledger } = this.#parts;
    const counted = new Map<string, Counted>();
    await ledger.settled();
    for await (const { slot, participant } of ledger.answers(runId)) {
      const of = counted.get(slot) ?? { among: new Set(), others: new Set() };
      counted.set(slot, of);
      if (came.has(participant)) of.among.add(participant);
      else if (!out.has(participant)) of.others.add(participant);
    }
    return counted;
  }
}
