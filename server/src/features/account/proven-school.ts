import { type Account, noSchool } from '@sets/shared/account/account.contract.ts';

/** The school that counts for a person: that of an address which they have proven; '' where none does. */
export const provenSchoolOf = ({
  verified,
  school,
}: Pick<Account, 'verified' | 'school'>): string => (verified && school !== noSchool ? school : '');
