import type {
  PeoplePage,
  PeopleSettings,
  PersonHead,
} from '@sets/shared/people/people.contract.ts';
import type { Connection } from 'mongoose';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import type { PersonalData } from '../src/core/personal-data.ts';
import { openPeople } from '../src/features/people/people.feature.ts';
import { createManualClock } from './manual-clock.ts';
import type { Person, TestApp } from './start-test-app.ts';

type Whom = Pick<Person, 'userid'>;

/** The calls about people, as somebody makes them. */
export const peopleStage = (app: Pick<TestApp, 'call'>) => {
  const about =
    (method: string, rest = '') =>
    ({ token }: Person, { userid }: Whom) =>
      app.call<PersonHead & { code?: string; msg?: string }>(
        method,
        `/api/people/${userid}${rest}`,
        { token },
      );
  return {
    head: about('GET'),
    follow: about('POST', '/follow'),
    unfollow: about('DELETE', '/follow'),
    removeFollower: about('DELETE', '/follower'),
    block: about('POST', '/block'),
    unblock: about('DELETE', '/block'),
    list: (
      { token }: Person,
      { userid }: Whom,
      list: 'followers' | 'followings',
      before?: string | null,
    ) => {
      const query = before === undefined || before === null ? '' : `?before=${before}`;
      return app.call<PeoplePage>('GET', `/api/people/${userid}/${list}${query}`, { token });
    },
    blocked: async ({ token }: Person) =>
      (await app.call<{ people: Whom[] }>('GET', '/api/user/blocked', { token })).body.people,
    say: ({ token }: Person, settings: Partial<PeopleSettings>) =>
      app.call<PeopleSettings>('PUT', '/api/user/peoplesettings', {
        token,
        body: { listsArePrivate: false, tellsOfFollowers: true, tellsOfPosts: true, ...settings },
      }),
  };
};

/** A follow as it is stored. */
export const storedFollow = (follower: string, followed: string, at = 1) => ({
  _id: `${follower}:${followed}`,
  follower,
  followed,
  unseen: false,
  at: new Date(at),
});

/** Puts follows there that would be long in the making. */
export const putFollows = (
  app: Pick<TestApp, 'inStore'>,
  follows: readonly ReturnType<typeof storedFollow>[],
) => app.inStore((store) => store.collection('follows').insertMany([...follows] as never[]));

/** The feature alone, as one of several processes has it; everybody is there. */
export const openPeopleAlone = (connection: Connection) => {
  const clock = createManualClock();
  const opened = openPeople(
    { connection, clock, limits: limitsInMemory(clock) },
    {
      people: {
        names: (userids) =>
          Promise.resolve(
            new Map(userids.map((userid) => [userid, { username: userid, email: '' }])),
          ),
        lookUp: (userid) =>
          Promise.resolve({ _id: userid, username: userid, school: 'NA' } as never),
      },
      notify: () => Promise.resolve(),
    },
  );
  return { ...opened.services, personalData: opened.personalData as PersonalData };
};
