import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { AccountRecord } from './account.service.ts';

/** What an account keeps of a partnered school. */
export interface SchoolOfAddress {
  readonly name: string;
  /** A `data:` address of a small picture, or ''. */
  readonly icon: string;
  readonly country: string;
}

/** The school that has the domain of an e-mail address; null where none does. */
export type SchoolOf = (email: string) => Promise<SchoolOfAddress | null>;

type SchoolFields = Pick<AccountRecord, 'school' | 'schoolIcon' | 'country'>;

/** What an account of this school says of it. */
export const fieldsOf = (school: SchoolOfAddress | null): SchoolFields => {
  if (school === null) return { school: noSchool, schoolIcon: '', country: '' };
  return { school: school.name, schoolIcon: school.icon, country: school.country };
};

/** What an account with this address says of its school. */
export const schoolFields = async (schoolOf: SchoolOf, email: string): Promise<SchoolFields> =>
  fieldsOf(await schoolOf(email));
