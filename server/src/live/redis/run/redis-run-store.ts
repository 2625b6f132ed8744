import type { Slot, Tallies } from '@sets/shared/live/activity.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Clock } from '../../../core/clock.ts';
import type { MaybePromise } from '../../../core/maybe-promise.ts';
import type {
  Answer,
  Change,
  Counted,
  RunInPlay,
  RunName,
  RunStore,
  Step,
  Stop,
  Submitted,
} from '../../run/run-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import { DueRuns } from './due-runs.ts';
import { HeldRuns, type ReadRun } from './held-runs.ts';
import { Owed } from './owed.ts';
import { RunExclusion } from './run-exclusion.ts';
import { RunIntake } from './run-intake.ts';
import { RunKeeper } from './run-keeper.ts';
import { type RunNotice, RunNotices } from './run-notices.ts';
import { RunPlaces } from './run-places.ts';
import { RunReads } from './run-reads.ts';
import { RunRedis, unlessNewer } from './run-redis.ts';
import { RunWrites } from './run-writes.ts';

interface RedisRunStoreParts {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  /** Of what version this program puts in play: see `play-version.ts`. */
  readonly version: number;
}

/** `fixed` only where it was asked for. */
type Fields = [play: string, version: string, step: string, fixed?: string];

/**
 * The runs in play in a Redis that several processes share. This process holds those that it was
 * asked for: it hears of their changes, and asks for them to be kept. What Redis loses is not in
 * play, and is put in play again by whoever asks for it next.
 */
export class RedisRunStore implements RunStore {
  readonly #redis: RunRedis;
  readonly #held = new HeldRuns();
  readonly #places: RunPlaces;
  readonly #notices: RunNotices;
  readonly #due: DueRuns;
  readonly #writes: RunWrites;
  readonly #exclusion: RunExclusion;
  readonly #intake: RunIntake;
  readonly #reads: RunReads;
  readonly #owed: Owed<Step>;
  readonly #listeners = new Set<(run: RunName, change: Change) => void>();
  readonly #keeper: RunKeeper;
  readonly #stopHearing: Stop;

