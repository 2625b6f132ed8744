import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';

export const peopleLimits = {
  /** People whom one account follows. */
  followings: 2_000,
  /** People whom one account blocks. */
  blocked: 500,
  /** Lines of a page of a list. */
  perPage: 50,
} as const;

export const personRef = z.strictObject({ userid: id });

/** How whoever looks stands to a person. */
const standing = z.strictObject({
  /** You follow them. */
  follows: z.boolean(),
  /** They follow you. */
  isFollower: z.boolean(),
  /** You block them. That they block you is told to nobody. */
  isBlocked: z.boolean(),
});

const counted = z.int().check(z.gte(0));

/** The head of a person's page. */
export const personHead = z.strictObject({
  userid: id,
  username: z.string(),
  /** '' where they have none. */
  school: z.string(),
  followers: counted,
  followings: counted,
  /** Whether whoever looks may read the two lists. */
  listsAreOpen: z.boolean(),
  /** Null where one looks at oneself. */
  you: z.nullable(standing),
});
export type PersonHead = z.infer<typeof personHead>;

/** A line of a list of people. */
export const personLine = z.strictObject({
  userid: id,
  username: z.string(),
  /** Null where it is oneself. */
  you: z.nullable(standing),
});
export type PersonLine = z.infer<typeof personLine>;

/** Followers or followings, the newest first. */
export const peoplePage = z.strictObject({
  people: z.array(personLine),
  next: z.nullable(z.string()),
});
export type PeoplePage = z.infer<typeof peoplePage>;
export const peopleQuery = pageQuery;

/** The people whom one blocks oneself, the newest last. */
export const blockedList = z.strictObject({
  people: z.array(z.strictObject({ userid: id, username: z.string() })),
});

/** What a person says of their followers and followings. */
export const peopleSettings = z.strictObject({
  /** Nobody else reads the two lists; the counts are told all the same. */
  listsArePrivate: z.boolean(),
  /** Whether a notification tells of a new follower. */
  tellsOfFollowers: z.boolean(),
  /** Whether a notification tells of what those publish whom one follows. */
  tellsOfPosts: z.boolean(),
});
export type PeopleSettings = z.infer<typeof peopleSettings>;
