import { type Notice, type RoomNoticeName, roomNotices } from '@sets/shared/live/notices.ts';
import type { JoinBurst, People, Place, RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import * as z from 'zod/mini';

/** What a client knows of a room from its notices. `view` and `tally` are the activity's own. */
export interface RoomPicture {
  readonly room: RoomInfo | null;
  /** What a host can go back to, who reads it as `asideRun`. */
  readonly back?: unknown;
  /** What is on, or null. */
  readonly run: RunInfo | null;
  readonly view: unknown;
  /** The newest counts of any run, and those of the run that is on. */
  readonly counts: { readonly runId: string; readonly tally: unknown } | null;
  readonly tally: unknown;
  readonly people: People | null;
  /** From where many joined at once; the host alone is told. */
  readonly bursts: readonly JoinBurst[];
}

/** A picture, and where in the room's notices it stands. */
export interface Follower {
  readonly picture: RoomPicture;
  /** Up to here nothing is missing; null before the first seat. */
  readonly place: Place | null;
  /** Notices that came out of turn, kept until what lies before them is here. */
  readonly held: readonly Notice[];
  /** Whether something is missing that must be asked for (NO5). */
  readonly behind: boolean;
}

/** What taking a seat answers, as far as it is about the room. */
export interface Replay {
  readonly room: RoomInfo;
  readonly notices: readonly Notice[];
}

export const emptyPicture: RoomPicture = {
  room: null,
  run: null,
  view: null,
  counts: null,
  tally: null,
  people: null,
  bursts: [],
};
export const newFollower: Follower = {
  picture: emptyPicture,
  place: null,
  held: [],
  behind: false,
};

/** What is known of a room from before: shown until it is asked for, and then forgotten. */
export const recalled = (known: Partial<RoomPicture>): Follower => ({
  ...newFollower,
  picture: { ...emptyPicture, ...known },
});

/** Counts of a run that is on no more, or not yet, are not shown. */
const withTally = (picture: RoomPicture): RoomPicture => {
  const { counts, run } = picture;
  return { ...picture, tally: counts?.runId === run?.runId ? (counts?.tally ?? null) : null };
};

/** The news of a payload; null where it cannot be read. */
const readers: { [Name in RoomNoticeName]: (payload: unknown) => Partial<RoomPicture> | null } = {
  'room:changed': (payload) => readAs(roomNotices['room:changed'], payload),
  'run:changed': (payload) => readAs(roomNotices['run:changed'], payload),
  'tally:changed': (payload) => {
    const counts = readAs(roomNotices['tally:changed'], payload);
    return counts === null ? null : { counts };
  },
  'people:changed': (payload) => readAs(roomNotices['people:changed'], payload),
  'joins:changed': (payload) => readAs(roomNotices['joins:changed'], payload),
};

const readAs = <Value>(schema: z.ZodMiniType<Value>, payload: unknown): Value | null => {
  const read = z.safeParse(schema, payload);
  return read.success ? read.data : null;
};

const seen = (picture: RoomPicture, news: Partial<RoomPicture> | null): RoomPicture =>
  news === null ? picture : withTally({ ...picture, ...news });

/** Puts a notice into the picture; one that cannot be read changes only the place. */
const put = (follower: Follower, notice: Notice): Follower => ({
  ...follower,
  picture: seen(follower.picture, readers[notice.name](notice.payload)),
  place: { epoch: notice.epoch, seq: notice.seq },
});

/**
 * A notice as it comes in: the next one counts, an old one is passed over, and one that shows a gap
 * or another epoch is held and sets `behind` (NO1, NO4, NO5).
 */
export const follow = (follower: Follower, notice: Notice): Follower => {
  const { picture, place, held } = follower;
  if (picture.room !== null && picture.room.roomId !== notice.roomId) return follower;
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
 * another epoch or room holds everything, so what was known before is forgotten.
 */
export const replayed = (follower: Follower, { room, notices }: Replay): Follower => {
  const { roomId } = room;
  const ofRoom = notices
    .filter((notice) => notice.roomId === roomId)
    .toSorted((one, other) => one.seq - other.seq);
  const { picture, place } = follower;
  const goesOn =
    place !== null &&
    picture.room?.roomId === roomId &&
    ofRoom.every(({ epoch }) => epoch === place.epoch);
  const start = goesOn ? follower : newFollower;
  const news = ofRoom.filter(({ seq }) => seq > (start.place?.seq ?? 0));
  const caughtUp = news.reduce(put, { ...start, held: [], behind: false });
  const known = {
    ...caughtUp,
    picture: { ...caughtUp.picture, room: caughtUp.picture.room ?? room },
  };
  const meanwhile = follower.held.toSorted((one, other) => one.seq - other.seq);
  return meanwhile.reduce(follow, known);
};
