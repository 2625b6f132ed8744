import { fail } from '@sets/shared/core/result.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePollServer as fakeServer } from '../../../test/fake-poll-server.ts';
import { keptDrafts } from './kept-drafts.ts';
import { keptSteps } from './kept-steps.ts';
import { type PollDraft, pollWriting } from '../poll/poll-draft.ts';
import { pollRules } from '../poll/poll-material.ts';
import type { MaterialApi } from './material.ts';
import { MaterialEditing } from './material-editing.ts';

const shelf = { moduleid: 'personal', topicid: 'polls' };
const kept = keptDrafts(pollRules, 'mira');

const ask =
  (text: string) =>
  (draft: PollDraft): PollDraft => {
    const [first] = draft.questions;
    if (first?.kind !== 'choice') throw new Error('A new poll begins with a choice.');
    const options = first.options.map((option, index) => ({ ...option, text: `answer ${index}` }));
    return pollWriting.change(draft, { ...first, text, options });
  };

const open = async (
  target: { id: string } | { shelf: typeof shelf },
  api: MaterialApi<PollDefinition>,
) => {
  const editing = new MaterialEditing({
    rules: pollRules,
    api,
    kept,
    steps: keptSteps(pollRules, 'mira'),
  });
  await editing.open(target);
  const saver = editing.store.getState().saver!;
  return { editing, saver, status: () => saver.store.getState().status };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('keeps an incomplete poll on the device, and finds it again', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  saver.edit((draft) => ({ ...draft, title: 'Half' }));
  await vi.runAllTimersAsync();
  expect(status()).toBe('device');
  expect(server.calls).toEqual([]);
  const again = await open({ shelf }, api);
  expect(again.saver.store.getState().draft.title).toBe('Half');
});

it('creates the poll when it is complete, then changes it, one call for a burst of typing', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  for (const text of ['W', 'Wh', 'Why']) saver.edit(ask(text));
  expect(status()).toBe('waiting');
  await vi.runAllTimersAsync();
  expect(status()).toBe('saved');
  saver.edit(ask('Why not?'));
  await vi.runAllTimersAsync();
  expect(server.calls).toEqual(['create', 'change']);
  expect(server.poll).toMatchObject({ title: 'Why not?', revision: 2 });
  expect(localStorage).toHaveLength(0);
});

/** One more question, of which a text alone is there. */
const begin =
  (text: string) =>
  (draft: PollDraft): PollDraft => {
    const more = pollWriting.add(draft, draft.questions.length, 'choice');
    return pollWriting.change(more, { ...more.questions.at(-1)!, text });
  };
const textsOf = (poll: { questions: readonly { text: string }[] } | null) =>
  poll?.questions.map(({ text }) => text);

it('sends what is finished, and keeps on the device what is not', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  saver.edit(ask('Done'));
  saver.edit(begin('Begun'));
  await vi.runAllTimersAsync();
  expect(status()).toBe('partly');
  expect(textsOf(server.poll)).toEqual(['Done']);
  expect(await saver.flush()).toBeNull();

  const again = await open({ id: 'poll1' }, api);
  expect(textsOf(again.saver.store.getState().draft)).toEqual(['Done', 'Begun']);
  await vi.runAllTimersAsync();
  expect(again.status()).toBe('partly');
  again.saver.edit((draft) => ({ ...draft, title: 'Named' }));
  await vi.runAllTimersAsync();
  expect(server.poll).toMatchObject({ title: 'Named', questions: [{ text: 'Done' }] });
  again.saver.edit((draft) => pollWriting.remove(draft, 1));
  await vi.runAllTimersAsync();
  expect(again.status()).toBe('saved');
  expect(localStorage).toHaveLength(0);
});

it('a question that is finished no more stays on the server as it was', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  saver.edit(ask('First'));
  await vi.runAllTimersAsync();
  const [first] = saver.store.getState().draft.questions;
  saver.edit(begin('Second'));
  saver.edit((draft) => pollWriting.change(draft, { ...first!, text: '' }));
  saver.edit((draft) => ({ ...draft, title: 'Named' }));
  await vi.runAllTimersAsync();
  expect(status()).toBe('partly');
  expect(server.poll).toMatchObject({ title: 'Named', questions: [first] });
  expect(saver.store.getState().draft.questions[0]?.text).toBe('');
});

it('sends what is typed while a call is under way with the next one', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  saver.edit(ask('One'));
  const sent = saver.flush();
  saver.edit(ask('Two'));
  await sent;
  await vi.runAllTimersAsync();
  expect(status()).toBe('saved');
  expect(server.calls).toEqual(['create', 'change']);
  expect(server.poll?.questions[0]?.text).toBe('Two');
});

it('tries again by itself when the server was not there', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  server.refusal = fail('UNAVAILABLE', 'Not now.');
  saver.edit(ask('Why?'));
  await vi.advanceTimersByTimeAsync(800);
  expect(status()).toBe('offline');
  await vi.runAllTimersAsync();
  expect(status()).toBe('saved');
});

