import type { PersonalData } from '../core/personal-data.ts';
import type { Activities } from './activities.ts';
import type { AskedOf, Ledger, RunAnswer } from './ledger.ts';
import type { RunRecord } from './run.model.ts';
import type { RunRecords } from './run-records.ts';
import type { Runs } from './runs.ts';
import type { Tickets } from './tickets.ts';

/** Questions that are looked up at once. */
const mostAtOnce = 1_000;

interface Parts {
  readonly records: RunRecords;
  readonly runs: Runs;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly tickets: Tickets;
}

/**
 * A person's part in runs. No answer says whose it is: theirs are found by making their participant
 * id of every run anew, and they stay, without a name, when the account goes.
 */
export class LivePersonalData implements PersonalData {
  readonly name = 'runs';
  readonly holds = 'What you presented to others, and the answers you gave while logged in.';
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async collect(userid: string): Promise<unknown> {
    const { activities, ledger } = this.#parts;
    // What has just been answered is in it too.
    await ledger.settled();
    const presented = (await this.#ownRuns(userid)).map((run) => ({
      run: activities.of(run).title(run.definition),
      code: run.code,
      openedAt: run.createdAt.toISOString(),
      endedAt: run.endedAt?.toISOString() ?? null,
    }));
    const answered = await this.#inWords(await this.#answersOf(userid));
    return presented.length + answered.length === 0 ? null : { presented, answered };
  }

  /** Ends what they present: nobody could any more. */
  async erase(userid: string): Promise<void> {
    for (const { _id, ended } of await this.#ownRuns(userid)) {
      if (!ended) await this.#parts.runs.finish(_id);
    }
  }

  /** The runs that they opened, of activities that this server still knows. */
  async #ownRuns(userid: string): Promise<RunRecord[]> {
    const { activities, records } = this.#parts;
    const own = await records.ofOwner(userid);
    return own.filter(({ activity }) => activities.names.includes(activity));
  }

  async #answersOf(userid: string): Promise<RunAnswer[]> {
    const { ledger } = this.#parts;
    const found: RunAnswer[] = [];
    let batch: AskedOf[] = [];
    for await (const asked of this.#askedOf(userid)) {
      batch.push(asked);
      if (batch.length < mostAtOnce) continue;
      found.push(...(await ledger.to(batch)));
      batch = [];
    }
    return found.concat(await ledger.to(batch));
  }

  /** Every question that this person may have answered, in every run. */
  async *#askedOf(userid: string): AsyncGenerator<AskedOf> {
    const { activities, records, tickets } = this.#parts;
    for await (const run of records.each(activities.names)) {
      const participant = tickets.participantOf(run._id, userid);
      for (const slot of activities.of(run).slots(run.state)) {
        yield { runId: run._id, slot, participant };
      }
    }
  }

  async #inWords(entries: readonly RunAnswer[]): Promise<unknown[]> {
    const { activities, records } = this.#parts;
    const told: unknown[] = [];
    for (const [runId, answers] of Map.groupBy(entries, (entry) => entry.runId)) {
      const run = await records.find(runId);
      if (run === null) continue;
      const rules = activities.of(run);
      const title = rules.title(run.definition);
      for (const { value, tappedAt, ...slot } of answers) {
        const words = rules.inWords(run.definition, slot, value);
        told.push({ run: title, ...words, at: new Date(tappedAt).toISOString() });
      }
    }
    return told;
  }
}
