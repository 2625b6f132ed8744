import { Schema, type Connection, type Model } from 'mongoose';
import type { ReportReason, ReportSubject } from '@sets/shared/report/report.contract.ts';

/** What one person reports of one thing. `_id` is as `reportId` makes it, so there is one of each pair. */
export interface ReportRecord {
  readonly _id: string;
  /** As `thingId` makes it. */
  readonly thing: string;
  readonly by: string;
  readonly reason: ReportReason;
  readonly at: Date;
  /** A `storedReport` of any version. */
  readonly content: unknown;
}

/** Something that waits for a decision, or is taken down. It names nobody. `_id` is as `thingId` makes it. */
export interface ReportedThingRecord {
  readonly _id: string;
  readonly kind: ReportSubject['kind'];
  readonly subject: string;
  /** Of those that were reported at the same time, the order in the list. */
  readonly place: string;
  /** Of what is taken down, when that was. */
  readonly first: Date;
  readonly last: Date;
  /** It was decided on: an admin took it down, and may put it back. */
  readonly isDown: boolean;
  /** Grows by one with every report. */
  readonly revision: number;
}

/** No id has a `:` in it. */
export const thingId = ({ kind, id }: ReportSubject): string => `${kind}:${id}`;
export const reportId = (subject: ReportSubject, userid: string): string =>
  `${thingId(subject)}:${userid}`;

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const reportSchema = new Schema<ReportRecord>(
  {
    _id: text,
    thing: text,
    by: text,
    reason: text,
    at: time,
    content: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'reports', versionKey: false, minimize: false },
);
// What was said of one thing, the newest first; and what one person reports.
reportSchema.index({ thing: 1, at: -1 });
reportSchema.index({ by: 1, at: 1 });

const thingSchema = new Schema<ReportedThingRecord>(
  {
    _id: text,
    kind: text,
    subject: text,
    place: text,
    first: time,
    last: time,
    isDown: { type: Boolean, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'reportedthings', versionKey: false },
);
// Both lists in their order.
thingSchema.index({ isDown: 1, first: 1, place: 1 });

export interface ReportModels {
  readonly reports: Model<ReportRecord>;
  readonly things: Model<ReportedThingRecord>;
}

export const reportModels = (connection: Connection): ReportModels => ({
  reports: connection.model<ReportRecord>('Report', reportSchema),
  things: connection.model<ReportedThingRecord>('ReportedThing', thingSchema),
});
