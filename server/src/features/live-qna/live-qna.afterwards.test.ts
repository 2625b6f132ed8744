import { timing } from '@sets/shared/core/limits.ts';
import type { LivePromise, LivePromiseList } from '@sets/shared/live-qna/live-qna.contract.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openLiveQnaStage } from '../../../test/live-qna-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { contentsIn } from '../../../test/contents-in.ts';

/* What is left of a live Q&A when it is over, and how that goes. */

const clock = createManualClock();
let live: Awaited<ReturnType<typeof openLiveQnaStage>>;
beforeAll(async () => {
  live = await openLiveQnaStage(clock);
});
afterAll(() => live.close());

const promisesOf = async (runId: string): Promise<LivePromise[]> => {
  const { moduleid, topicid } = live.shelf;
  const list = `/api/live-qna/promises?moduleid=${moduleid}&topicid=${topicid}`;
  const { promises } = await live.call<LivePromiseList>('GET', list);
  return promises.filter((each) => each.runId === runId);
};
const inStore = async (collection: string, what: string): Promise<boolean> =>
  JSON.stringify(await live.collection(collection).find({}).toArray()).includes(what);
/** Until what was owed is in the store. */
const gathered = (words: string) =>
  eventually(async () => expect(await inStore('livepromises', words)).toBe(true));

/** As if the process had died after it ended the run, and before it gathered what was owed. */
const loseGathered = async (runId: string): Promise<void> => {
  await live.collection('livepromises').deleteMany({ runId });
};

test('whoever dies when, what stayed unanswered is gathered: a job is stored before the run ends', async () => {
  const qna = await live.present();
  await qna.ask(await qna.join(), 'Owed after a crash?');
  await qna.command({ type: 'end' });
  await gathered('Owed after a crash?');
  await loseGathered(qna.runId);
  await live.stage.restart();
  expect(await inStore('livepromises', 'Owed after a crash?')).toBe(false);
  await eventually(async () => {
    clock.advance(2_000);
    expect(await inStore('livepromises', 'Owed after a crash?')).toBe(true);
  });
});

test('what waited to be let through when it ended is owed too; what was hidden is not', async () => {
  const qna = await live.present({ moderated: true });
  const ann = await qna.join();
  await qna.ask(ann, 'Still waiting?');
  const hidden = await qna.ask(ann, 'Taken away?');
  await qna.act(hidden, 'hide');
  await qna.ask(ann, 'Also waiting?');
  await qna.command({ type: 'end' });
  await eventually(async () =>
    expect((await promisesOf(qna.runId)).map(({ text }) => text).toSorted()).toEqual([
      'Also waiting?',
      'Still waiting?',
    ]),
  );
});

test('while it is under way it cannot be deleted: first it is ended', async () => {
  const qna = await live.present();
  const path = `/api/live-qna/${qna.liveqnaid}`;
  await expect(live.call('DELETE', path)).rejects.toThrow(/WRONG_PHASE/);
  expect(await live.call('GET', path)).toMatchObject({ liveqnaid: qna.liveqnaid });
  await qna.command({ type: 'end' });
  await live.call('DELETE', path);
  await expect(live.call('GET', path)).rejects.toThrow(/404/);
});

test('where nobody gathered, who reads the list of the topic does', async () => {
  const qna = await live.present();
  await qna.ask(await qna.join(), 'Found by the list?');
  await qna.command({ type: 'end' });
  await gathered('Found by the list?');
  await loseGathered(qna.runId);
  await live.collection('jobs').deleteMany({});
  expect(await promisesOf(qna.runId)).toMatchObject([{ text: 'Found by the list?' }]);
  // Its place is the run's: also where the live Q&A itself is deleted.
  await loseGathered(qna.runId);
  await live.call('DELETE', `/api/live-qna/${qna.liveqnaid}`);
  expect(await promisesOf(qna.runId)).toHaveLength(1);
});

test('with the results of a run go its questions and promises, and not those of the next run there', async () => {
  const qna = await live.present();
  const ann = await qna.join();
  const first = await qna.ask(ann, 'Of the first run?');
  await qna.command({ type: 'end' });
  await gathered('Of the first run?');
  const next = await live.present();
  await next.command({ type: 'end' });
  const { roomId } = qna;
  const wanted = { activity: liveQnaName, definitionId: next.liveqnaid };
  await qna.host.ask('room:start', { roomId, ...wanted });
  const lot = await eventually(() => {
    clock.advance(timing.beat);
    const told = ann.notices.findLast(({ name }) => name === 'run:changed')?.payload;
    const { view } = told as { view: { lot: number } };
    expect(view.lot).not.toBe(qna.lot);
    return view.lot;
  });
  const item = { lot, text: 'Of the second run?', name: null };
  await ann.ask('feed:post', { ...qna.ref, attempt: 'second', item });
  clock.advance(timing.grace);
  await live.call('DELETE', `/api/runs/${qna.runId}`);
  expect(await inStore('feedentries', 'Of the first run?')).toBe(false);
  expect(await inStore('livepromises', qna.runId)).toBe(false);
  expect(await inStore('feedentries', 'Of the second run?')).toBe(true);
  // Whoever still looks at the room is told that it is gone.
  const { entries } = await ann.ask('feed:follow', { ...qna.ref, after: 0 });
  expect(entries.find(({ id }) => id === first)).toMatchObject({ view: null });
});

