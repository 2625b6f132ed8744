import type { RoundReport } from '@sets/shared/live/round-report.ts';
import type { SplitReport } from '@sets/shared/live/split-report.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import type { RunListQuery, RunPlace } from '@sets/shared/run/run.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { cutPage, readPlace } from '../../core/place-in-list.ts';
import type { AnswerLine } from '../../live/history/answer-lines.ts';
import type { JoinedRoom } from '../../live/history/joined-rooms.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunSplits, SplitAsked } from '../../live/history/run-splits.ts';
import type { RunInWords } from '../../live/history/run-told.ts';
import type { RunRecord } from '../../live/run/run.model.ts';
import type { RunsWanted } from '../../live/run/run-records.ts';
import type { RunUpkeep } from '../../live/run/run-upkeep.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { ModuleService } from '../module/module.service.ts';
import { canReadResults, canRemoveResults, canRenameResults } from './run.policy.ts';

/** Runs of one page. */
const pageSize = 20;

const noResults = () => new AppError('NOT_FOUND', 'There are no such results.');

/** What the live engine tells of runs. */
export type HistoryPort = Pick<
  RunHistory,
  | 'page'
  | 'find'
  | 'codesOf'
  | 'titleOf'
  | 'resultOf'
  | 'inWords'
  | 'material'
  | 'answersOf'
  | 'joinedRooms'
>;

export type SplitsPort = Pick<RunSplits, 'of'>;

/** What becomes of runs afterwards. */
export type UpkeepPort = Pick<RunUpkeep, 'rename' | 'remove' | 'endRunsIn' | 'forgetNamesIn'>;

/** The way to the spaces that runs are of. */
export type SpacesPort = Pick<
  ModuleAccess,
  'moderatedOf' | 'moderatedTopic' | 'moderated' | 'read' | 'topic'
>;

/** What spaces and their topics are called. */
export type NamesPort = Pick<ModuleService, 'named'>;

export interface RunTools {
  readonly history: () => HistoryPort;
  readonly upkeep: () => UpkeepPort;
  readonly splits: () => SplitsPort;
  readonly spaces: SpacesPort;
  readonly modules: NamesPort;
}

export interface RunSummary {
  readonly run: RunRecord;
  /** Join code of its room; null where that cannot be told. */
  readonly code: string | null;
  /** '' where it cannot be read. */
  readonly title: string;
  readonly joined: number | null;
  /** Why it cannot be read. */
  readonly failure: Failure | null;
  /** Where it lay, as that is called now. */
  readonly where?: RunPlace | null;
}

/** A run with what it came to. */
export interface ToldRun extends RunInWords {
  readonly run: RunRecord;
  /** When it is deleted, in ms; null or not there where it is kept. */
  readonly keptUntil?: number | null;
}

export class RunService {
  readonly #history: () => HistoryPort;
  readonly #upkeep: () => UpkeepPort;
  readonly #splits: () => SplitsPort;
  readonly #spaces: SpacesPort;
  readonly #modules: NamesPort;

  /** The live engine is there once calls come in. */
  constructor({ history, upkeep, splits, spaces, modules }: RunTools) {
    this.#history = history;
    this.#upkeep = upkeep;
    this.#splits = splits;
    this.#spaces = spaces;
    this.#modules = modules;
  }

  /**
   * Newest first: of a topic or a definition all runs, else those that one has presented oneself;
   * without those that one may not see (any more), so a page may be short.
   * @throws AppError BAD_REQUEST where `before` is no place in the list; NOT_FOUND, FORBIDDEN of a topic
   */
  async page(
    actor: Actor,
    query: RunListQuery,
  ): Promise<{ items: RunSummary[]; next: string | null }> {
    const wanted = await this.#wanted(actor, query);
    const read = await this.#history().page(wanted, pageSize + 1);
    const { items: found, next: end } = cutPage(read, pageSize, ({ createdAt, _id }) => ({
      at: createdAt.getTime(),
      id: _id,
    }));
    const moderated = await this.#moderatedOf(actor, found);
    const items = found.filter((run) => canReadResults(actor, run, moderated));
    // Who may see nothing of a definition is not told that there is more.
    const next = items.length === 0 && wanted.owner === undefined ? null : end;
    const summaries = await this.summariesOf(items);
    const places = await this.#places(actor, items);
    return {
      items: summaries.map((summary) => Object.assign(summary, { where: places(summary.run) })),
      next,
    };
  }

