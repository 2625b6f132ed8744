import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';
import { requiredLine, textUpTo } from '../core/text.ts';
import {
  labelColour,
  qnaAnswer,
  qnaLabel,
  qnaLimits,
  qnaPerson,
  qnaQuestion,
  qnaSettings,
  qnaState,
} from './qna.contract.ts';

/** What is reported or decided about: an answer, or the question itself where `answerid` is null. */
const thing = { questionid: id, answerid: z.nullable(id) };

export const reportReason = z.enum(['offensive', 'spam', 'personal', 'offTopic', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

/** Body of `POST /api/qna/report`. The same person reports the same thing once. */
export const qnaReport = z.strictObject({
  ...thing,
  reason: reportReason,
  text: textUpTo(qnaLimits.report),
});
export type QnaReport = z.infer<typeof qnaReport>;

/** Why something is in the queue: what waits to be shown, is new, or was reported. */
export const queuedWhy = z.enum(['waiting', 'new', 'reported']);

export const queuedItem = z.strictObject({
  /** With the reader's rights. Its answers are not here. */
  question: qnaQuestion,
  /** Null where it is about the question itself. */
  answer: z.nullable(qnaAnswer),
  why: queuedWhy,
  /** Since when. */
  at: z.int(),
  /** What was said of it, newest first, without who said it; at most twenty. */
  reports: z.array(z.strictObject({ reason: reportReason, text: z.string(), at: z.int() })),
});
export type QueuedItem = z.infer<typeof queuedItem>;

/** Query of the queue: what is to be decided, or what was hidden. */
export const queueQuery = z.extend(pageQuery, { shows: z.optional(z.enum(['open', 'hidden'])) });
/** Reply of it, newest first; `open` is at most `qnaLimits.counted`. */
export const qnaQueue = z.strictObject({
  items: z.array(queuedItem),
  open: z.int(),
  next: z.nullable(z.string()),
});
export type QnaQueue = z.infer<typeof qnaQueue>;

/**
 * `show` lets all see it and ends its reports; `hide` takes it from them; `remove` deletes it, with
 * its answers; `dismiss` ends its reports and leaves it as it is.
 */
export const decision = z.enum(['show', 'hide', 'remove', 'dismiss']);
export type Decision = z.infer<typeof decision>;
/**
 * What a moderator looked at who decides: nothing is decided of words, or of reports, that they have
 * not seen. Times are milliseconds since the epoch, as the reply had them.
 */
export const decidedOn = z.strictObject({
  state: qnaState,
  editedAt: z.nullable(z.int()),
  /** When the newest report came; 0 where there was none, null where reports were not on the page. */
  reportedAt: z.nullable(z.int()),
});
export type DecidedOn = z.infer<typeof decidedOn>;
/** Body of `PUT /api/qna/decide`. */
export const deciding = z.strictObject({ ...thing, decision, seen: decidedOn });
export type Deciding = z.infer<typeof deciding>;

/** Reply of `POST /api/qna/reveal`; null where the asker's account is gone. */
export const revealed = z.strictObject({ author: z.nullable(qnaPerson) });

/** Body of `POST /api/qna/merge`: the first becomes a part of the other. */
export const merging = z.strictObject({ questionid: id, into: id });

/** What moderators did, for all moderators of the space; whom somebody looked up is not in it. */
export const qnaLogEntry = z.strictObject({
  at: z.int(),
  action: z.enum(['reveal', 'merge', 'show', 'hide', 'remove', 'dismiss', 'settings']),
  /** Null where they are gone. */
  by: z.nullable(qnaPerson),
  /** Null where it was about no question. */
  questionid: z.nullable(id),
  answerid: z.nullable(id),
});
export type QnaLogEntry = z.infer<typeof qnaLogEntry>;
/** Newest first. */
export const qnaLog = z.strictObject({
  entries: z.array(qnaLogEntry),
  next: z.nullable(z.string()),
});

export type QnaLog = z.infer<typeof qnaLog>;

/** Body of `PUT /api/qna/settings`. */
export const settingsChange = z.extend(qnaSettings, { moduleid: id });

const labelName = requiredLine(qnaLimits.label);
/** Body of `POST /api/qna/labels`. */
export const newLabel = z.strictObject({ moduleid: id, name: labelName, colour: labelColour });
export type NewLabel = z.infer<typeof newLabel>;
/** Body of `PUT /api/qna/labels`. */
export const labelChange = z.extend(newLabel, { labelid: id });
export type LabelChange = z.infer<typeof labelChange>;
export const labelRef = z.strictObject({ moduleid: id, labelid: id });

/**
 * The labels table: each with the questions that all see, and those of them without an answer, each
 * up to `qnaLimits.labelled`.
 */
export const labelsTable = z.strictObject({
  labels: z.array(z.extend(qnaLabel, { questions: z.int(), unanswered: z.int() })),
  may: z.strictObject({ moderate: z.boolean() }),
});
export type LabelsTable = z.infer<typeof labelsTable>;

/** How much there is in a topic; each at most `counted`. */
export const topicCounts = z.strictObject({
  questions: z.int(),
  unanswered: z.int(),
  /** What waits in the queue of the space; 0 for whom it is not. */
  queue: z.int(),
});
