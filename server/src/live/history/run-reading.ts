import { inSlices } from '../../core/in-slices.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import { keepNewest, type Ledger } from '../run/ledger.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { Answer } from '../run/run-store.ts';
import { peopleOf, type RunPeople } from './run-people.ts';

export interface ReadingParts {
  readonly ledger: Pick<Ledger, 'answers' | 'settled'>;
  readonly attendance: Pick<AttendanceLog, 'of' | 'ofRun' | 'settled'>;
  readonly activities: Pick<Activities, 'stored'>;
}

/** What a run's counts are made of, without the bursts of joins that are left out: each read once, when it is asked for first. */
export class RunReading {
  readonly #parts: ReadingParts;
  readonly #run: RunRecord;
  readonly #excluded: readonly string[];
  #people: Promise<RunPeople> | undefined;
  #answers: Promise<readonly Answer[]> | undefined;

  constructor(parts: ReadingParts, run: RunRecord, excluded: readonly string[]) {
    this.#parts = parts;
    this.#run = run;
    this.#excluded = excluded;
  }

  people(): Promise<RunPeople> {
    return (this.#people ??= this.#readPeople());
  }

  /** Of each participant and slot the answer that counts, in the newest version. */
  answers(): Promise<readonly Answer[]> {
    return (this.#answers ??= this.people().then(({ leftOut }) => this.#readAnswers(leftOut)));
  }

  async #readPeople(): Promise<RunPeople> {
    const { attendance } = this.#parts;
    const { _id, roomId } = this.#run;
    await attendance.settled();
    // How people came matters only where some are left out.
    const lines =
      this.#excluded.length === 0 ? attendance.ofRun(roomId, _id) : attendance.of(roomId, _id);
    return peopleOf(_id, this.#excluded, inSlices(lines));
  }

  async #readAnswers(leftOut: ReadonlySet<string>): Promise<Answer[]> {
    const { activities, ledger } = this.#parts;
    const shape = activities.stored(this.#run).value;
    // What is being written at this moment is acknowledged, so must be counted too.
    await ledger.settled();
    const counts = new Map<string, Answer>();
    for await (const answer of inSlices(ledger.answers(this.#run._id))) {
      if (leftOut.has(answer.participant)) continue;
      keepNewest(counts, { ...answer, value: storedValue(shape, answer.value) });
    }
    return [...counts.values()];
  }
}
