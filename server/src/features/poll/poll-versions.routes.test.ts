import type { Poll, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import {
  type VersionLine,
  versionsKept,
} from '@sets/shared/material/material-versions.contract.ts';
import { type PollVersion } from '@sets/shared/poll/poll-versions.contract.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection } from 'mongoose';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { MaterialVersions } from '../material/material-versions.service.ts';
import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { betweenVersions } from '../material/worth-keeping.ts';

const newest = newestVersion(storedPollDefinition);
const clock = createManualClock();
const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];
const { moduleid: _m, topicid: _t, ...definition } = buildPoll();

let app: TestApp;
let owner: Person;
let moderator: Person;
let moduleid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ username: 'Ada' });
  moderator = await app.buildAccount({ username: 'Grace' });
  moduleid = await putModule(app, owner.userid, {
    moderators: [moderator.userid],
    content: { topics, visibility: 'open' },
  });
});
afterAll(() => app.close());

const make = async (title = 'First'): Promise<string> => {
  const { _id } = await app.features.polls.create(
    owner,
    buildPoll({ moduleid, topicid: 't1', title }),
  );
  return _id;
};
const change = async (by: Person, pollid: string, title: string, wait = 1_000) => {
  clock.advance(wait);
  const { revision } = await app.features.polls.read(by, pollid);
  await app.features.polls.change(by, pollid, { ...definition, title, revision });
};
const list = async (pollid: string, by = owner): Promise<VersionLine[]> =>
  (await app.call<{ versions: VersionLine[] }>('GET', `/api/polls/${pollid}/versions`, by)).body
    .versions;
const titles = async (pollid: string) => (await list(pollid)).map(({ title }) => title);
const restore = (by: Person, pollid: string, version: number, revision: number) =>
  app.call<Poll>('POST', `/api/polls/${pollid}/versions/${version}/restore`, {
    token: by.token,
    body: { revision },
  });

