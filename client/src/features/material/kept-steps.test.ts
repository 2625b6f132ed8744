import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePollServer as fakeServer } from '../../../test/fake-poll-server.ts';
import { keptDrafts } from './kept-drafts.ts';
import { keptSteps, storedSteps } from './kept-steps.ts';
import { type PollDraft, pollWriting } from '../poll/poll-draft.ts';
import { pollRules } from '../poll/poll-material.ts';
import type { MaterialApi } from './material.ts';
import { MaterialEditing } from './material-editing.ts';
import steps1 from './stored/draft-steps.v1.json' with { type: 'json' };

proveStoredShape(storedSteps, [steps1]);

const shelf = { moduleid: 'personal', topicid: 'polls' };

const ask =
  (text: string, title = '') =>
  (draft: PollDraft): PollDraft => {
    const [first] = draft.questions;
    if (first?.kind !== 'choice') throw new Error('A new poll begins with a choice.');
    const options = first.options.map((option, index) => ({ ...option, text: `answer ${index}` }));
    return { ...pollWriting.change(draft, { ...first, text, options }), title };
  };

/** One more question, of which a text alone is there. */
const begin = (draft: PollDraft): PollDraft => {
  const more = pollWriting.add(draft, draft.questions.length, 'choice');
  return pollWriting.change(more, { ...more.questions.at(-1)!, text: 'Half a question' });
};

const textsOf = (poll: { questions: readonly { text: string }[] }) =>
  poll.questions.map(({ text }) => text);

/** The editor of a poll, as a page has it that was just loaded. */
const open = async (
  target: { id: string } | { shelf: typeof shelf },
  api: MaterialApi<PollDefinition>,
) => {
  const editing = new MaterialEditing({
    rules: pollRules,
    api,
    kept: keptDrafts(pollRules, 'mira'),
    steps: keptSteps(pollRules, 'mira'),
  });
  await editing.open(target);
  return { saver: editing.store.getState().saver! };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('takes back after a reload what was done before it, and does it again', async () => {
  const { api, server } = fakeServer();
  const { saver } = await open({ shelf }, api);
  for (const text of ['Why?', 'Why not?']) saver.edit(ask(text));
  saver.edit(begin);
  saver.edit((draft) => pollWriting.remove(draft, 1));
  saver.undo();
  await vi.runAllTimersAsync();
  saver.keepSteps();
  const { pollid } = server.poll!;
  const again = (await open({ id: pollid }, api)).saver;
  const texts = () => textsOf(again.store.getState().draft);
  expect(texts()).toEqual(['Why not?', 'Half a question']);
  const before = again.store.getState().draft;
  expect(again.redo()).toBe(true);
  expect(texts()).toEqual(['Why not?']);
  // The first question is the same as it was: whoever goes back sees the one that is not.
  expect(pollWriting.firstChange(before, again.store.getState().draft)).toBe(0);
  while (texts().length > 1 || texts()[0] !== 'Why?') again.undo();
  expect(texts()).toEqual(['Why?']);
  await vi.runAllTimersAsync();
  expect(server.poll?.questions[0]?.text).toBe('Why?');
});

it('takes nothing back of a poll that was changed elsewhere meanwhile', async () => {
  const { api, server } = fakeServer();
  const { saver } = await open({ shelf }, api);
  saver.edit(ask('Why?'));
  await vi.runAllTimersAsync();
  saver.keepSteps();
  server.poll = { ...server.poll!, title: 'Theirs', revision: 2 };
  const again = (await open({ id: server.poll.pollid }, api)).saver;
  expect(again.undo()).toBe(false);
  expect(again.store.getState().draft.title).toBe('Theirs');
});

it('keeps as many steps as there is room for, the newest', async () => {
  const { api } = fakeServer();
  const { saver } = await open({ shelf }, api);
  for (let step = 0; step < 100; step += 1)
    saver.edit(ask(`${step} ${'long '.repeat(2_000)}`, `${step}`));
  saver.keepSteps();
  const again = (await open({ shelf }, api)).saver;
  const { past } = again.steps.getState();
  expect(past.length).toBeGreaterThan(20);
  expect(past.length).toBeLessThan(100);
  expect(textsOf(past.at(-1)!)?.[0]).toMatch(/^98 /);
});
