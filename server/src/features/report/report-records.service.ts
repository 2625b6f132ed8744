import type { Connection } from 'mongoose';
import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import {
  type ReportedThingRecord,
  reportModels,
  type ReportModels,
  type ReportRecord,
} from './report.model.ts';

/** What is stored of reports, opened once for the services of this feature. */
export type ReportRecords = ReportModels;

export type StoredReport = ReportRecord;

export const openRecords = (connection: Connection): ReportRecords => reportModels(connection);

/** What was reported. */
export const subjectOf = ({
  kind,
  subject: id,
}: Pick<ReportedThingRecord, 'kind' | 'subject'>): ReportSubject => ({ kind, id });
