import type { Failure } from '@sets/shared/core/result.ts';
import type { RunListQuery } from '@sets/shared/run/run.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { cutPage, readPlace } from '../../core/place-in-list.ts';
import type { AnswerLine } from '../../live/history/answer-lines.ts';
import type { JoinedRoom } from '../../live/history/joined-rooms.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunInWords } from '../../live/history/run-told.ts';
import type { RunRecord } from '../../live/run/run.model.ts';
import type { RunUpkeep } from '../../live/run/run-upkeep.ts';
import { canReadResults, canRemoveResults, canRenameResults } from './run.policy.ts';

/** Runs of one page. */
const pageSize = 20;

/** What the live engine tells of runs. */
export type HistoryPort = Pick<
  RunHistory,
  'page' | 'find' | 'codesOf' | 'titleOf' | 'resultOf' | 'inWords' | 'answersOf' | 'joinedRooms'
>;

/** What becomes of runs afterwards. */
export type UpkeepPort = Pick<RunUpkeep, 'rename' | 'remove'>;

export interface RunSummary {
  readonly run: RunRecord;
  /** Join code of its room; null where that cannot be told. */
  readonly code: string | null;
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
  readonly #upkeep: () => UpkeepPort;

  /** The live engine is there once calls come in. */
  constructor(history: () => HistoryPort, upkeep: () => UpkeepPort) {
    this.#history = history;
    this.#upkeep = upkeep;
  }

  /** One's own runs, newest first. @throws AppError BAD_REQUEST where `before` is no place in the list. */
  async page(
    { userid: owner }: Actor,
    { activity, definitionId, before }: RunListQuery,
  ): Promise<{ items: RunSummary[]; next: string | null }> {
    const wanted = {
      owner,
      ...(activity !== undefined && { activity }),
      ...(definitionId !== undefined && { definitionId }),
      ...(before !== undefined && { before: readPlace(before) }),
    };
    const read = await this.#history().page(wanted, pageSize + 1);
    const { items, next } = cutPage(read, pageSize, ({ createdAt, _id }) => ({
      at: createdAt.getTime(),
      id: _id,
    }));
    const codes = await this.#history().codesOf(items);
    const summaries: RunSummary[] = [];
    for (const run of items) summaries.push(await this.#summaryOf(run, codes));
    return { items: summaries, next };
  }

  /** Where one took part oneself; nobody is told where somebody else did. @throws AppError NEWER_VERSION, UNREADABLE */
  joined({ userid }: Actor): Promise<JoinedRoom[]> {
    return this.#history().joinedRooms.of(userid);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, runId: string): Promise<ToldRun> {
    const run = await this.#find(actor, runId);
    return { run, ...(await this.#history().inWords(run)) };
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async answers(
    actor: Actor,
    runId: string,
  ): Promise<{ readonly run: RunRecord; readonly answers: readonly AnswerLine[] }> {
    const run = await this.#find(actor, runId);
    return { run, answers: await this.#history().answersOf(run) };
  }

  /** Gives the results another name, and tells how the run is in the list then. @throws AppError NOT_FOUND, FORBIDDEN */
  async rename(actor: Actor, runId: string, title: string): Promise<RunSummary> {
    const run = await this.#find(actor, runId, canRenameResults);
    await this.#upkeep().rename(run, title);
    const renamed = { ...run, name: title };
    return this.#summaryOf(renamed, await this.#history().codesOf([renamed]));
  }

  /** Deletes a run with all that was answered. @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE */
  async remove(actor: Actor, runId: string): Promise<void> {
    await this.#upkeep().remove(await this.#find(actor, runId, canRemoveResults));
  }

  async #find(actor: Actor, runId: string, allowed = canReadResults): Promise<RunRecord> {
    const run = await this.#history().find(runId);
    if (run === null) throw new AppError('NOT_FOUND', 'There are no such results.');
    if (!allowed(actor, run)) {
      throw new AppError('FORBIDDEN', 'This was presented by somebody else.');
    }
    return run;
  }

  async #summaryOf(run: RunRecord, codes: ReadonlyMap<string, string>): Promise<RunSummary> {
    return { run, code: codes.get(run.roomId) ?? null, ...(await this.#glanceAt(run)) };
  }

  async #glanceAt(run: RunRecord): Promise<Pick<RunSummary, 'title' | 'joined' | 'failure'>> {
    try {
      const title = this.#history().titleOf(run);
      const joined = run.ended ? (await this.#history().resultOf(run)).joined : null;
      return { title, joined, failure: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { title: run.name ?? '', joined: null, failure: error.toFailure() };
    }
  }
}