  constructor({ clock, version, ...parts }: RedisRunStoreParts) {
    const redis = new RunRedis(parts.redis, version);
    this.#redis = redis;
    const places = new RunPlaces(redis);
    const owed = new Owed<Step>({
      clock,
      change: (runId, step) => this.advance(runId, step),
      discard: (runId) => this.discard(runId),
    });
    const find = (runId: string): MaybePromise<RunName | null> =>
      owed.has(runId) ? owed.pay(runId).then(() => places.find(runId)) : places.find(runId);
    const notices = new RunNotices({
      redis,
      clock,
      heard: (run, notice) => this.#hear(run, notice),
    });
    this.#owed = owed;
    this.#places = places;
    this.#notices = notices;
    this.#due = new DueRuns(redis);
    this.#writes = new RunWrites({ redis, places, notices });
    this.#exclusion = new RunExclusion({ redis, notices });
    this.#reads = new RunReads({
      redis,
      find,
      isHeld: (runId) => this.#held.get(runId) !== undefined,
      missing: (runId) => this.#miss(runId),
    });
    this.#intake = new RunIntake({
      redis,
      find,
      counted: (run, play) => {
        notices.counted(run, play);
        this.#tell(run, 'counts');
      },
      moved: (runId) => this.#held.outdate(runId),
      absent: (runId) => this.#lose(runId),
    });
    this.#stopHearing = redis.onHearingAgain(() => void this.#lookAgain());
    this.#keeper = new RunKeeper({
      clock,
      held: () => this.#held.names(),
      keep: (run) => this.#writes.keep(run),
      lost: (runId) => this.#lose(runId),
    });
  }

  /** Ends what this process does by itself; the runs stay in play for the others. */
  async close(): Promise<void> {
    this.#owed.stop();
    this.#keeper.stop();
    this.#stopHearing();
    await this.#notices.stop();
  }

  get(runId: string): MaybePromise<RunInPlay | null> {
    const held = this.#held.get(runId);
    const isCertain = held?.isFresh === true && this.#redis.hears && !this.#owed.has(runId);
    return isCertain ? held.run : this.#held.read(runId, () => this.#read(runId));
  }

  async put(run: RunInPlay, answers: AsyncIterable<Counted>): Promise<void> {
    await this.#notices.listen(run.roomId);
    const putHere = await this.#held.holdFrom(run.runId, async () => {
      const play = await this.#writes.put(run, answers);
      return play === null ? null : { play, run };
    });
    if (putHere === null) return;
    this.#tell(run, 'step');
    await this.#due.set(run.runId, run.deadline);
  }

  advance(runId: string, step: Step): Promise<void> {
    return this.#owed.orOwe(runId, step, async () => {
      const run = await this.#places.find(runId);
      if (run === null) return;
      const became = await this.#writes.advance(run, step);
      if (became === 'absent') this.#lose(runId);
      if (became === 'old') this.#held.outdate(runId);
      if (became !== 'taken') return;
      this.#held.step(runId, step);
      this.#tell(run, 'step');
      await this.#due.set(runId, step.deadline);
    });
  }

  submit(runId: string, seen: number, submission: Counted): Promise<Submitted> {
    return this.#owed.orDoubt(runId, () => this.#intake.submit(runId, seen, submission));
  }

  isPlay(runId: string, play: string): Promise<boolean> {
    return this.#intake.isPlay(runId, play);
  }

  tallies(runId: string, slots: readonly Slot[], most: number): Promise<Tallies> {
    return this.#reads.tallies(runId, slots, most);
  }

  async exclude(roomId: string, participants: ReadonlySet<string>): Promise<void> {
    for (const run of await this.#exclusion.exclude(roomId, participants))
      this.#tell(run, 'people');
  }

  answers(runId: string): AsyncGenerator<Answer> {
    return this.#reads.answers(runId);
  }

  answersOf(runId: string, participant: string): Promise<Answer[]> {
    return this.#reads.answersOf(runId, participant);
  }

  answeredAmong(runId: string, slot: Slot | null, who: readonly string[]): Promise<number> {
    return this.#reads.answeredAmong(runId, slot ?? '', who);
  }

  async answerOf(runId: string, slot: Slot, participant: string): Promise<Answer | null> {
    const [answer] = await this.#reads.answersOf(runId, participant, slot);
    return answer ?? null;
  }

  inPlay(): RunName[] {
    return this.#held.names();
  }

  dueBefore(now: number): Promise<string[]> {
    return this.#due.before(now, this.#held.deadlines(), async (runId) => {
      const run = await this.#places.find(runId);
      if (run === null) return null;
      // What a newer program has put in play is its own to move.
      const read = await this.#redis.read<[string]>(run, ['step']).catch(unlessNewer);
      if (read === undefined) return undefined;
      return read === null ? null : (JSON.parse(read[0]) as Step).deadline;
    });
  }

  async release(runId: string): Promise<void> {
    this.#letGo(runId);
  }

  discard(runId: string): Promise<void> {
    return this.#owed.orOwe(runId, 'discard', async () => {
      const run = await this.#places.find(runId);
      if (run === null) return;
      const wasInPlay = await this.#writes.discard(run);
      const wasHeld = this.#letGo(runId);
      if (wasInPlay && !wasHeld) this.#tell(run, 'gone');
      if (wasInPlay) await this.#due.set(runId, null);
    });
  }

  onChanged(listener: (run: RunName, change: Change) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What Redis has of a run; the definition only where this process does not know it yet. */
  async #read(runId: string): Promise<ReadRun | null> {
    await this.#owed.pay(runId);
    const name = await this.#places.find(runId);
    if (name === null) return null;
    await this.#notices.listen(name.roomId);
    const known = this.#held.get(runId);
    const fields = await this.#fields(name, known === undefined);
    if (fields === null) {
      if (!this.#letGo(runId)) this.#leaveIfUnused(name.roomId);
      return null;
    }
    const [play, version, step, fixed] = fields;
    if (known !== undefined && known.play !== play) {
      // It went out of play and came back, and this process has missed both.
      this.#lose(runId);
      return this.#read(runId);
    }
    const unchanging = fixed === undefined ? known?.run : (JSON.parse(fixed) as RunInPlay);
    const stepped = JSON.parse(step) as Step;
    const run = { ...unchanging, ...stepped, version: Number(version) } as RunInPlay;
    return { play, run };
  }

  #fields(run: RunName, whole: boolean): Promise<Fields | null> {
    return this.#redis.read(run, ['play', 'version', 'step', ...(whole ? ['fixed'] : [])]);
  }

  /** Another process has changed a run. */
  #hear(run: RunName, { play, change, version }: RunNotice): void {
    const held = this.#held.get(run.runId);
    const isOther = held !== undefined && held.play !== play;
    if (change === 'gone') {
      // What was held is of a later time in play.
      if (!isOther && !this.#letGo(run.runId)) this.#tell(run, 'gone');
      return;
    }
    if (change === 'step' && (isOther || (held?.run.version ?? -1) < version)) {
      this.#held.outdate(run.runId);
    }
    this.#tell(run, change);
  }

  /** A run that is held is not in play any more, and nobody has told. */
  #lose(runId: string): boolean {
    const run = this.#held.get(runId)?.run;
    if (run === undefined || !this.#letGo(runId)) return false;
    // Whoever shows it looks at it again, and so puts it in play.
    this.#tell(run, 'step');
    return true;
  }

  #miss(runId: string): void {
    if (!this.#lose(runId)) return;
    throw new AppError('UNAVAILABLE', 'The run is being put in play again.', { retryInMs: 1_000 });
  }

  /** Gives whether it was held. */
  #letGo(runId: string): boolean {
    const run = this.#held.get(runId)?.run;
    this.#held.drop(runId);
    this.#reads.forget(runId);
    this.#exclusion.forget(runId);
    if (run === undefined) return false;
    this.#leaveIfUnused(run.roomId);
    this.#tell(run, 'gone');
    return true;
  }

  #leaveIfUnused(roomId: string): void {
    if (!this.#held.hasIn(roomId)) this.#notices.leave(roomId);
  }

  /** It was deaf for a while: whatever is held may have changed, or be lost. */
  async #lookAgain(): Promise<void> {
    // What cannot be paid now is paid before the run is read.
    await this.#owed.payAll();
    for (const run of this.#held.names()) {
      this.#held.outdate(run.runId);
      this.#tell(run, 'step');
    }
  }

  #tell(run: RunName, change: Change): void {
    for (const listener of this.#listeners) listener(run, change);
  }
}
