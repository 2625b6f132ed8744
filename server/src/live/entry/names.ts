import { toStored } from '@sets/shared/core/stored-shape.ts';
import { numberedNames } from '@sets/shared/live/names-shown.ts';
import type { Collection, Db } from 'mongodb';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import { durableWrite } from '../../core/durable-write.ts';
import { GroupedWrites } from '../../core/grouped-writes.ts';
import { idsUnder } from '../../core/ids-under.ts';
import { inSlices } from '../../core/in-slices.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import { storedValue } from '../../core/stored-value.ts';
import { calledByHosts, calledIn, type SaidName, storedName } from './names.migrations.ts';

/** `_id` is the run and the participant: no id holds a `:`. */
interface NameRecord extends SaidName {
  readonly _id: string;
  readonly v: number;
}

type Saying = NameRecord;

/** Somebody's name, and what hosts say to it. */
export interface NameOf extends SaidName {
  readonly participant: string;
}

/** What everybody may call somebody; null while that waits. */
export interface ShownName {
  readonly participant: string;
  readonly name: string | null;
}

const collection = 'participantnames';

/** Of so many participants it is remembered in memory that they have a name. */
const mostRemembered = 50_000;

const keyOf = (runId: string, participant: string): string => `${runId}:${participant}`;

const participantIn = (runId: string, key: string): string => key.slice(runId.length + 1);

/**
 * What people are called in the runs that ask for it (SE12). A name is of one run and one
 * participant, so it goes with the results of that run, and is beside no answer that was given in
 * a run that asks for none.
 */
export class Names {
  readonly #db: Db;
  readonly #records: Collection<NameRecord>;
  readonly #log: Logger;
  readonly #writes: GroupedWrites<Saying>;
  /** Who has one, by run, as far as this process knows: they may take another, and never have none again. */
  readonly #named = new Map<string, Set<string>>();
  #remembered = 0;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#records = db.collection<NameRecord>(collection);
    this.#log = log;
    const write = (batch: readonly Saying[]): Promise<void> => this.#write(batch);
    // One at a time: of two names that somebody says one after the other, the last one stays.
    this.#writes = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 1 });
  }

  /** Resolves when it is on disk. @throws AppError UNAVAILABLE */
  async say(runId: string, participant: string, said: SaidName): Promise<void> {
    const _id = keyOf(runId, participant);
    try {
      await this.#writes.add(Object.assign(toStored(storedName, said), { _id }));
    } catch (error) {
      const msg = 'Your name could not be saved yet. Try again in a moment.';
      throw new AppError('UNAVAILABLE', msg, { cause: error });
    }
    this.#remember(runId, participant);
  }

  /** At once where this process knows that they do. */
  isNamed(runId: string, participant: string): MaybePromise<boolean> {
    if (this.#isKnown(runId, participant)) return true;
    return this.of(runId, participant).then((name) => name !== null);
  }

  /** Which of these have one: at once where this process knows it of all, else one read for the others. */
  namedAmong(runId: string, among: readonly string[]): MaybePromise<readonly string[]> {
    const unknown = among.filter((each) => !this.#isKnown(runId, each));
    if (unknown.length === 0) return among;
    const wanted = unknown.map((each) => keyOf(runId, each));
    const found = this.#records.find({ _id: { $in: wanted } }, { projection: { _id: 1 } });
    return found.toArray().then((records) => {
      const read = new Set(records.map(({ _id }) => participantIn(runId, _id)));
      for (const participant of read) this.#remember(runId, participant);
      return among.filter((each) => this.#isKnown(runId, each) || read.has(each));
    });
  }

  /** What they said, and what hosts say to it. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(runId: string, participant: string): Promise<SaidName | null> {
    const found = await this.#records.findOne({ _id: keyOf(runId, participant) });
    if (found === null) return null;
    this.#remember(runId, participant);
    return nameIn(found);
  }

  /** What hosts call everybody in a run, by participant. @throws AppError NEWER_VERSION, UNREADABLE */
  async in(runId: string): Promise<ReadonlyMap<string, string>> {
    const all = await this.all(runId);
    return new Map(all.map((said) => [said.participant, calledByHosts(said)]));
  }

  /** What everybody may call them (`shownNames`). @throws AppError NEWER_VERSION, UNREADABLE */
  async shown(runId: string, out: readonly string[]): Promise<readonly ShownName[]> {
    return shownNames(await this.all(runId), out);
  }

  /** Everybody who has said a name in a run, the first first. @throws AppError NEWER_VERSION, UNREADABLE */
  async all(runId: string): Promise<readonly NameOf[]> {
    const all: NameOf[] = [];
    for await (const record of inSlices(this.#records.find(idsUnder(runId)))) {
      const participant = participantIn(runId, record._id);
      all.push(Object.assign({ participant }, nameIn(record)));
    }
    return all.toSorted((one, other) => one.at - other.at);
  }

  /** How many have a name in a run. */
  countIn(runId: string): Promise<number> {
    return this.#records.countDocuments(idsUnder(runId));
  }

  /** Nobody has a name in this run any more. */
  async remove(runId: string): Promise<void> {
    await this.#writes.settled();
    await this.#records.deleteMany(idsUnder(runId));
    this.#forgetAll();
  }

  /** Takes the name of one participant away, whose answers stay. */
  async forget(runId: string, participant: string): Promise<void> {
    await this.#writes.settled();
    await this.#records.deleteOne({ _id: keyOf(runId, participant) });
    this.#named.get(runId)?.delete(participant);
  }

  #isKnown(runId: string, participant: string): boolean {
    return this.#named.get(runId)?.has(participant) === true;
  }

  #remember(runId: string, participant: string): void {
    if (this.#isKnown(runId, participant)) return;
    if (this.#remembered >= mostRemembered) this.#forgetAll();
    this.#remembered += 1;
    const ofRun = this.#named.get(runId) ?? new Set();
    this.#named.set(runId, ofRun.add(participant));
  }

  #forgetAll(): void {
    this.#named.clear();
    this.#remembered = 0;
  }

  async #write(batch: readonly Saying[]): Promise<void> {
    // The last name of each: two updates of one document in a write have no order.
    const last = new Map(batch.map((saying) => [saying._id, saying]));
    const updates = Array.from(last.values(), ({ _id, ...said }) => ({
      q: { _id },
      u: { $set: said },
      upsert: true,
    }));
    try {
      await durableWrite(this.#db, { update: collection, updates, ordered: false });
    } catch (error) {
      this.#log.error({ err: error, count: batch.length }, 'names could not be written');
      throw error;
    }
  }
}

const nameIn = ({ _id, ...stored }: NameRecord): SaidName => storedValue(storedName, stored);

/**
 * What everybody may call people, in the order in which they said their names; null while that waits. Of
 * two who are called the same, the second has a number. `out`: who has no name here.
 */
export const shownNames = (all: readonly NameOf[], out: readonly string[]): ShownName[] => {
  const isOut = new Set(out);
  const called = all
    .filter(({ participant }) => !isOut.has(participant))
    .map((said) => ({ participant: said.participant, name: calledIn(said) }));
  const named = called.flatMap(({ name }) => name ?? []);
  const numbered = numberedNames(named).values();
  return called.map(({ participant, name }) => ({
    participant,
    name: name === null ? null : (numbered.next().value ?? name),
  }));
};
