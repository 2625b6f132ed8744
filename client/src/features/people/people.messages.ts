import { isolated } from '../../core/isolated.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

/** What the pages of people say. */
export const peopleMessages = {
  loading: 'Loading …',
  failed: 'This page cannot be loaded',
  retry: 'Try again',
  unknown: 'There is no such person',
  unknownText: 'The address may be mistyped, or the account is gone.',
  toHome: 'To the first page',

  lists: (name: string) => `Followers and followed people of ${isolated(name)}`,
  counts: {
    followers: (count: number) => plural(count, { one: 'follower', other: 'followers' }),
    followings: () => 'following',
  },
  private: 'private',
  title: {
    followers: (name: string) => `Followers of ${isolated(name)}`,
    followings: (name: string) => `Whom ${isolated(name)} follows`,
  },
  ownTitle: { followers: 'Your followers', followings: 'Whom you follow' },

  you: 'You',
  followsYou: 'Follows you',
  isBlocked: 'Blocked',
  follow: 'Follow',
  following: 'Following',
  followPerson: (name: string) => `Follow ${name}`,
  unfollowPerson: (name: string) => `Following ${name}: unfollow`,
  unblock: 'Unblock',
  unblockPerson: (name: string) => `Unblock ${name}`,
  remove: (name: string) => `Remove ${name} as a follower`,

  menu: 'More options',
  block: 'Block',
  removeFollower: 'Remove as a follower',
  copyLink: 'Copy the link to this page',
  copied: 'The link is copied',
  notCopied: 'Copying did not work. The link is in the address bar.',

  removeTitle: (name: string) => `Remove ${isolated(name)} as a follower?`,
  removeText: 'They are not told, and may follow you again. To prevent that, block them.',
  removeYes: 'Remove',
  blockTitle: (name: string) => `Block ${isolated(name)}?`,
  blockText:
    'Neither of you follows the other any more, or sees posts and comments of the other. In discussions you do not see what they write. They are not told.',
  blockYes: 'Block',

  /** Read out as soon as it is so. */
  said: {
    follow: (name: string) => `You follow ${name}.`,
    unfollow: (name: string) => `You no longer follow ${name}.`,
    removeFollower: (name: string) => `${name} no longer follows you.`,
    block: (name: string) => `You block ${name}.`,
    unblock: (name: string) => `You no longer block ${name}.`,
  },
} as const;

/** What a list of people says. */
export const listMessages = {
  loading: 'Loading the list …',
  failed: 'The list cannot be loaded',
  more: 'More',
  loadingMore: 'Loading more …',
  moreFailed: 'The next people cannot be loaded.',
  shown: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} shown`,
  private: (name: string) => `${isolated(name)} keeps this list private`,
  privateText: 'How many there are is told all the same.',
  toPage: 'To their page',
  none: {
    followers: (name: string) => `Nobody follows ${isolated(name)} yet`,
    followings: (name: string) => `${isolated(name)} follows nobody yet`,
  },
  noneText: {
    followers: 'Be the first: Follow is beside the name.',
    followings: 'Whom they follow will be listed here.',
  },
  ownNone: { followers: 'Nobody follows you yet', followings: 'You follow nobody yet' },
  ownNoneText: {
    followers: 'Give people the link to your page: Follow is beside your name there.',
    followings:
      'On the page of a person, Follow is beside the name. Whom you follow is listed here.',
  },
  copyOwnLink: 'Copy the link to your page',
  toOwnFollowers: 'See who follows you',
} as const;

/** What one says of one's own followers, and whom one blocks. */
export const peopleSettingsMessages = {
  title: 'Followers',
  lead: 'What others see of who follows you, and what you are told.',
  loading: 'Loading …',
  private: 'Private lists',
  privateHint: 'Only you see who follows you and whom you follow. The counts stay visible.',
  tells: 'Tell me of new followers',
  tellsHint: 'A notification comes when somebody follows you.',
  tellsOfPosts: 'Tell me of new posts',
  tellsOfPostsHint:
    'A notification comes when somebody whom you follow publishes a post for you to read.',
  blocked: 'People you block',
  blockedHint: 'They cannot follow you or read your posts, and you do not see what they write.',
  showBlocked: 'Show them',
  blockedFailed: (why: string) => `The list cannot be loaded. ${why}`,
  noneBlocked: 'You block nobody',
  noneBlockedText: 'The menu beside a person’s name blocks them.',
  way: 'Your page',
  wayLead: 'What others see of you: your followers, and who may see them.',
  wayTo: 'To your page',
} as const;
