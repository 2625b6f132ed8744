import { embedLimits } from '@sets/shared/embed/embed.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { presentPoll } from '../../../test/presented-poll.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.buildAccount({ username: 'Olga' });
});
afterAll(() => app.close());

const present = async (by: Person = owner, shelf: object = {}) => {
  const { _id: definitionId } = await app.features.polls.create(by, buildPoll(shelf));
  const run = await presentPoll(app, definitionId, by);
  return { ...run, definitionId };
};

interface Made {
  readonly embed: { readonly embedid: string; readonly name: string; readonly madeBy: string };
  readonly key: string;
}
const make = (roomid: string, body: unknown = { name: 'Slides' }, token: string = owner.token) =>
  app.call<Made>('POST', `/api/rooms/${roomid}/embeds`, { token, body });
const list = (roomid: string, token: string | undefined = owner.token) =>
  app.call<{ embeds: Made['embed'][] }>('GET', `/api/rooms/${roomid}/embeds`, { token });
const withdraw = (roomid: string, embedid: string, token: string = owner.token) =>
  app.call('DELETE', `/api/rooms/${roomid}/embeds/${embedid}`, { token });

describe('making a link', () => {
  test('its key is told once, and nothing that could stand for it is stored or listed', async () => {
    const { roomId, leave } = await present();
    const { status, body } = await make(roomId, { name: '  OBS  ' });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^[\w-]{43}$/);
    expect(body.embed).toMatchObject({ name: 'OBS', madeBy: 'Olga' });
    expect((await list(roomId)).body.embeds).toEqual([body.embed]);
    const { embeds } = await app.stored();
    expect(JSON.stringify(embeds)).not.toContain(body.key);
    leave();
  });

  test('several in a room, each a key of its own, newest first; then FULL', async () => {
    const { roomId, leave } = await present();
    // All at once, and more than there is room for.
    const tried = await Promise.allSettled(
      Array.from({ length: embedLimits.perRoom + 3 }, (_, at) =>
        app.features.embeds.make(owner, roomId, `link ${at}`),
      ),
    );
    const made = tried.filter((each) => each.status === 'fulfilled');
    expect(new Set(made.map(({ value }) => value.key)).size).toBe(embedLimits.perRoom);
    expect(await make(roomId)).toMatchObject({ status: 409, body: { code: 'FULL' } });
    const { embeds } = (await list(roomId)).body;
    expect(embeds).toHaveLength(embedLimits.perRoom);
    await withdraw(roomId, embeds[0]!.embedid);
    expect((await make(roomId)).status).toBe(201);
    leave();
  });

  test.each([
    {},
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(61) },
    { name: 7 },
    { name: 'a', key: 'b' },
  ])('%j is no link', async (body) => {
    const { roomId, leave } = await present();
    expect(await make(roomId, body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await list(roomId)).body.embeds).toEqual([]);
    leave();
  });
});

describe('who may', () => {
  test('nobody but hosts of the room, and nobody learns what there is', async () => {
    const stranger = await app.buildAccount({ accountType: 'moderator' });
    const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];
    const moduleid = await putModule(app, owner.userid, { content: { topics } });
    // Of what lies in a space that they do not see they do not learn that it is there.
    for (const [shelf, status] of [
      [{ moduleid, topicid: 't1' }, 403],
      [{}, 404],
    ] as const) {
      const { roomId, leave } = await present(owner, shelf);
      const { embed } = (await make(roomId)).body;
      const refused = { status, body: { code: status === 403 ? 'FORBIDDEN' : 'NOT_FOUND' } };
      expect(await list(roomId, stranger.token)).toMatchObject(refused);
      expect(await make(roomId, { name: 'Mine' }, stranger.token)).toMatchObject(refused);
      expect(await withdraw(roomId, embed.embedid, stranger.token)).toMatchObject(refused);
      expect((await list(roomId)).body.embeds).toHaveLength(1);
      leave();
    }
  });

  test('not even a host of another room, by the id of a link', async () => {
    const here = await present();
    const there = await present();
    const { embed } = (await make(here.roomId)).body;
    expect(await withdraw(there.roomId, embed.embedid)).toMatchObject({ status: 404 });
    expect((await list(here.roomId)).body.embeds).toHaveLength(1);
    here.leave();
    there.leave();
  });

  test('a visitor is asked to log in; of a room that is not there nothing is found', async () => {
    expect(await app.call('GET', '/api/rooms/any/embeds')).toMatchObject({ status: 401 });
    expect(await list('no-such-room')).toMatchObject({ status: 404 });
  });
});

describe('what becomes of links', () => {
  test('while their space is deleted and may come back they lead nowhere', async () => {
    const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];
    const moduleid = await putModule(app, owner.userid, { content: { topics } });
    const { roomId, leave } = await present(owner, { moduleid, topicid: 't1' });
    const { key } = (await make(roomId)).body;
    const leads = async (): Promise<boolean> => (await app.features.embeds.find(key)) !== null;
    expect(await leads()).toBe(true);
    const { token } = owner;
    const gone = await app.call('DELETE', `/api/module/deletemodule/${moduleid}`, { token });
    expect(gone.status).toBe(200);
    expect(await leads()).toBe(false);
    leave();
  });

  test('twice withdrawn is once', async () => {
    const { roomId, leave } = await present();
    const { embed } = (await make(roomId)).body;
    expect((await withdraw(roomId, embed.embedid)).status).toBe(200);
    expect((await withdraw(roomId, embed.embedid)).status).toBe(404);
    leave();
  });

  test('they are told to who made them, without keys, and go with their account', async () => {
    const maker = await app.buildAccount();
    const { roomId, leave } = await present(maker);
    const { key } = await app.features.embeds.make(maker, roomId, 'Lecture page');
    const { personalData } = app.features.embeds;
    const told = JSON.stringify(await personalData.collect(maker.userid));
    expect(told).toContain('Lecture page');
    expect(told).not.toContain(key);
    await personalData.erase(maker.userid);
    expect(await app.features.embeds.find(key)).toBeNull();
    leave();
  });

  test('they go with the space of their room', async () => {
    const { roomId, leave } = await present();
    const moduleid = await putModule(app, owner.userid);
    const { key, embed } = await app.features.embeds.make(owner, roomId, 'Slides');
    await app.inStore((store) =>
      store
        .collection<{ _id: string }>('embeds')
        .updateOne({ _id: embed._id }, { $set: { moduleid } }),
    );
    const watcher = await connect(app.url);
    await watcher.ask('room:embed', { key });
    await app.features.embeds.removeFromSpace(moduleid);
    await watcher.gone();
    expect(await app.features.embeds.find(key)).toBeNull();
    leave();
  });
});

test('no key is in the log, however a link is used', async () => {
  const { roomId, leave } = await present();
  const { key } = (await make(roomId)).body;
  await app.call('GET', `/embed/${key}`);
  await app.call('GET', `/embed/${key}/image.png`);
  const watcher = await connect(app.url);
  await watcher.ask('room:embed', { key });
  await watcher.request('room:embed', { key: `${key}x` });
  watcher.close();
  await expect.poll(() => app.logged.join('\n')).toContain('/embed/:key/image.png');
  expect(app.logged.join('\n')).not.toContain(key);
  leave();
});
