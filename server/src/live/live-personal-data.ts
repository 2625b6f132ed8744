import type { PersonalData } from '../core/personal-data.ts';
import type { Activities } from './activities.ts';
import type { Ledger } from './ledger.ts';
import type { RunRecord } from './run.model.ts';
import type { RunRecords } from './run-records.ts';
import type { Answer } from './run-store.ts';
import type { RunSteps } from './run-steps.ts';
import type { Tickets } from './tickets.ts';

interface Parts {
  readonly records: RunRecords;
  readonly steps: RunSteps;
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
    const answered = await this.#answeredBy(userid);
    return presented.length + answered.length === 0 ? null : { presented, answered };
  }

  /** Ends what they present: nobody could any more. */
  async erase(userid: string): Promise<void> {
    for (const { _id, ended } of await this.#ownRuns(userid)) {
      if (!ended) await this.#parts.steps.finish(_id);
    }
  }

  /** The runs that they opened, of activities that this server still knows. */
  async #ownRuns(userid: string): Promise<RunRecord[]> {
    const { activities, records } = this.#parts;
    const own = await records.ofOwner(userid);
    return own.filter(({ activity }) => activities.names.includes(activity));
  }

  /** What this person answered, in every run. */
  async #answeredBy(userid: string): Promise<unknown[]> {
    const { activities, records, ledger, tickets } = this.#parts;
    const told: unknown[] = [];
    for await (const runId of records.ids(activities.names)) {
      const answers = await ledger.answersOf(runId, tickets.participantOf(runId, userid));
      if (answers.length > 0) told.push(...(await this.#inWords(runId, answers)));
    }
    return told;
  }

  /** Answers in the order in which they were given. */
  async #inWords(runId: string, answers: readonly Answer[]): Promise<unknown[]> {
    const { activities, records } = this.#parts;
    const run = await records.find(runId);
    if (run === null) return [];
    const rules = activities.of(run);
    const title = rules.title(run.definition);
    return answers
      .toSorted((one, other) => one.receivedAt - other.receivedAt)
      .map(({ slot, value, tappedAt }) => {
        const { question, answer } = rules.inWords(run.definition, slot, value);
        return { run: title, question, answer, at: new Date(tappedAt).toISOString() };
      });
  }
}
