import { type Account, noSchool } from '@sets/shared/account/account.contract.ts';

/** What an account tells of a partnered school. */
export interface SchoolOfAddress {
  readonly name: string;
  /** A `data:` address of a small picture, or ''. */
  readonly icon: string;
  readonly country: string;
}

/** The school that has the domain of an e-mail address; null where none does. */
export type SchoolOf = (email: string) => Promise<SchoolOfAddress | null>;

/** The picture of a school by its name, as a `data:` address; '' where there is none. */
export type SchoolIconOf = (school: string) => Promise<string>;

type SchoolFields = Pick<Account, 'school' | 'country'>;

/** What an account of this school keeps of it: not the picture, which would be there a thousand times. */
export const fieldsOf = (school: SchoolOfAddress | null): SchoolFields => {
  if (school === null) return { school: noSchool, country: '' };
  return { school: school.name, country: school.country };
};

/** What an account with this address keeps of its school. */
export const schoolFields = async (schoolOf: SchoolOf, email: string): Promise<SchoolFields> =>
  fieldsOf(await schoolOf(email));
