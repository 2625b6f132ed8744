import { timing } from '@sets/shared/core/limits.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import { andThen, type MaybePromise } from '../core/maybe-promise.ts';
import type { Activities } from './activities.ts';
import type { Ledger } from './ledger.ts';
import type { Answer, Run, RunStore, Settled, Submission } from './run-store.ts';
import type { Runs } from './runs.ts';

interface AnswersParts {
  readonly runs: Runs;
  readonly store: RunStore;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly clock: Clock;
}

/** An answer as its participant is told of it. */
export const ownAnswerOf = ({ slot, revision, value }: Answer): OwnAnswer => ({
  slot,
  revision,
  value,
});

const notSaved = (): AppError =>
  new AppError('UNAVAILABLE', 'Your answer could not be saved yet. It will be sent again.');

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
  submit(participant: string, input: RequestInput<'answer:submit'>): MaybePromise<Settled> {
    const { runs, store, activities } = this.#parts;
    const { runId } = input;
    return andThen(runs.load(runId), (run) =>
      andThen(this.#accept(run, participant, input), (submission) =>
        andThen(store.submit(runId, submission, activities.contribution(run)), (settled) =>
          this.#makeDurable(run, settled),
        ),
      ),
    );
  }

  #makeDurable(run: Run, settled: Settled | null): Promise<Settled> {
    // Taken out of play in this very moment: the phone sends it again, and then it is back.
    if (settled === null) throw notSaved();
    const { activities, ledger, runs } = this.#parts;
    const { runId } = run;
    const value = toStored(activities.stored(run).value, settled.answer.value as object);
    const stored = { how: settled.how, answer: { ...settled.answer, value } };
    // Also where nothing changed: a copy is acknowledged when the first one is durable, not before.
    return ledger.append(runId, stored).then(
      () => settled,
      async () => {
        // The ledger has logged why. What is in play counts an answer that is not on disk: it is
        // put in play anew, from what is.
        await runs.drop(runId);
        throw notSaved();
      },
    );
  }

  #accept(
    run: Run,
    participant: string,
    input: RequestInput<'answer:submit'>,
  ): MaybePromise<Submission> {
    const { activities, clock, store } = this.#parts;
    const { slot, attempt, revision } = input;
    const rules = activities.of(run);
    const parsed = rules.schemas.value.safeParse(input.value);
    if (!parsed.success)
      throw new AppError('BAD_REQUEST', 'That is not an answer to this question.');
    const receivedAt = clock.now();
    const tappedAt = Math.min(Math.max(input.tappedAt, receivedAt - timing.grace), receivedAt);
    const times = { tappedAt, receivedAt };
    const outcome = rules.accept(run.definition, run.state, slot, parsed.data, times);
    if (outcome.ok) {
      const { value } = outcome;
      return { slot, participant, attempt, revision, value, tappedAt, receivedAt };
    }
    const { code, msg } = outcome.error;
    // An answer that was taken in time and is sent again counts, however late the copy is (AN3).
    return andThen(store.answerOf(run.runId, slot, participant), (stored) => {
      if (stored?.attempt === attempt) return stored;
      throw new AppError(code, msg);
    });
  }
}
