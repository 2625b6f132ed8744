import type { WhenInRun } from '../features/qna/question.service.ts';
import type { LivePort } from './feature-tools.ts';

/** How far a run of something in a space was when somebody asked a question. */
export const createWhenInRun =
  (
    live: () => Pick<LivePort, 'history'>,
    now: () => number,
    /** Whether what a run was made of lies in this space. */
    isIn: (moduleid: string, definitionId: string) => Promise<boolean>,
  ): WhenInRun =>
  async (moduleid, runId) => {
    const { history } = live();
    const run = await history.find(runId);
    if (run === null || !(await isIn(moduleid, run.definitionId))) return null;
    const code = (await history.codesOf([run])).get(run.roomId) ?? null;
    return { code, minute: Math.max(0, Math.floor((now() - run.createdAt.getTime()) / 60_000)) };
  };
