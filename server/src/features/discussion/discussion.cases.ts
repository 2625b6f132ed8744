import { discussionCalls } from '@sets/shared/discussion/discussion.calls.ts';
import { discussionFeedName } from '@sets/shared/discussion/discussion.contract.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';
import { putModule } from '../../../test/put-module.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { roomIdOf } from './discussion-access.ts';

const moduleid = 'a-module';
const place = { moduleid };

/** A message in the chat of a space, as somebody else has written it. */
const putMessage = async (app: Pick<TestApp, 'inStore'>, space: string): Promise<number> => {
  const feed = `${roomIdOf({ moduleid: space })}:${discussionFeedName}`;
  const item: MessageItem & { v: number } = {
    v: 1,
    by: { userid: 'somebody', username: 'Somebody' },
    text: 'Hello',
    replyTo: null,
    mentions: [],
    editedAt: null,
    history: [],
    pinned: false,
    reactions: {},
  };
  const author = { as: 'phone', participant: 'somebody' };
  const history = [{ seq: 1, attempt: 'somebody:a1' }];
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('feedentries')
      .insertOne({ _id: `${feed}:1`, feed, id: 1, seq: 1, author, at: 5, item, history } as never),
  );
  return 1;
};

/** A message in an open space of the owner: everybody sees it, so who may not change it is told so. */
const withMessage =
  (rest: object): Prepare =>
  async ({ app }, { owner }) => {
    const space = await putModule(app, owner.userid);
    const id = await putMessage(app, space);
    return { body: { ...rest, place: { moduleid: space }, id } };
  };
const spaceInBody =
  (rest: (userid: string) => object): Prepare =>
  async ({ app }, { owner }) => {
    const { userid } = await app.buildAccount({ username: 'Grace Test' });
    return { body: { ...rest(userid), moduleid: await putModule(app, owner.userid) } };
  };
const spaceInPath: Prepare = async ({ app }, { owner }) => ({
  params: { moduleid: await putModule(app, owner.userid) },
});

export const cases = casesOf(discussionCalls, {
  react: {
    moderators: 'as others',
    answers: signedIn(200),
    body: { place, id: 1, reaction: 'like', on: true },
    prepare: async (stage, people) => {
      // Who has changed their address in another case has not proven the new one.
      const userid = people.actor?.userid ?? people.owner.userid;
      await stage.app.inStore((store) =>
        store
          .collection<{ _id: string }>('accounts')
          .updateOne({ _id: userid }, { $set: { verified: true } }),
      );
      return withMessage({ reaction: 'like', on: true })(stage, people);
    },
  },
  myReactions: {
    moderators: 'as others',
    answers: signedIn(200),
    body: { place, ids: [1] },
    prepare: async ({ app }, { owner }) => ({
      body: { place: { moduleid: await putModule(app, owner.userid) }, ids: [1] },
    }),
  },
  pin: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { place, id: 1, pinned: true },
    prepare: withMessage({ pinned: true }),
  },
  people: { moderators: 'as others', answers: signedIn(200), prepare: spaceInPath },
  settings: { moderators: 'as owner', answers: onlyOwner(200), prepare: spaceInPath },
  slow: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, seconds: 10 },
    prepare: spaceInBody(() => ({ seconds: 10 })),
  },
  mute: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, userid: 'somebody', minutes: 10 },
    prepare: spaceInBody((userid) => ({ userid, minutes: 10 })),
  },
  block: {
    answers: signedIn(200),
    body: { userid: 'somebody', blocked: true },
    prepare: async ({ app }) => {
      const { userid } = await app.buildAccount({ username: 'Grace Test' });
      return { body: { userid, blocked: true } };
    },
  },
});
