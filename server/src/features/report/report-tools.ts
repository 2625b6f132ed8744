import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import { AppError } from '../../core/app-error.ts';
import type { Audit } from '../../core/audit.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limits } from '../../core/limits/limits.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import { reportMessages } from './report.messages.ts';
import type { ReportRecords } from './report-records.service.ts';
import type { Reportable } from './reportable.ts';

/** What this feature needs of other features. */
export interface ReportPorts {
  readonly people: Pick<PeopleService, 'names' | 'admins'>;
  readonly audit: Audit;
  readonly notify: Notify;
  /** What can be reported. */
  readonly reportables: readonly Reportable[];
}

/** What the parts of this feature find. */
export interface ReportTools extends ReportPorts {
  readonly models: ReportRecords;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
}

/** @throws AppError NOT_FOUND */
export const reportableOf = (
  { reportables }: Pick<ReportPorts, 'reportables'>,
  { kind }: ReportSubject,
): Reportable => {
  const found = reportables.find((each) => each.kind === kind);
  if (found === undefined) throw new AppError('NOT_FOUND', reportMessages.noSubject);
  return found;
};
