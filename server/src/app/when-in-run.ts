import type { WhenInRun } from '../features/qna/question.service.ts';
import type { LivePort } from './feature-tools.ts';

const minuteMs = 60_000;

/**
 * In which run of a topic somebody asks: the one that they say where it is on, else the one in whose
 * room they are or were, else the newest that is on. What was on, and since when, the server knows.
 */
export const createWhenInRun =
  (live: () => Pick<LivePort, 'history' | 'spaceRooms'>, now: () => number): WhenInRun =>
  async ({ userid, runId, ...topic }) => {
    const on = await live().spaceRooms.onIn(topic);
    const [newest] = on;
    if (newest === undefined) return null;
    const joined = on.length === 1 ? null : await live().history.joinedRooms.idsOf(userid);
    const run =
      on.find((each) => each.runId === runId) ??
      on.find(({ roomId }) => joined?.has(roomId)) ??
      newest;
    const minute = Math.max(0, Math.floor((now() - run.since.getTime()) / minuteMs));
    return { runId: run.runId, code: run.code, minute, slide: run.position };
  };
