import type { Connection } from 'mongoose';
import { loadConfig } from '../src/core/config.ts';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import type { PersonalData } from '../src/core/personal-data.ts';
import { openBlogs } from '../src/features/blog/blog.feature.ts';
import { createManualClock } from './manual-clock.ts';

interface AloneOptions {
  /** Whom everybody follows. */
  readonly follows?: () => readonly string[];
}

const nothing = (): Promise<void> => Promise.resolve();
const none = (): never => {
  throw new Error('There are no pictures here.');
};
const personOf = (_id: string) =>
  ({ _id, username: _id, school: 'Harbour', verified: true, locked: false }) as never;

/** Blogs as one of several processes has them; everybody is there, of one school, and blocks nobody. */
export const openBlogsAlone = (
  connection: Connection,
  { follows = () => [] }: AloneOptions = {},
) => {
  const opened = openBlogs(
    {
      connection,
      clock: createManualClock(),
      config: loadConfig({}),
      secret: 'a secret',
      limits: limitsInMemory(createManualClock()),
      jobs: {
        handle: () => undefined,
        enqueue: () => Promise.resolve(''),
        stateOf: () => Promise.resolve(null),
        forget: nothing,
      },
    },
    {
      people: {
        lookUp: (userid) => Promise.resolve(personOf(userid)),
        lookUpAll: (userids) =>
          Promise.resolve(new Map(userids.map((userid) => [userid, personOf(userid)]))),
      },
      blocks: { around: () => Promise.resolve(new Set<string>()) },
      follows: {
        among: (_follower, others) =>
          Promise.resolve(new Set(others.filter((other) => follows().includes(other)))),
        of: () => Promise.resolve([...follows()]),
      },
      followersToTell: { some: () => Promise.resolve({ followers: [], next: null }) },
      notify: nothing,
      pictures: { keep: none, read: none, loosen: nothing, removeAllOfPost: nothing },
      onGone: nothing,
    },
  );
  return { ...opened.services, personalData: opened.personalData as PersonalData };
};
