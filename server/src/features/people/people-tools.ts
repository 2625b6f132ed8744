import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limits } from '../../core/limits/limits.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import { peopleMessages } from './people.messages.ts';
import type { PeopleRecords } from './people-records.service.ts';

/** What this feature needs of other features. */
export interface PeoplePorts {
  readonly people: Pick<PeopleService, 'names' | 'lookUp'>;
  readonly notify: Notify;
}

/** What the parts of this feature find. */
export interface PeopleTools extends PeoplePorts {
  readonly models: PeopleRecords;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
}

/** @throws AppError NOT_FOUND */
export const checkIsThere = async (
  people: Pick<PeopleService, 'names'>,
  userid: string,
): Promise<void> => {
  if (!(await people.names([userid])).has(userid)) {
    throw new AppError('NOT_FOUND', peopleMessages.nobody);
  }
};
