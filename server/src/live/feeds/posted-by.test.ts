import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll, type Stage } from '../../../test/live-stage.ts';
import { openNotesRoom, openNotesStage } from '../../../test/notes-room.ts';
import { contentsIn } from '../../../test/contents-in.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openNotesStage();
});
afterAll(() => stage.close());

const postedBy = async (userid: string): Promise<unknown> => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const files = await stage.features().personalData.collect(actor);
  const runs = await contentsIn(files, 'runs');
  return (runs as { posted?: unknown } | undefined)?.posted;
};

test('SE5: what a signed-in person posted is found in every room, as host too, without what was removed', async () => {
  const [one, two] = [await openNotesRoom(stage), await openNotesRoom(stage)];
  const { userid, token } = await stage.register('writer');
  const [phone, elsewhere] = [await stage.peer({ token }), await stage.peer({ token })];
  await phone.ask('room:join', { room: { code: one.code } });
  await elsewhere.ask('room:join', { room: { code: two.code } });
  for (const text of ['a', 'b']) await one.post(phone, text);
  await two.post(elsewhere, 'c');
  await one.post(await one.join(), 'of-a-guest');
  await one.post(one.host, 'of-the-host');
  await phone.ask('feed:change', { ...one.ref, id: 2, attempt: 'away', item: null });
  const told = (text: string) => ({ feed: 'notes', text, at: expect.any(String) });
  expect(await postedBy(userid)).toEqual(expect.arrayContaining([told('a'), told('c')]));
  expect(await postedBy(userid)).toHaveLength(2);
  expect(await postedBy(stage.owner.userid)).toEqual([told('of-the-host')]);
  const { userid: nobody } = await stage.register('reader');
  expect(await postedBy(nobody)).toBeUndefined();
});

test('a rehearsal is none of the rooms of its host, also where they post in it', async () => {
  const { token, ...actor } = await stage.register('rehearsing');
  const client = await MongoClient.connect(stage.storeUri);
  const noted = () => client.db().collection('accountrooms').countDocuments();
  const person = await stage.peer({ token });
  const poll = await stage.features().polls.create(actor, buildPoll());
  const wanted = { ...stage.wanted, definitionId: poll._id, students: 1 };
  const { room } = await person.ask('rehearsal:start', wanted);
  const { roomId } = room;
  await person.ask('room:host', { roomId });
  const before = await noted();
  await person.ask('feed:post', { roomId, feed: 'notes', attempt: 'a', item: { text: 'a' } });
  expect(await noted()).toBe(before);
  await person.ask('rehearsal:end', { roomId });
  await client.close();
});
