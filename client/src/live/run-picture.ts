import { type Notice, type RunNoticeName, runNotices } from '@sets/shared/live/notices.ts';
import type { People, Place, RunInfo } from '@sets/shared/live/run.ts';
import * as z from 'zod/mini';

/** What a client knows of a run from its notices. `view` and `tally` are the activity's own. */
export interface RunPicture {
  readonly run: RunInfo | null;
  readonly view: unknown;
  readonly tally: unknown;
  readonly people: People | null;
}

/** A picture, and where in the run's notices it stands. */
export interface Follower {
  readonly picture: RunPicture;
  /** Up to here nothing is missing; null before the first seat. */
  readonly place: Place | null;
  /** Notices that came out of turn, kept until what lies before them is here. */
  readonly held: readonly Notice[];
  /** Whether something is missing that must be asked for (NO5). */
  readonly behind: boolean;
}

/** What taking a seat answers, as far as it is about the run. */
export interface Replay {
  readonly run: RunInfo;
  readonly notices: readonly Notice[];
}

export const emptyPicture: RunPicture = { run: null, view: null, tally: null, people: null };
export const newFollower: Follower = {
  picture: emptyPicture,
  place: null,
  held: [],
  behind: false,
};

const readers: {
  [Name in RunNoticeName]: (picture: RunPicture, payload: unknown) => RunPicture | null;
} = {
  'run:changed': (picture, payload) => {
    const read = z.safeParse(runNotices['run:changed'], payload);
    return read.success ? { ...picture, run: read.data.run, view: read.data.view } : null;
  },
  'tally:changed': (picture, payload) => {
    const read = z.safeParse(runNotices['tally:changed'], payload);
    return read.success ? { ...picture, tally: read.data.tally } : null;
  },
  'people:changed': (picture, payload) => {
    const read = z.safeParse(runNotices['people:changed'], payload);
    return read.success ? { ...picture, people: read.data.people } : null;
  },
};

/** Puts a notice into the picture; one that cannot be read changes only the place. */
const put = (follower: Follower, notice: Notice): Follower => ({
  ...follower,
  picture: readers[notice.name](follower.picture, notice.payload) ?? follower.picture,
  place: { epoch: notice.epoch, seq: notice.seq },
});

/**
 * A notice as it comes in: the next one counts, an old one is passed over, and one that shows a gap
 * or another epoch is held and sets `behind` (NO1, NO4, NO5).
 */
export const follow = (follower: Follower, notice: Notice): Follower => {
  const { picture, place, held } = follower;
  if (picture.run !== null && picture.run.runId !== notice.runId) return follower;
  if (place !== null && place.epoch === notice.epoch) {
    if (notice.seq <= place.seq) return follower;
    if (notice.seq === place.seq + 1) return put(follower, notice);
  }
  return { ...follower, held: [...held, notice], behind: true };
};

/**
 * A question for what is missing is on its way. Its reply will be at least as new as everything
 * that came until now, so nothing of that need be held any longer.
 */
export const asking = (follower: Follower): Follower => ({ ...follower, held: [], behind: false });

/** The question got no answer: it must be asked again. */
export const notAnswered = (follower: Follower): Follower => ({ ...follower, behind: true });

/**
 * The reply to a question. Its list leaves nothing out up to its end, though numbers are missing
 * in it (of each name only the newest is in it), so there is no gap in it to look for. A list of
 * another epoch or run holds everything, so what was known before is forgotten.
 */
export const replayed = (follower: Follower, { run, notices }: Replay): Follower => {
  const ofRun = notices
    .filter((notice) => notice.runId === run.runId)
    .toSorted((one, other) => one.seq - other.seq);
  const { picture, place } = follower;
  const goesOn =
    picture.run?.runId === run.runId && ofRun.every(({ epoch }) => epoch === place?.epoch);
  const start = goesOn ? follower : newFollower;
  const news = ofRun.filter(({ seq }) => seq > (start.place?.seq ?? 0));
  const caughtUp = news.reduce(put, { ...start, held: [], behind: false });
  const known = { ...caughtUp, picture: { ...caughtUp.picture, run: caughtUp.picture.run ?? run } };
  const meanwhile = follower.held.toSorted((one, other) => one.seq - other.seq);
  return meanwhile.reduce(follow, known);
};
