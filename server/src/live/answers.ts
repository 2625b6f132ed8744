import { timing } from '@sets/shared/core/limits.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
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
export const ownAnswerOf = ({ question, round, revision, value }: Answer): OwnAnswer => ({
  question,
  round,
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

  /** Resolves when what counts now is on disk (AN2). @throws AppError as AN7 and AN10 say. */
  async submit(participant: string, input: RequestInput<'answer:submit'>): Promise<Settled> {
    const { runId } = input;
    const { runs, store, activities, ledger } = this.#parts;
    const run = await runs.load(runId);
    const submission = await this.#accept(run, participant, input);
    const settled = await store.submit(runId, submission, activities.contribution(run));
    // Taken out of play in this very moment: the phone sends it again, and then it is back.
    if (settled === null) throw notSaved();
    try {
      // Also where nothing changed: a copy is acknowledged when the first one is durable, not before.
      await ledger.append(runId, settled);
    } catch {
      // The ledger has logged why. What is in play counts an answer that is not on disk: it is
      // put in play anew, from what is.
      await runs.drop(runId);
      throw notSaved();
    }
    return settled;
  }

  async #accept(
    run: Run,
    participant: string,
    input: RequestInput<'answer:submit'>,
  ): Promise<Submission> {
    const { activities, clock, store } = this.#parts;
    const rules = activities.of(run);
    const parsed = rules.schemas.value.safeParse(input.value);
    if (!parsed.success)
      throw new AppError('BAD_REQUEST', 'That is not an answer to this question.');
    const receivedAt = clock.now();
    const tappedAt = Math.min(Math.max(input.tappedAt, receivedAt - timing.grace), receivedAt);
    const times = { tappedAt, receivedAt };
    const outcome = rules.accept(run.definition, run.state, input, parsed.data, times);
    if (!outcome.ok) {
      // An answer that was taken in time and is sent again counts, however late the copy is (AN3).
      const stored = await store.answerOf(run.runId, input, participant);
      if (stored?.attempt === input.attempt) return stored;
      throw new AppError(outcome.error.code, outcome.error.msg);
    }
    const { question, round, attempt, revision } = input;
    const { value } = outcome;
    return { question, round, participant, attempt, revision, value, tappedAt, receivedAt };
  }
}