test('who takes a question back takes it off the list of what is owed', async () => {
  const qna = await live.present();
  const ann = await qna.join();
  const id = await qna.ask(ann, 'Taken back later?');
  await qna.ask(ann, 'This one stays?');
  await qna.command({ type: 'end' });
  await gathered('Taken back later?');
  await ann.ask('feed:change', { ...qna.ref, id, attempt: 'back', item: null });
  expect(await promisesOf(qna.runId)).toMatchObject([{ text: 'This one stays?' }]);
  expect(await inStore('livepromises', 'Taken back later?')).toBe(false);
  await live.stage.features().gathering.gather(qna.runId);
  expect(await promisesOf(qna.runId)).toHaveLength(1);
});

test('who asked while logged in reads what they asked, and what was written to it, without any ticket', async () => {
  const qna = await live.present();
  const { token } = await live.stage.register('yara');
  const yara = await live.stage.peer({ token });
  await yara.ask('room:join', { room: { code: qna.code } });
  await qna.ask(yara, 'Asked while logged in?');
  await qna.ask(await qna.join(), 'Asked by another?');
  await qna.command({ type: 'end' });
  await gathered('Asked while logged in?');
  const promise = (await promisesOf(qna.runId)).find(({ text }) => text.includes('logged in'));
  const body = { reply: 'Yes, here.' };
  await live.call('PUT', `/api/live-qna/promises/${promise?.promiseid}`, { body });
  const mine = await live.call('GET', `/api/runs/${qna.runId}/mine`, { token });
  expect(mine).toMatchObject({
    answers: [],
    asked: [{ text: 'Asked while logged in?', outcome: 'open', reply: 'Yes, here.' }],
  });
});

test('a typed name is in the export of whoever typed it, and goes with the account, as the promise does', async () => {
  const qna = await live.present();
  const { userid, token, accountType } = await live.stage.register('zoe');
  const zoe = await live.stage.peer({ token });
  await zoe.ask('room:join', { room: { code: qna.code } });
  await qna.ask(zoe, 'Asked by name?', 'Zoe Zebra');
  await qna.command({ type: 'end' });
  await gathered('Asked by name?');
  const { personalData } = live.stage.features();
  const actor = { userid, accountType, sessionId: 'any', mustLeave: false };
  const files = await personalData.collect(actor);
  expect(JSON.stringify(await contentsIn(files, 'runs'))).toContain('Zoe Zebra: Asked by name?');
  const body = { password: 'correct horse battery' };
  await live.call('POST', '/api/user/deleteaccount', { token, body });
  expect(await inStore('feedentries', 'Zoe Zebra')).toBe(false);
  expect(await inStore('livepromises', 'Asked by name?')).toBe(false);
  // What was asked stays in the room, as all that is posted there.
  expect(await inStore('feedentries', 'Asked by name?')).toBe(true);
});

test('who asked what was joined with another reads what became of that one, and who asked what was hidden that it was', async () => {
  const qna = await live.present();
  const [ann, ben] = [await qna.join(), await qna.join()];
  const one = await qna.ask(ann, 'Joined, to be answered later?');
  const other = await qna.ask(ben, 'The head of it?');
  const third = await qna.ask(ann, 'Joined, answered there?');
  const fourth = await qna.ask(ben, 'The head that is answered?');
  await qna.act(await qna.ask(ann, 'Hidden?'), 'hide');
  await qna.command({ type: 'merge', from: one, into: other });
  await qna.command({ type: 'merge', from: third, into: fourth });
  await qna.act(fourth, 'answered');
  await qna.command({ type: 'end' });
  await gathered('The head of it?');
  const owed = await promisesOf(qna.runId);
  expect(owed).toMatchObject([{ text: 'The head of it?' }]);
  const body = { reply: 'For both of you.' };
  await live.call('PUT', `/api/live-qna/promises/${owed[0]?.promiseid}`, { body });
  const own = { body: { secret: ann.joined.ticket } };
  expect(await live.call('POST', `/api/runs/${qna.runId}/own`, own)).toMatchObject({
    asked: [
      { text: 'Joined, to be answered later?', outcome: 'open', reply: 'For both of you.' },
      { text: 'Joined, answered there?', outcome: 'answered', reply: null },
      { text: 'Hidden?', outcome: 'hidden', reply: null },
    ],
  });
});