describe('what a poll was like', () => {
  test('typing makes one version, a pause and another person make the next', async () => {
    const pollid = await make();
    for (const title of ['Fi', 'Fin', 'Fine']) await change(owner, pollid, title);
    expect(await titles(pollid)).toEqual(['Fine']);
    await change(owner, pollid, 'After a pause', betweenVersions);
    await change(moderator, pollid, 'By another');
    await change(moderator, pollid, 'By another, on');
    expect(await titles(pollid)).toEqual(['By another, on', 'After a pause', 'Fine']);
    expect((await list(pollid)).map(({ by }) => by)).toEqual(['Grace', 'Ada', 'Ada']);
  });

  test('a version as a whole, also the one that it is', async () => {
    const pollid = await make('Whole');
    await change(owner, pollid, 'Later', betweenVersions);
    for (const [revision, title] of [
      [1, 'Whole'],
      [2, 'Later'],
    ] as const) {
      const told = await app.call<PollVersion>(
        'GET',
        `/api/polls/${pollid}/versions/${revision}`,
        moderator,
      );
      expect(told.body).toMatchObject({ revision, by: 'Ada', presented: false });
      expect(told.body.definition).toEqual({ ...definition, title });
    }
    const none = await app.call('GET', `/api/polls/${pollid}/versions/9`, owner);
    expect(none).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('it says of which shape it is, as the poll does', async () => {
    const pollid = await make();
    await change(owner, pollid, 'Two', betweenVersions);
    await restore(owner, pollid, 1, 2);
    await app.inStore(async (store) => {
      const all = await store.collection('pollversions').find({ pollid }).toArray();
      expect(all.map((each): unknown => each.definition.v)).toEqual([newest, newest]);
    });
  });

  test('brought back it is a new version, and what was there before is kept: nothing is lost', async () => {
    const pollid = await make('One');
    await change(owner, pollid, 'Two', betweenVersions);
    await change(owner, pollid, 'Three');
    const back = await restore(moderator, pollid, 1, 3);
    expect(back).toMatchObject({ status: 200, body: { title: 'One', revision: 4 } });
    expect(await titles(pollid)).toEqual(['One', 'Three', 'One']);
    expect((await restore(moderator, pollid, 3, 4)).body.title).toBe('Three');
  });

  test('409: somebody has changed it meanwhile; it stays as it is', async () => {
    const pollid = await make('One');
    await change(owner, pollid, 'Two', betweenVersions);
    await change(owner, pollid, 'Three');
    expect(await restore(owner, pollid, 1, 2)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await list(pollid))[0]?.title).toBe('Three');
  });

  test('what a run was made of is kept, however short it stood and however many came since', async () => {
    const pollid = await make('Presented');
    const host = await presentPoll(app, pollid, owner);
    await host.command({ type: 'end' });
    host.leave();
    expect(await list(pollid)).toMatchObject([{ title: 'Presented', presented: true }]);
    for (let turn = 0; turn < versionsKept + 5; turn += 1) {
      await change(owner, pollid, `Turn ${turn}`, betweenVersions);
    }
    const all = await list(pollid);
    expect(all).toHaveLength(1 + versionsKept + 1);
    expect(all.at(-1)).toMatchObject({ title: 'Presented', presented: true });
    expect(all.filter(({ presented }) => presented)).toHaveLength(1);
  });
});

describe('the same again', () => {
  const present = async (pollid: string) => {
    const host = await presentPoll(app, pollid, owner);
    await host.command({ type: 'end' });
    host.leave();
  };

  test('presented twice, it is one version', async () => {
    const pollid = await make('Again');
    await present(pollid);
    await present(pollid);
    expect(await list(pollid)).toMatchObject([{ title: 'Again', presented: true, revision: 1 }]);
  });

  test('presented again after something was typed and taken back, it is one version, and the newer', async () => {
    const pollid = await make('First');
    await present(pollid);
    await change(owner, pollid, 'First!');
    await change(owner, pollid, 'First');
    await present(pollid);
    expect(await list(pollid)).toMatchObject([{ title: 'First', presented: true, revision: 3 }]);
  });

  test('what was presented stays so where the same is kept later without a run', async () => {
    const pollid = await make('First');
    await present(pollid);
    await change(owner, pollid, 'First!');
    await change(owner, pollid, 'First');
    await change(owner, pollid, 'Second', betweenVersions);
    expect(await list(pollid)).toMatchObject([
      { title: 'Second', presented: false },
      { title: 'First', presented: true, revision: 3 },
    ]);
  });

  test('brought back by another moderator, it is a version of theirs: whose the first was, and when, stays', async () => {
    const pollid = await make('First');
    await present(pollid);
    const [first] = await list(pollid);
    await change(moderator, pollid, 'First!', betweenVersions);
    await change(moderator, pollid, 'First');
    await present(pollid);
    const all = (await list(pollid)).filter(({ title }) => title === 'First');
    expect(all).toMatchObject([
      { by: 'Grace', presented: true, revision: 3 },
      { by: 'Ada', presented: true, revision: 1 },
    ]);
    expect(all[1]).toEqual(first);
  });

  test('sent again as it is, it is no change: nobody is told that it was changed elsewhere', async () => {
    const pollid = await make('First');
    await change(owner, pollid, 'Second', betweenVersions);
    const before = await app.features.polls.read(owner, pollid);
    const again = { ...definition, title: 'Second', revision: 1 };
    expect(await app.features.polls.change(moderator, pollid, again)).toEqual(before);
    expect(await titles(pollid)).toEqual(['Second', 'First']);
  });
});

describe('whose versions they are', () => {
  const kept = async (pollid: string) => {
    let count = -1;
    await app.inStore(async (store) => {
      count = await store.collection('pollversions').countDocuments({ pollid });
    });
    return count;
  };

  test('they go with the poll', async () => {
    const pollid = await make();
    await change(owner, pollid, 'Two', betweenVersions);
    expect(await kept(pollid)).toBe(1);
    await app.call('DELETE', `/api/polls/${pollid}`, owner);
    expect(await kept(pollid)).toBe(0);
  });

  test.each([
    ['presented', (pollid: string) => app.features.polls.keepPresented(pollid)],
    ['changed', (pollid: string) => change(moderator, pollid, 'Two')],
  ])('they go with the poll that is deleted while it is %s, which is refused', async (_, meet) => {
    const pollid = await make();
    vi.spyOn(MaterialVersions.prototype, 'keep').mockImplementationOnce(async function (
      this: MaterialVersions<PollDefinition>,
      ...given
    ) {
      await app.features.polls.remove(owner, pollid);
      await this.keep(...given);
    });
    await expect(meet(pollid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await kept(pollid)).toBe(0);
  });

  test('no run is made of a poll that is deleted by then', async () => {
    const pollid = await make();
    const { polls } = app.features;
    vi.spyOn(polls, 'topicOf').mockImplementationOnce(async () => {
      await polls.remove(owner, pollid);
      return null;
    });
    const host = await connect(app.url, { token: owner.token });
    const opened = await host.request('room:open', { activity: 'poll', definitionId: pollid });
    host.close();
    expect(opened).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    const runs = (store: Connection) => store.collection('runs');
    expect(await app.inStore((store) => runs(store).findOne({ definitionId: pollid }))).toBeNull();
  });

  test('they go with the space', async () => {
    const space = await putModule(app, owner.userid, { content: { topics } });
    const { _id } = await app.features.polls.create(
      owner,
      buildPoll({ moduleid: space, topicid: 't1' }),
    );
    await change(owner, _id, 'Two', betweenVersions);
    await app.features.polls.removeAllIn(space);
    expect(await kept(_id)).toBe(0);
  });

  test('whose account is deleted is named no more', async () => {
    const gone = await app.buildAccount({ username: 'Gone' });
    const space = await putModule(app, owner.userid, {
      moderators: [gone.userid],
      content: { topics, visibility: 'open' },
    });
    const { _id } = await app.features.polls.create(
      owner,
      buildPoll({ moduleid: space, topicid: 't1' }),
    );
    await change(gone, _id, 'Two', betweenVersions);
    await change(gone, _id, 'Three', betweenVersions);
    expect((await list(_id)).map(({ by }) => by)).toEqual(['Gone', 'Gone', 'Ada']);
    await app.features.polls.disownAllOf(gone.userid);
    expect((await list(_id)).map(({ by }) => by)).toEqual([null, null, 'Ada']);
  });
});
