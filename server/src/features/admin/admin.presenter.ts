import type { Person } from '@sets/shared/admin/admin.contract.ts';
import type { PersonRecord } from '../account/people.service.ts';

/** An account, as admins see it. */
export const presentPerson = ({
  _id,
  username,
  email,
  accountType,
  verified,
  school,
  personalDivision,
  locked,
  premium,
  apiCredits,
  createdAt,
}: PersonRecord): Person => ({
  userid: _id,
  username,
  email,
  accountType,
  verified,
  school,
  division: personalDivision,
  locked,
  premium,
  apiCredits,
  createdAt: createdAt.getTime(),
});
