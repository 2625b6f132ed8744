import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { AccountRecord } from './account.model.ts';

type SchoolFields = Pick<AccountRecord, 'school' | 'schoolIcon' | 'country'>;

/** What an account with this e-mail address has of the school of its domain; null where none has it. */
export type SchoolOf = (email: string) => Promise<SchoolFields | null>;

/** What an account says of its school, or that it has none. */
export const schoolFields = async (schoolOf: SchoolOf, email: string): Promise<SchoolFields> =>
  (await schoolOf(email)) ?? { school: noSchool, schoolIcon: '', country: '' };
