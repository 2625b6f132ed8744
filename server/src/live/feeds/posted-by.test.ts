import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stage } from '../../../test/live-stage.ts';
import { openNotesRoom, openNotesStage } from '../../../test/notes-room.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openNotesStage();
});
afterAll(() => stage.close());

const postedBy = async (userid: string): Promise<unknown> => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const files = await stage.features().personalData.collect(actor);
  const runs = files.find(({ name }) => name === 'runs')?.contents;
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
