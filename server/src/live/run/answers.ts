import { limits, timing } from '@sets/shared/core/limits.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Slot, Who } from '@sets/shared/live/activity.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { ExtraTime } from '@sets/shared/live/people.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import { emptyTally } from '@sets/shared/live/tally.ts';
import { AppError } from '../../core/app-error.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Activities } from '../activities.ts';
import type { NamedEntries } from '../feeds/named-entries.ts';
import { extraOf } from '../room/people-of-room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Ledger } from './ledger.ts';
import type {
  Answer,
  Counted,
  Run,
  RunStore,
  Settled,
  Submission,
  Submitted,
} from './run-store.ts';
import type { Runs } from './runs.ts';

interface AnswersParts {
  readonly runs: Runs;
  readonly store: RunStore;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly named: Pick<NamedEntries, 'only'>;
  readonly rooms: Pick<Rooms, 'load'>;
}

/** A submission as it came, when and whose it is, and what was measured of its connection. */
export interface GivenAnswer {
  readonly participant: string;
  readonly roundTripMs: number | null;
  readonly receivedAt: number;
  readonly input: RequestInput<'answer:submit'>;
}

/** An answer as its participant is told of it. */
export const ownAnswerOf = ({ slot, revision, value }: Answer): OwnAnswer => ({
  slot,
  revision,
  value,
});

/** Whether what was accepted is the very value that was answered before: then nothing of it is new, nor when it came. */
const staysAsItIs = ({ before }: Who, slot: Slot, value: unknown): boolean =>
  before?.own.some((each) => each.slot === slot && each.value === value) === true;

/** How often a submission is tried anew where the run moves, or comes into play, meanwhile. */
const mostTries = 10;

const notSaved = (): AppError =>
  new AppError('UNAVAILABLE', 'Your answer could not be saved yet. It will be sent again.');

/** A submission that is counted, and the run as it was then. */
interface Counting {
  readonly run: Run;
  readonly submitted: Extract<Submitted, { readonly play: string }>;
}

/** Takes answers in: accepted by the activity, settled in the store, durable in the ledger. */
export class Answers {
  readonly #parts: AnswersParts;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
  }

  /**
   * Resolves when what counts now is on disk (AN2). Everything before the ledger happens in the
   * turn in which the answer came, where its run is in play. @throws AppError as AN7 and AN10 say.
   */
  submit(given: GivenAnswer): MaybePromise<Settled> {
    const { roomId, runId } = given.input;
    const counting = this.#count(runId, (run) => {
      if (run.roomId !== roomId) throw new AppError('NOT_FOUND', 'There is no such run.');
      return this.#accept(run, given);
    });
    return andThen(counting, (counted) => this.#makeDurable(counted));
  }

  /** Counts a submission in the version of the run that has accepted it. */
  #count(
    runId: string,
    accept: (run: Run) => MaybePromise<Submission>,
    tries = mostTries,
  ): MaybePromise<Counting> {
    const { runs, store } = this.#parts;
    return andThen(runs.load(runId), (run) =>
      andThen(accept(run), (submission) =>
        andThen(store.submit(runId, run.version, this.#counted(run, submission)), (submitted) => {
          if ('play' in submitted) return { run, submitted };
          if (tries === 0) throw notSaved();
          return this.#count(runId, accept, tries - 1);
        }),
      ),
    );
  }

  #counted(run: Run, answer: Submission): Counted {
    const rules = this.#parts.activities.of(run);
    return {
      answer,
      adds: rules.contribution(run.definition, answer.slot, answer.value, run.state),
    };
  }

  #makeDurable({ run, submitted }: Counting): Promise<Settled> {
    const { activities, ledger, store } = this.#parts;
    const { runId } = run;
    const value = toStored(activities.stored(run).value, submitted.answer.value as object);
    // Also where nothing changed: a copy is acknowledged when the first one is durable, not before.
    return ledger.append(runId, submitted, value).then(
      () =>
        andThen(store.isPlay(runId, submitted.play), (isThere) =>
          isThere ? submitted : this.#countAgain(runId, submitted),
        ),
      async () => {
        // The ledger has logged why. What is in play counts an answer that is not on disk: it is
        // put in play anew, from what is.
        await store.discard(runId);
        throw notSaved();
      },
    );
  }

  /** It is on disk, but the run has been put in play anew, perhaps before that. */
  #countAgain(runId: string, { how, answer }: Settled): MaybePromise<Settled> {
    return andThen(
      this.#count(runId, () => answer),
      () => ({ how, answer }),
    );
  }

  #accept(run: Run, given: GivenAnswer): MaybePromise<Submission> {
    return andThen(this.#parts.rooms.load(run.roomId), (room) =>
      this.#acceptOf(run, given, extraOf(room, given.participant)),
    );
  }

  #acceptOf(
    run: Run,
    { participant, roundTripMs, receivedAt, input }: GivenAnswer,
    extra: ExtraTime | undefined,
  ): MaybePromise<Submission> {
    const { activities, store } = this.#parts;
    const { slot, attempt, revision, shownAt = null } = input;
    const rules = activities.of(run);
    const schema = rules.valueFor?.(run.definition, run.state, slot) ?? rules.schemas.value;
    const parsed = schema.safeParse(input.value);
    if (!parsed.success)
      throw new AppError('BAD_REQUEST', 'That is not an answer to this question.');
    const tappedAt = Math.min(Math.max(input.tappedAt, receivedAt - timing.grace), receivedAt);
    const times = { shownAt, tappedAt, receivedAt, roundTripMs };
    return andThen(this.#whoIs(run, slot, { participant, extra }), (who) => {
      const result = rules.accept(run.definition, run.state, {
        slot,
        value: parsed.data,
        times,
        who,
      });
      if (result.ok) {
        const given = { slot, participant, attempt, revision, tappedAt, receivedAt };
        const value = andThen(this.#parts.named.only(run, result.value), (kept) => ({
          ...given,
          value: kept,
        }));
        return staysAsItIs(who, slot, result.value)
          ? andThen(store.answerOf(run.runId, slot, participant), (stored) => stored ?? value)
          : value;
      }
      const { code, msg } = result.error;
      // An answer that was taken in time and is sent again counts, however late the copy is (AN3).
      return andThen(store.answerOf(run.runId, slot, participant), (stored) => {
        if (stored?.attempt === attempt) return stored;
        throw new AppError(code, msg);
      });
    });
  }

  /** Who answers, with what was answered before where the activity goes by that. */
  #whoIs({ runId, state, activity }: Run, slot: Slot, who: Who): MaybePromise<Who> {
    const { activities, store } = this.#parts;
    const looks = activities.of({ activity }).looksBack?.(state, slot) ?? null;
    if (looks === null) return who;
    if (looks === 'own') {
      return andThen(store.answersOf(runId, who.participant), (own) => ({
        ...who,
        before: { own, tally: emptyTally },
      }));
    }
    return andThen(store.answerOf(runId, slot, who.participant), (own) =>
      andThen(store.tallies(runId, [slot], limits.countersShown), (tallies) => ({
        ...who,
        before: { own: own === null ? [] : [own], tally: tallies.get(slot) ?? emptyTally },
      })),
    );
  }
}
