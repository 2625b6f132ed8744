import { personPath } from '../../core/person-path.ts';

/** The two lists that a person has. */
export type PeopleList = 'followers' | 'followings';

/** Where the pages of people are. Those of the lists are fixed by the specification. */
export const peoplePaths = {
  person: personPath,
  followers: (userid: string): string => `/followers/${userid}`,
  followings: (userid: string): string => `/followings/${userid}`,
} as const;
