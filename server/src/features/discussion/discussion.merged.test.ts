import type { DiscussionState } from '@sets/shared/discussion/discussion.contract.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { enterDiscussion, type InDiscussion } from '../../../test/discussion-stage.ts';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* Two questions become one: what was said under the first is not lost. */

let app: TestApp;
let qna: ReturnType<typeof qnaCallsOf>;
let owner: Person;
let ann: Person;
let moduleid: string;
let from: string;
let into: string;
const opened: InDiscussion[] = [];

beforeAll(async () => {
  app = await appOfWorker();
  qna = qnaCallsOf(app);
  [owner, ann] = await Promise.all([app.buildAccount(), app.buildAccount()]);
});
beforeEach(async () => {
  moduleid = await putAskedSpace(app, owner.userid);
  from = await putQuestion(app, { moduleid, title: 'Is it on page 3?' });
  into = await putQuestion(app, { moduleid, title: 'Where is the proof?' });
});
afterEach(() => opened.splice(0).forEach((each) => each.close()));

const enter = async (questionid: string, person: Person | null): Promise<InDiscussion> => {
  const one = await enterDiscussion(app, { moduleid, topicid: 't1', questionid }, person);
  opened.push(one);
  return one;
};
const stateOf = (told: unknown): DiscussionState => told as DiscussionState;
const links = () => ({
  first: { topicid: 't1', questionid: from, title: 'Is it on page 3?' },
  other: { topicid: 't1', questionid: into, title: 'Where is the proof?' },
});

test('who is in the two threads stays, and is told live where to go on and what else was said', async () => {
  const [writer, other] = [await enter(from, ann), await enter(into, owner)];
  await writer.write('the proof is on page 3');
  await qna.merge(owner, from, into);
  const { first, other: target } = links();
  await writer.told('place:changed', ({ state }) => stateOf(state).into !== null);
  const told = await other.told('place:changed', ({ state }) => stateOf(state).parts.length > 0);
  expect(stateOf(told.state)).toMatchObject({ into: null, parts: [first] });
  const { entered } = await enter(from, null);
  expect(stateOf(entered.state)).toMatchObject({ into: target, parts: [] });
  expect(writer.plain.some(({ name }) => name === 'place:left')).toBe(false);
});

test('it is read, edited, removed and moderated on, and nothing new is written there', async () => {
  const writer = await enter(from, ann);
  await writer.write('one');
  await writer.write('two');
  await qna.merge(owner, from, into);
  expect(await writer.write('three')).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
  expect(await writer.edit(1, 'uno')).toMatchObject({ ok: true });
  const host = await enter(from, owner);
  expect(await host.write('no')).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
  expect(await host.remove(2)).toMatchObject({ ok: true });
  const reader = await enter(from, null);
  const { entries } = await reader.ask('feed:follow', reader.ref);
  expect(entries.map(({ view }) => (view as { text: string }).text)).toEqual(['uno']);
});

test('it is there for whom the other question is, and goes with that', async () => {
  const writer = await enter(from, ann);
  await writer.write('said of the first');
  await qna.merge(owner, from, into);
  await qna.decide(owner, 'hide', into);
  await writer.told('place:left');
  await expect(enter(from, null)).rejects.toThrow();
  expect((await enter(from, owner)).entered.as).toBe('host');
  await qna.removeQuestion(owner, into);
  expect(JSON.stringify(await app.stored())).not.toContain('said of the first');
});
