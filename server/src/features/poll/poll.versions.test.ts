import definition1 from '@sets/shared/poll/stored/poll-definition.v1.json' with { type: 'json' };
import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { type Poll } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll, runIn } from '../../../test/live-stage.ts';
import { pollPersonalData } from './poll.feature.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { contentsIn } from '../../../test/contents-in.ts';
import { collectedOf } from '../account/held/collected.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const newest = newestVersion(storedPollDefinition);
const onePoll = (pollid: string) => `/api/polls/${pollid}`;
const shelf = `/api/polls?${new URLSearchParams(personalShelf).toString()}`;
const stored = (pollid: string) =>
  app.inStore((store) => store.collection<{ _id: string }>('polls').findOne({ _id: pollid }));

/** A poll that is stored with this definition, as another version of the server left it. */
const pollStoredAs = async (given: unknown): Promise<string> => {
  const { body } = await app.call<Poll>('POST', '/api/polls', {
    token: owner.token,
    body: buildPoll(),
  });
  const { pollid } = body;
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('polls')
      .updateOne({ _id: pollid }, { $set: { definition: given } }),
  );
  return pollid;
};

const lineOf = async (pollid: string): Promise<unknown> => {
  const { body } = await app.call<{ polls: { pollid: string }[] }>('GET', shelf, owner);
  return body.polls.find((line) => line.pollid === pollid);
};

const { moduleid: _m, topicid: _t, ...definition } = buildPoll();
/** Opens a room for a poll and takes the host's seat in it: what is on, or why not. */
const open = async (pollid: string) => {
  const host = await connect(app.url, { token: owner.token });
  try {
    const opened = await host.request('room:open', { activity: 'poll', definitionId: pollid });
    if (!opened.ok) return opened;
    const seated = await host.ask('room:host', { roomId: opened.data.room.roomId });
    return { ok: true, run: runIn(seated) };
  } finally {
    host.close();
  }
};

describe('a poll that was stored before polls had versions', () => {
  test('is read, listed and run, and reading it does not change what is stored', async () => {
    const pollid = await pollStoredAs(definition1);
    const before = await stored(pollid);
    const read = await app.call('GET', onePoll(pollid), owner);
    expect(read).toMatchObject({ status: 200, body: { ...definition1, pollid } });
    const { title, questions } = definition1;
    expect(await lineOf(pollid)).toMatchObject({
      title,
      questions: questions.length,
      failure: null,
    });
    expect(await open(pollid)).toMatchObject({ ok: true, run: { title } });
    expect(await stored(pollid)).toEqual(before);
  });

  test('is of the newest version once it is changed', async () => {
    const pollid = await pollStoredAs(definition1);
    const body = { ...definition, revision: 1 };
    const changed = await app.call('PUT', onePoll(pollid), { token: owner.token, body });
    expect(changed).toMatchObject({ status: 200, body: { ...definition, revision: 2 } });
    expect(await stored(pollid)).toMatchObject({ definition: { ...definition, v: newest } });
  });
});

describe.each([
  [
    'NEWER_VERSION',
    'a newer version of Sets has stored',
    { ...definition, v: newest + 1, title: 'Later', pages: [] },
    'Later',
    2,
  ],
  [
    'UNREADABLE',
    'lacks a field',
    { title: 'Damaged', questions: definition.questions },
    'Damaged',
    2,
  ],
  ['UNREADABLE', 'has a field too many', { ...definition, colour: 'red' }, definition.title, 2],
  ['UNREADABLE', 'is no object', 'nothing', '', 0],
] as const)('%s: a poll that %s', (code, _what, given, title, questions) => {
  test('is refused with a code, not as a fault, and stays as it is', async () => {
    const pollid = await pollStoredAs(given);
    const before = await stored(pollid);
    const body = { ...definition, revision: 1 };
    const refused = { status: 409, body: { code } };
    expect(await app.call('GET', onePoll(pollid), owner)).toMatchObject(refused);
    expect(await app.call('PUT', onePoll(pollid), { token: owner.token, body })).toMatchObject(
      refused,
    );
    expect(await open(pollid)).toMatchObject({ ok: false, error: { code } });
    expect(await stored(pollid)).toEqual(before);
  });

  test('is in the list, with the reason, and may be deleted', async () => {
    const pollid = await pollStoredAs(given);
    expect(await lineOf(pollid)).toMatchObject({ title, questions, failure: { code } });
    expect((await app.call('DELETE', onePoll(pollid), owner)).status).toBe(200);
  });

  test('is in what is kept about its owner as it is stored', async () => {
    const pollid = await pollStoredAs(given);
    const file = await collectedOf(pollPersonalData(app.features.polls), owner.userid);
    const told = await contentsIn(file === null ? [] : [file], 'polls');
    expect(told).toContainEqual(
      expect.objectContaining({ _id: pollid, definition: given, owner: owner.userid }),
    );
  });
});
