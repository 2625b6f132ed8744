import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** Runs that a room remembers as set aside, the newest last: so many at most. */
export const mostAside = 8;

/** What was on before and goes on where it was once it is put on again; null where there is none. */
export const asideRun = z.nullable(
  z.strictObject({ runId: id, activity: z.string(), definitionId: id, title: z.string() }),
);
export type AsideRun = z.infer<typeof asideRun>;

/** What is on in a room, and the runs in whose place it came, the last of them last. */
interface OnIn {
  readonly current: string | null;
  readonly aside: readonly string[];
}

/**
 * The same once a run is put on. Whoever goes back to a run leaves all that came in its place: so it
 * is as if that had never been on. What was on and `over` is not gone back to.
 */
export const putOnIn = (
  { current, aside }: OnIn,
  runId: string,
  over: string | null = null,
): OnIn => {
  if (current === runId) return { current, aside };
  const at = aside.indexOf(runId);
  if (at !== -1) return { current: runId, aside: aside.slice(0, at) };
  const before = current === null || current === over ? aside : [...aside, current];
  return { current: runId, aside: before.slice(-mostAside) };
};

/** The same without a run that was set aside and is over; as it was where it was not there. */
export const notAside = <In extends OnIn>(room: In, runId: string): In =>
  room.aside.includes(runId)
    ? { ...room, aside: room.aside.filter((each) => each !== runId) }
    : room;

/** The same without a run that is gone; as it was where it was not there. */
export const takenOff = <In extends OnIn>(room: In, runId: string): In => {
  const others = notAside(room, runId);
  return room.current === runId ? { ...others, current: null } : others;
};
