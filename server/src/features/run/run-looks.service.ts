import { trendOver } from '@sets/shared/run/compare-runs.ts';
import type { RunReplay } from '@sets/shared/run/run-replay.contract.ts';
import { mostTrendRuns, type RunTrend } from '@sets/shared/run/run-looks.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { RunCourses, ToldCourse } from '../../live/history/run-courses.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunReplays } from '../../live/history/run-replays.ts';
import type { RunRecord } from '../../live/run/run.model.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { canReadResults } from './run.policy.ts';
import { presentRound } from './run.presenter.ts';
import { noResults, type RunService, type ToldRun } from './run.service.ts';

export type ReplaysPort = Pick<RunReplays, 'of'>;
export type CoursesPort = Pick<RunCourses, 'of'>;

interface LooksTools {
  readonly runs: Pick<RunService, 'find'>;
  readonly history: () => Pick<
    RunHistory,
    'page' | 'codesOf' | 'titleOf' | 'inWords' | 'material' | 'answersOf'
  >;
  readonly replays: () => ReplaysPort;
  readonly courses: () => CoursesPort;
  readonly spaces: Pick<ModuleAccess, 'moderatedOf'>;
  readonly people: Pick<PeopleService, 'lookUpAll'>;
}

/** Runs in time, and one beside the others. */
export class RunLooksService {
  readonly #tools: LooksTools;

  constructor(tools: LooksTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async replay(actor: Actor, runId: string): Promise<RunReplay> {
    const { runs, history, replays } = this.#tools;
    const run = await runs.find(actor, runId);
    const { lasts, timeline } = await replays().of(run);
    const codes = await history().codesOf([run]);
    const names = await this.#namesOf(timeline?.marks ?? []);
    return {
      runId,
      activity: run.activity,
      definitionId: run.definitionId,
      title: history().titleOf(run),
      code: codes.get(run.roomId) ?? null,
      openedAt: run.createdAt.toISOString(),
      lasts,
      timeline: timeline && {
        marks: timeline.marks.map(({ at, kind, does, position, by }) => ({
          at,
          kind,
          does,
          position,
          by: names.get(by) ?? null,
        })),
        moments: [...timeline.moments],
      },
    };
  }

  /**
   * What the newest runs of a definition that are over came to, of those that one may see.
   * @throws AppError NOT_FOUND where there is none, NEWER_VERSION, UNREADABLE
   */
  async trend(actor: Actor, activity: string, definitionId: string): Promise<RunTrend> {
    const wanted = { activity, definitionId, ended: true };
    const found = await this.#tools.history().page(wanted, mostTrendRuns + 1);
    const moderated = await this.#tools.spaces.moderatedOf(
      actor,
      found.flatMap(({ moduleid }) => moduleid ?? []),
    );
    const seen = found.filter((run) => canReadResults(actor, run, moderated));
    // Alike for what is not there, was never presented, and is closed to somebody.
    if (seen.length === 0) throw noResults();
    const told: ToldRun[] = [];
    for (const run of seen.slice(0, mostTrendRuns)) {
      const words = await this.#wordsOf(run);
      if (words !== null) told.push(words);
    }
    const oldestFirst = told.toReversed().map(({ run, title, joined, rounds }) => ({
      run,
      title,
      joined,
      rounds: rounds.map((round) => presentRound(round)),
    }));
    return {
      runs: oldestFirst.map(({ run, title, joined }) => ({
        runId: run._id,
        title,
        openedAt: run.createdAt.toISOString(),
        joined,
      })),
      hasOlder: seen.length > mostTrendRuns,
      questions: trendOver(oldestFirst),
    };
  }

  /** How a run went over its time. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async course(actor: Actor, runId: string): Promise<ToldCourse> {
    return this.#tools.courses().of(await this.#tools.runs.find(actor, runId));
  }

  /** All of a run. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async whole(actor: Actor, runId: string) {
    const run = await this.#tools.runs.find(actor, runId);
    const history = this.#tools.history();
    const told: ToldRun = { run, ...(await history.inWords(run)) };
    const { definition } = await history.material(run);
    const course = await this.#tools.courses().of(run);
    return { told, definition, answers: await history.answersOf(run), course };
  }

  /** Null where this program cannot read it: the others are told all the same. */
  async #wordsOf(run: RunRecord): Promise<ToldRun | null> {
    try {
      return { run, ...(await this.#tools.history().inWords(run)) };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  async #namesOf(marks: readonly { readonly by: string }[]): Promise<Map<string, string>> {
    const userids = new Set(marks.map(({ by }) => by).filter((by) => by !== ''));
    const people = await this.#tools.people.lookUpAll([...userids]);
    return new Map(Array.from(people, ([userid, { username }]) => [userid, username]));
  }
}
