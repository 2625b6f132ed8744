import type { Account } from '@sets/shared/account/account.contract.ts';
import type { ShownAccount } from './account.service.ts';

/** What a person gets of their own account. */
export const presentAccount = (record: ShownAccount): Account => ({
  userid: record._id,
  username: record.username,
  email: record.email,
  accountType: record.accountType,
  verified: record.verified,
  school: record.school,
  schoolIcon: record.schoolIcon,
  country: record.country,
  apiCredits: record.apiCredits,
  mp: record.mp,
  registeredPhone: record.personalDivision,
  premium: record.premium,
  modulesCreatedLifetime: record.modulesCreatedLifetime,
});
