import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';
import { requiredText, textUpTo } from '../core/text.ts';

export const reportLimits = {
  /** Of what whoever reports adds, in characters. */
  text: 1_000,
  /** Of an admin's answer: a notification tells it whole. */
  answer: 400,
  /** Of the texts that people added to their reports, those that an admin is told. */
  texts: 20,
  /** Of what is reported, as an admin reads it in the list. */
  excerpt: 600,
  perPage: 30,
} as const;

/** What can be reported. A feature that has such a thing adds its kind here. */
export const reportKinds = ['blog', 'comment', 'cheatsheet'] as const;
export const reportSubject = z.strictObject({ kind: z.enum(reportKinds), id });
export type ReportSubject = z.infer<typeof reportSubject>;

export const reportReasons = ['spam', 'abuse', 'personal', 'copyright', 'other'] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** Body of `POST /api/report`. A second report of the same person on the same thing replaces the first. */
export const reportDraft = z.strictObject({
  subject: reportSubject,
  reason: reportReason,
  text: textUpTo(reportLimits.text),
});
export type ReportDraft = z.infer<typeof reportDraft>;
/** Reply of it: whoever reports learns no more than that it is there. */
export const reportKept = z.strictObject({ kept: z.literal(true) });

const person = z.strictObject({ userid: id, username: z.string() });

/** One thing that people reported, as an admin reads it: never who reported it. */
export const reportedThing = z.strictObject({
  subject: reportSubject,
  /** What it is called; '' where it has no title. */
  title: z.string(),
  /** The beginning of its text. */
  excerpt: z.string(),
  by: person,
  /** How many reported it, for each reason; none of what is decided on. */
  reasons: z.array(z.strictObject({ reason: reportReason, count: z.int() })),
  /** What the last of them added, the newest first. */
  texts: z.array(z.string()),
  /** When it was first and last reported; of what is taken down, when that was. */
  first: z.iso.datetime(),
  last: z.iso.datetime(),
  /** Whether it is taken down now. */
  isTakenDown: z.boolean(),
});
export type ReportedThing = z.infer<typeof reportedThing>;

/** What is listed: what waits for a decision, unless it is said, or what is taken down. */
export const reportsQuery = z.extend(pageQuery, {
  of: z.optional(z.enum(['waiting', 'takenDown'])),
});
export type ReportsQuery = z.infer<typeof reportsQuery>;
/** What waits, the longest waiting first; what is taken down, the last one first. */
export const reportsPage = z.strictObject({
  things: z.array(reportedThing),
  next: z.nullable(z.string()),
});
export type ReportsPage = z.infer<typeof reportsPage>;

/** Body of `PUT /api/report/decide`. What is taken down is told to its author, with the answer. */
export const reportDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('keep'), subject: reportSubject }),
  z.strictObject({
    decision: z.literal('takeDown'),
    subject: reportSubject,
    answer: requiredText(reportLimits.answer),
  }),
  /** It was taken down, and may be seen again. */
  z.strictObject({ decision: z.literal('putBack'), subject: reportSubject }),
]);
export type ReportDecision = z.infer<typeof reportDecision>;
export const reportDecided = z.strictObject({ isTakenDown: z.boolean() });
