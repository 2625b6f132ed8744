import type { Failure } from '@sets/shared/core/result.ts';
import type { RunListQuery } from '@sets/shared/run/run.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { cutPage, readPlace } from '../../core/place-in-list.ts';
import type { AnswerLine } from '../../live/answer-lines.ts';
import type { RunHistory, RunInWords } from '../../live/run-history.ts';
import type { RunRecord } from '../../live/run.model.ts';
import { canReadResults } from './run.policy.ts';

/** Runs of one page. */
const pageSize = 20;

/** What the live engine tells of runs. */
export type HistoryPort = Pick<
  RunHistory,
  'page' | 'find' | 'titleOf' | 'resultOf' | 'inWords' | 'answersOf'
>;

export interface RunSummary {
  readonly run: RunRecord;
  /** '' where it cannot be read. */
  readonly title: string;
  readonly joined: number | null;
  /** Why it cannot be read. */
  readonly failure: Failure | null;
}

/** A run with what it came to. */
export interface ToldRun extends RunInWords {
  readonly run: RunRecord;
}

export class RunService {
  readonly #history: () => HistoryPort;

  /** The live engine is there once calls come in. */
  constructor(history: () => HistoryPort) {
    this.#history = history;
  }

  /** One's own runs, newest first. @throws AppError BAD_REQUEST where `before` is no place in the list. */
  async page(
    { userid: owner }: Actor,
    { activity, definitionId, before }: RunListQuery,
  ): Promise<{ items: RunSummary[]; next: string | null }> {
    const wanted = {
      owner,
      activity,
      ...(definitionId !== undefined && { definitionId }),
      ...(before !== undefined && { before: readPlace(before) }),
    };
    const read = await this.#history().page(wanted, pageSize + 1);
    const { items, next } = cutPage(read, pageSize, ({ createdAt, _id }) => ({
      at: createdAt.getTime(),
      id: _id,
    }));
    const summaries: RunSummary[] = [];
    for (const run of items) summaries.push(await this.#summaryOf(run));
    return { items: summaries, next };
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, runId: string): Promise<ToldRun> {
    const run = await this.#find(actor, runId);
    return { run, ...(await this.#history().inWords(run)) };
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async answers(actor: Actor, runId: string): Promise<readonly AnswerLine[]> {
    return this.#history().answersOf(await this.#find(actor, runId));
  }

  async #find(actor: Actor, runId: string): Promise<RunRecord> {
    const run = await this.#history().find(runId);
    if (run === null) throw new AppError('NOT_FOUND', 'There is no such run.');
    if (!canReadResults(actor, run)) {
      throw new AppError('FORBIDDEN', 'This was presented by somebody else.');
    }
    return run;
  }

  async #summaryOf(run: RunRecord): Promise<RunSummary> {
    try {
      const title = this.#history().titleOf(run);
      const joined = run.ended ? (await this.#history().resultOf(run)).joined : null;
      return { run, title, joined, failure: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { run, title: '', joined: null, failure: error.toFailure() };
    }
  }
}
