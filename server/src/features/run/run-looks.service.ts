import { trendOver } from '@sets/shared/run/compare-runs.ts';
import type { RunReplay } from '@sets/shared/run/run-replay.contract.ts';
import { mostTrendRuns, type RunTrend } from '@sets/shared/run/run-looks.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { unlessRefused } from '../../core/unless-refused.ts';
import type { RunCourses, ToldCourse } from '../../live/history/run-courses.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunReplays } from '../../live/history/run-replays.ts';
import type { PeopleService } from '../account/people.service.ts';
import { presentRound } from './run.presenter.ts';
import type { RunService, ToldRun } from './run.service.ts';

export type ReplaysPort = Pick<RunReplays, 'of'>;
export type CoursesPort = Pick<RunCourses, 'of'>;

interface LooksTools {
  readonly runs: Pick<RunService, 'find' | 'ended'>;
  readonly history: () => Pick<
    RunHistory,
    'codesOf' | 'titleOf' | 'inWords' | 'material' | 'answersOf'
  >;
  readonly replays: () => ReplaysPort;
  readonly courses: () => CoursesPort;
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
    const seen = await this.#tools.runs.ended(actor, { activity, definitionId }, mostTrendRuns + 1);
    const told: ToldRun[] = [];
    for (const run of seen.slice(0, mostTrendRuns)) {
      const words = await unlessRefused(() => this.#tools.history().inWords(run));
      if (words !== null) told.push({ run, ...words });
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

  async #namesOf(marks: readonly { readonly by: string }[]): Promise<Map<string, string>> {
    const userids = new Set(marks.map(({ by }) => by).filter((by) => by !== ''));
    const people = await this.#tools.people.lookUpAll([...userids]);
    return new Map(Array.from(people, ([userid, { username }]) => [userid, username]));
  }
}