  /** Where runs lay: a space that one may see no more is not named. */
  async #places(
    actor: Actor,
    runs: readonly RunRecord[],
  ): Promise<(run: RunRecord) => RunPlace | null> {
    const named = await this.#modules.named(
      actor,
      runs.flatMap(({ moduleid }) => moduleid ?? []),
    );
    const spaces = new Map(named.map(({ _id, content }) => [_id, content.title]));
    return ({ moduleid = '', topicid = '' }) => {
      const space = spaces.get(moduleid);
      return space === undefined || topicid === '' ? null : { moduleid, topicid, space };
    };
  }

  /** As they are in a list. */
  async summariesOf(runs: readonly RunRecord[]): Promise<RunSummary[]> {
    const codes = await this.#history().codesOf(runs);
    const summaries: RunSummary[] = [];
    for (const run of runs) summaries.push(await this.#summaryOf(run, codes));
    return summaries;
  }

  async #wanted(
    actor: Actor,
    { activity, definitionId, moduleid, topicid, before }: RunListQuery,
  ): Promise<RunsWanted> {
    const rest = {
      ...(activity !== undefined && { activity }),
      ...(definitionId !== undefined && { definitionId }),
      ...(before !== undefined && { before: readPlace(before) }),
    };
    if (moduleid !== undefined && topicid !== undefined) {
      await this.#spaces.moderatedTopic(actor, { moduleid, topicid });
      return { moduleid, topicid, ...rest };
    }
    return definitionId === undefined ? { owner: actor.userid, ...rest } : rest;
  }

  #moderatedOf(actor: Actor, runs: readonly RunRecord[]): Promise<ReadonlySet<string>> {
    return this.#spaces.moderatedOf(
      actor,
      runs.flatMap(({ moduleid }) => moduleid ?? []),
    );
  }

  /** Where one took part oneself; nobody is told where somebody else did. @throws AppError NEWER_VERSION, UNREADABLE */
  joined({ userid }: Actor): Promise<JoinedRoom[]> {
    return this.#history().joinedRooms.of(userid);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, runId: string): Promise<ToldRun> {
    const run = await this.find(actor, runId);
    return { run, ...(await this.#history().inWords(run)) };
  }

  /**
   * The answers of one round by those of another.
   * @throws AppError NOT_FOUND also where they make no groups; FORBIDDEN, NEWER_VERSION, UNREADABLE
   */
  async split(actor: Actor, runId: string, asked: SplitAsked): Promise<SplitReport> {
    const run = await this.find(actor, runId);
    const split = await this.#splits().of(run, asked);
    if (split === null) throw new AppError('NOT_FOUND', 'These answers cannot be split that way.');
    return split;
  }

  /**
   * The newest runs of a definition that are over and that one may see, of at most so many.
   * @throws AppError NOT_FOUND where there is none
   */
  async ended(
    actor: Actor,
    of: { readonly activity: string; readonly definitionId: string },
    most: number,
  ): Promise<RunRecord[]> {
    const found = await this.#history().page({ ...of, ended: true }, most);
    const moderated = await this.#moderatedOf(actor, found);
    const seen = found.filter((run) => canReadResults(actor, run, moderated));
    // Alike for what is not there, was never presented, and is closed to somebody.
    if (seen.length === 0) throw noResults();
    return seen;
  }

  /** The run of results that one may see. @throws AppError NOT_FOUND, FORBIDDEN */
  readable(actor: Actor, runId: string): Promise<RunRecord> {
    return this.find(actor, runId);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async answers(
    actor: Actor,
    runId: string,
  ): Promise<{
    readonly run: RunRecord;
    readonly answers: readonly AnswerLine[];
    readonly rounds: readonly RoundReport[];
  }> {
    const run = await this.find(actor, runId);
    const { rounds } = await this.#history().inWords(run);
    const answers = await this.#history().answersOf(run);
    return { run, answers, rounds: rounds.map(({ report }) => report) };
  }

  /** Gives the results another name, and tells how the run is in the list then. @throws AppError NOT_FOUND, FORBIDDEN */
  async rename(actor: Actor, runId: string, title: string): Promise<RunSummary> {
    const run = await this.find(actor, runId, canRenameResults);
    await this.#upkeep().rename(run, title);
    const renamed = { ...run, name: title };
    const summary = await this.#summaryOf(renamed, await this.#history().codesOf([renamed]));
    return Object.assign(summary, { where: (await this.#places(actor, [renamed]))(renamed) });
  }

  /** Deletes a run with all that was answered. @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE */
  async remove(actor: Actor, runId: string): Promise<void> {
    await this.#upkeep().remove(await this.find(actor, runId, canRemoveResults));
  }

  /** A run whose results this person may have. @throws AppError NOT_FOUND, FORBIDDEN */
  async find(actor: Actor, runId: string, allowed = canReadResults): Promise<RunRecord> {
    const run = await this.#history().find(runId);
    if (run === null) throw noResults();
    if (!allowed(actor, run, await this.#moderatedOf(actor, [run]))) {
      await this.#seen(actor, run);
      throw new AppError(
        'FORBIDDEN',
        'This is for those who moderate the space it was presented in.',
      );
    }
    return run;
  }

  /** Of a space that is closed to somebody, or gone, nothing is there (decision 35). @throws AppError NOT_FOUND */
  async #seen(actor: Actor, { moduleid }: RunRecord): Promise<void> {
    if (moduleid !== undefined) await asIfGone(this.#spaces.read(actor, moduleid), noResults);
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
