import type { PersonHead, PersonLine } from '@sets/shared/people/people.contract.ts';

const stranger = { follows: false, isFollower: false, isBlocked: false };

/** A line of a list; to this person one stands as to a stranger, but for what is said of it. */
export const aLine = (username: string, you: Partial<typeof stranger> = {}): PersonLine => ({
  userid: username.toLowerCase(),
  username,
  you: { ...stranger, ...you },
});

/** The head of Ada, whom three follow and who follows one. */
export const aHead = (change: Partial<PersonHead> = {}): PersonHead => ({
  userid: 'ada',
  username: 'Ada',
  school: 'Analytical College',
  followers: 3,
  followings: 1,
  listsAreOpen: true,
  you: stranger,
  ...change,
});

/** Of Mira, who is signed in. */
export const ownHead = (change: Partial<PersonHead> = {}): PersonHead =>
  aHead({ userid: 'mira', username: 'Mira', you: null, ...change });
