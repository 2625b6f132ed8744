import { moderatorCalls } from '@sets/shared/module/moderator.calls.ts';
import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { topicCalls } from '@sets/shared/module/topic.calls.ts';
import { visitedCalls } from '@sets/shared/module/visited.calls.ts';
import {
  casesOf,
  everybody,
  onlyOwner,
  own,
  type Prepare,
  signedIn,
} from '../../../test/call-case.ts';
import { putModule } from '../../../test/put-module.ts';
import type { StoredModule } from './stored-module.ts';

const ofOwner: Prepare = async (_stage, { owner: { userid } }) => ({ params: { userid } });
const naming =
  (rest: object): Prepare =>
  async (_stage, { owner: { userid } }) => ({ body: { ...rest, userid } });

const visit = { moduleid: 'a-module' };

type Kept = Parameters<typeof putModule>[2];

/** An open space of the owner: everybody sees it, so who may not change it is told so. */
const spaceInBody =
  (rest: object, kept: Kept = {}): Prepare =>
  async ({ app }, { owner }) => ({
    body: { ...rest, moduleid: await putModule(app, owner.userid, kept) },
  });
const spaceInPath =
  (kept: Kept = {}): Prepare =>
  async ({ app }, { owner }) => ({
    params: { moduleid: await putModule(app, owner.userid, kept) },
  });

const topics = [
  { topicid: 't1', title: 'Vectors', archived: false },
  { topicid: 't2', title: 'Determinants', archived: false },
];
const withTopics = { content: { topics } };
const invitations: StoredModule['invitations'] = [
  // The clock of these tests is ahead of the real time.
  { id: 'i1', email: 'eve@x.example', emailKey: 'eve@x.example', at: new Date(2_100_000_000_000) },
];
const newModule = {
  title: 'Linear Algebra',
  description: 'Vectors.',
  startDate: '2026-10-12',
  divisionOnly: false,
  division: '',
};
const moduleid = 'a-module';

const moduleCases = casesOf(moduleCalls, {
  createdBy: { answers: signedIn(200), prepare: ofOwner },
  moderatedBy: { answers: signedIn(200), prepare: ofOwner },
  create: {
    answers: signedIn(201),
    changesPeople: true,
    query: {},
    body: newModule,
    // Other cases make schools, and change addresses: this is one of a school, and proven.
    prepare: own(async ({ app }, { userid }) => {
      await app.inStore((store) =>
        store
          .collection<{ _id: string }>('accounts')
          .updateOne({ _id: userid }, { $set: { school: 'Hilltop College', verified: true } }),
      );
    }),
  },
  allowance: { answers: signedIn(200) },
  read: { moderators: 'as others', answers: everybody(200), prepare: spaceInPath() },
  visited: { answers: everybody(200), body: { moduleids: [moduleid] } },
  describe: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, description: 'Matrices.' },
    prepare: spaceInBody({ description: 'Matrices.' }),
  },
  rename: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, title: 'Algebra' },
    prepare: spaceInBody({ title: 'Algebra' }),
  },
  changeStart: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, startDate: '' },
    prepare: spaceInBody({ startDate: '' }),
  },
  changeVisibility: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, visibility: 'open', division: '' },
    prepare: spaceInBody({ visibility: 'open', division: '' }),
  },
  remove: { moderators: 'as others', answers: onlyOwner(200), prepare: spaceInPath() },
  deleted: { answers: signedIn(200) },
  restore: {
    answers: onlyOwner(200, 404),
    body: { moduleid },
    prepare: spaceInBody({}, { deletedAt: new Date(2_100_000_000_000) }),
  },
});

const topicCases = casesOf(topicCalls, {
  add: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, title: 'Vectors' },
    prepare: spaceInBody({ title: 'Vectors' }),
  },
  rename: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, topicid: 't1', title: 'Vectors' },
    prepare: spaceInBody({ topicid: 't1', title: 'Vectors' }, withTopics),
  },
  archive: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, topicid: 't1', archived: true },
    prepare: spaceInBody({ topicid: 't1', archived: true }, withTopics),
  },
  reorder: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, topicids: ['t2', 't1'] },
    prepare: spaceInBody({ topicids: ['t2', 't1'] }, withTopics),
  },
});

const moderatorCases = casesOf(moderatorCalls, {
  invite: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, email: 'eve@x.example' },
    prepare: spaceInBody({ email: 'eve@x.example' }),
  },
  invitations: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    prepare: spaceInPath({ invitations }),
  },
  withdraw: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, invitationid: 'i1' },
    prepare: spaceInBody({ invitationid: 'i1' }, { invitations }),
  },
  remove: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { moduleid, userid: 'eve' },
    prepare: spaceInBody({ userid: 'eve' }, { moderators: ['eve'] }),
  },
  leave: {
    answers: signedIn(200),
    body: { moduleid },
    prepare: own(async ({ app }, { userid }) => ({
      body: { moduleid: await putModule(app, 'somebody-else', { moderators: [userid] }) },
    })),
  },
  handOver: {
    moderators: 'as others',
    answers: onlyOwner(200),
    body: { moduleid, userid: 'eve' },
    prepare: async ({ app }, { owner }) => {
      const { userid } = await app.buildAccount();
      return {
        body: { moduleid: await putModule(app, owner.userid, { moderators: [userid] }), userid },
      };
    },
  },
});

export const cases = [
  ...moduleCases,
  ...topicCases,
  ...moderatorCases,
  ...casesOf(visitedCalls, {
    visit: {
      answers: onlyOwner(200),
      body: { ...visit, userid: 'somebody' },
      prepare: naming(visit),
    },
    list: { answers: onlyOwner(200), body: { userid: 'somebody' }, prepare: naming({}) },
    replace: {
      answers: onlyOwner(200),
      body: { userid: 'somebody', list: [visit] },
      prepare: naming({ list: [visit] }),
    },
  }),
];