it('lets the person decide when somebody else has changed the poll', async () => {
  const { api, server } = fakeServer();
  const mine = await open({ shelf }, api);
  mine.saver.edit(ask('Mine'));
  await vi.runAllTimersAsync();
  const other = await open({ id: 'poll1' }, api);
  other.saver.edit(ask('Theirs'));
  await vi.runAllTimersAsync();
  mine.saver.edit(ask('Mine, better'));
  await vi.runAllTimersAsync();
  expect(mine.status()).toBe('conflict');
  await mine.saver.keepMine();
  expect(server.poll?.questions[0]?.text).toBe('Mine, better');

  other.saver.edit(ask('Theirs, better'));
  await vi.runAllTimersAsync();
  expect(other.status()).toBe('conflict');
  await other.saver.takeTheirs();
  expect(other.saver.store.getState().draft.questions[0]?.text).toBe('Mine, better');
  expect(other.status()).toBe('saved');
});

it('puts what this device still had to send upon the poll, unless it has changed since', async () => {
  const { api } = fakeServer();
  const { saver } = await open({ shelf }, api);
  saver.edit(ask('On the server'));
  await vi.runAllTimersAsync();
  const { draft, revision } = saver.store.getState();
  kept.keep('poll1', { draft: ask('Typed last')(draft), revision });
  const same = await open({ id: 'poll1' }, api);
  expect(same.saver.store.getState().draft.questions[0]?.text).toBe('Typed last');
  await vi.runAllTimersAsync();
  expect(same.status()).toBe('saved');
  kept.keep('poll1', { draft: ask('Older')(draft), revision });
  expect((await open({ id: 'poll1' }, api)).status()).toBe('conflict');
});

it('says why it is not saved', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  server.refusal = fail('FORBIDDEN', 'Students write no polls.');
  saver.edit(ask('Why?'));
  await vi.runAllTimersAsync();
  expect(status()).toBe('refused');
  expect(saver.store.getState().failure).toBe('Students write no polls.');
});

it('a poll whose making was not heard of is made once, and gets what was typed since', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  server.losesReply = true;
  saver.edit(ask('Why?'));
  await vi.advanceTimersByTimeAsync(800);
  expect(status()).toBe('offline');
  saver.edit(ask('Why not?'));
  await vi.runAllTimersAsync();
  expect(status()).toBe('saved');
  expect(server.calls).toEqual(['create', 'create', 'change']);
  expect(server.poll).toMatchObject({ title: 'Why not?', revision: 2 });
  expect(localStorage).toHaveLength(0);
});

it('so too where the page was left before the reply', async () => {
  const { api, server } = fakeServer();
  const { saver } = await open({ shelf }, api);
  server.losesReply = true;
  saver.edit(ask('Why?'));
  await vi.advanceTimersByTimeAsync(800);
  const first = server.attempt;
  const again = await open({ shelf }, api);
  await vi.runAllTimersAsync();
  expect(server.attempt).toBe(first);
  expect(again.status()).toBe('saved');
});

it('where somebody has gone on with it meanwhile, the person decides', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  server.losesReply = true;
  saver.edit(ask('Why?'));
  await vi.advanceTimersByTimeAsync(800);
  server.poll = { ...server.poll!, title: 'Theirs', revision: 5 };
  saver.edit(ask('Mine'));
  await vi.runAllTimersAsync();
  expect(status()).toBe('conflict');
  await saver.keepMine();
  expect(server.poll.title).toBe('Mine');
  expect(status()).toBe('saved');
});

it('steps are taken back and again, saved or not, and what is so is saved', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  saver.edit(ask('One'));
  await vi.runAllTimersAsync();
  vi.advanceTimersByTime(5_000);
  saver.edit(ask('Two'));
  await vi.runAllTimersAsync();
  expect(saver.undo()).toBe(true);
  await vi.runAllTimersAsync();
  expect(status()).toBe('saved');
  expect(server.poll?.title).toBe('One');
  expect(saver.redo()).toBe(true);
  await vi.runAllTimersAsync();
  expect(server.poll?.title).toBe('Two');
  expect(saver.redo()).toBe(false);
  while (saver.undo());
  await vi.runAllTimersAsync();
  expect(status()).toBe('partly');
  expect(server.poll?.title).toBe('Two');
});

it('what was given up for the other one can be had back', async () => {
  const { api, server } = fakeServer();
  const { saver, status } = await open({ shelf }, api);
  saver.edit(ask('Mine'));
  await vi.runAllTimersAsync();
  server.poll = { ...server.poll!, title: 'Theirs', revision: 9 };
  vi.advanceTimersByTime(5_000);
  saver.edit(ask('Mine, better'));
  await vi.runAllTimersAsync();
  await saver.takeTheirs();
  expect(saver.store.getState().draft.title).toBe('Theirs');
  saver.undo();
  await vi.runAllTimersAsync();
  expect(status()).toBe('saved');
  expect(server.poll?.questions[0]?.text).toBe('Mine, better');
});
