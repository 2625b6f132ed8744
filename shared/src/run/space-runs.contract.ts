import * as z from 'zod/mini';
import { id, joinCode } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';
import { roundResult } from './run.contract.ts';

/* What is presented in spaces: now, and before. Dates are ISO 8601 in UTC. */

const count = z.int().check(z.nonnegative());
const time = z.iso.datetime();

/** How often a page that shows what is live looks again, in ms; and somewhat later, by chance. */
export const looksAtLiveEvery = 15_000;

/** A room that is under way, with what of a topic is on there. */
export const liveRoom = z.strictObject({
  moduleid: id,
  topicid: id,
  activity: z.string(),
  definitionId: id,
  /** Of what is on. */
  title: z.string(),
  code: joinCode,
  /** Who has a connection now. */
  here: count,
  /** Since it is on. */
  since: time,
});
export type LiveRoom = z.infer<typeof liveRoom>;

/** Reply of `GET /api/module/getlive/:moduleid`, the newest first. */
export const liveInSpace = z.strictObject({ rooms: z.array(liveRoom) });

/** The same with the title of its space, and whether one moderates that. */
export const liveOfMine = z.extend(liveRoom, { space: z.string(), moderates: z.boolean() });
export type LiveOfMine = z.infer<typeof liveOfMine>;
/** Reply of `GET /api/module/getlive`, the newest first. */
export const liveInMine = z.strictObject({ rooms: z.array(liveOfMine) });

/** A page of what was in it. */
export const topicPage = pageQuery;

/**
 * Which runs: all that are over, or those alone in which people said words, and of them those rounds. A
 * page of these may have few runs, or none, and still be followed by another one.
 */
export const pastQuery = z.extend(pageQuery, { lists: z.optional(z.literal('words')) });

/** A run that is over, as whoever sees its space is told of it. */
export const pastRun = z.strictObject({
  runId: id,
  title: z.string(),
  openedAt: time,
  /** Whether one was in its room oneself, while logged in. */
  tookPart: z.boolean(),
  /**
   * What everybody saw on the big screen at the end, if the host showed it. Who moderates the topic and asks
   * for words gets them in any case: `shown` says whether others do.
   */
  rounds: z.nullable(z.array(roundResult)),
  shown: z.boolean(),
});
export type PastRun = z.infer<typeof pastRun>;
/** Reply of `GET /api/module/getpast/:moduleid/:topicid`, newest first. */
export const pastRuns = z.strictObject({ runs: z.array(pastRun), next: z.nullable(z.string()) });

/** What happened in a topic. */
export const timelineEvent = z.strictObject({
  /** A run; a poll, a quiz or a live Q&A that was made, a question that was asked. */
  kind: z.enum(['run', 'poll', 'quiz', 'live-qna', 'question']),
  id,
  at: time,
  title: z.string(),
  /** How many joined the run, are asked in the poll, answered the question; null where it is not told. */
  count: z.nullable(count),
  /** Of a run that is on now the join code of its room. */
  code: z.nullable(joinCode),
  /** Of a run the name of its activity, which has its own page of results; else null. */
  activity: z.nullable(z.string()),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;
/** Reply of `GET /api/module/gettimeline/:moduleid/:topicid`, newest first. */
export const timeline = z.strictObject({
  events: z.array(timelineEvent),
  next: z.nullable(z.string()),
});
