import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import { casesOf, type Prepare, signedIn } from '../../../test/call-case.ts';

const answers = signedIn(200);

/** Somebody else who is there. */
const somebody: Prepare = async ({ app }) => ({
  params: { userid: (await app.buildAccount({ username: 'Grace Test' })).userid },
});

export const cases = casesOf(peopleCalls, {
  head: { answers, prepare: somebody },
  followers: { answers, query: {}, prepare: somebody },
  followings: { answers, query: {}, prepare: somebody },
  follow: { answers, prepare: somebody },
  unfollow: { answers, prepare: somebody },
  removeFollower: { answers, prepare: somebody },
  block: { answers, prepare: somebody },
  unblock: { answers, prepare: somebody },
  blocked: { answers },
  settings: { answers },
  changeSettings: {
    answers,
    body: { listsArePrivate: false, tellsOfFollowers: true, tellsOfPosts: true },
  },
});
