import { peopleLimits } from '@sets/shared/people/people.contract.ts';

/** What is said of followers, followings and blocks to whoever calls. */
export const peopleMessages = {
  nobody: 'There is nobody of this id.',
  notOneself: 'This is you.',
  tooMany: `You follow ${peopleLimits.followings.toLocaleString('en')} people, and more are not possible. Unfollow some of them first.`,
  blockedByYou: 'You block this person. Unblock them first.',
  blockedMany: 'You block too many people. Let some of them be seen again first.',
  /** Also to who is blocked: it must not be told from the setting. */
  isPrivate: 'This person keeps their lists to themselves.',
} as const;

/** Notifications, in the lists of others: so they name nobody, who may want to be forgotten. */
export const peopleNotices = {
  follower: {
    title: 'You have a new follower',
    text: 'Somebody follows you now. Your list of followers says who.',
  },
  more: {
    title: 'More people follow you',
    text: 'So many follow you today that no more of them are told one by one. Your list of followers has them all.',
  },
} as const;
