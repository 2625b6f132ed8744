import { AppError } from '../../core/app-error.ts';
import type { PeopleService } from './people.service.ts';

type People = Pick<PeopleService, 'lookUp'>;

/** Accounts cost nothing; proven addresses do, and so what comes of them counts. */
export const hasProvenAddress = async (people: People, userid: string): Promise<boolean> =>
  (await people.lookUp(userid))?.verified === true;

/** `msg` says what somebody may do once they have proven an address. @throws AppError FORBIDDEN */
export const expectProvenAddress = async (
  people: People,
  userid: string,
  msg: string,
): Promise<void> => {
  if (!(await hasProvenAddress(people, userid))) throw new AppError('FORBIDDEN', msg);
};
