import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePostServer } from '../../../../../test/fake-post-server.ts';
import { keptPostDraft } from './kept-post-draft.ts';
import { blankPost, emptyContent } from './post-content.ts';
import { PostSaver } from './post-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('type' as const), ms: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('other' as const), ms: fc.nat(6) }) },
  fc.record({
    does: fc.constantFrom('reload', 'publish', 'mine', 'theirs', 'away', 'lost', 'back'),
    ms: fc.constant(0),
  }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.nat(5_000) }) },
);
type PlayedAct = typeof act extends fc.Arbitrary<infer Act> ? Act : never;

const blogid = 'b'.repeat(22);

/** One tab that types, while another one saves and the network fails as it likes. */
const play = async (acts: readonly PlayedAct[]): Promise<void> => {
  sessionStorage.clear();
  const server = fakePostServer(blogid);
  const kept = keptPostDraft('mira', blogid, sessionStorage);
  /** What this tab has seen of the text, or written itself: the rest it may not overwrite. */
  const seen = new Set(['']);
  const overwritten: string[] = [];
  server.onSave = ({ text }, before) => {
    const now = before?.content.text ?? '';
    if (!seen.has(now)) overwritten.push(now);
    seen.add(text);
  };
  const begin = (): PostSaver => {
    const post = server.now() ?? blankPost(blogid);
    const made = new PostSaver(post, { server: server.api, kept });
    seen.add(made.store.getState().draft.base.text);
    made.begin();
    return made;
  };
  let saver = begin();
  let typed = '';
  const shown = (): string => saver.store.getState().draft.content.text;
  for (const { does, ms } of acts) {
    if (does === 'type') {
      typed = `mine ${ms}`;
      seen.add(saver.store.getState().draft.base.text);
      saver.edit({ text: typed });
    }
    if (does === 'other') {
      const content = { ...emptyContent, text: `other ${ms}` };
      server.others((post) => ({ ...post, content }));
    }
    if (does === 'wait') await vi.advanceTimersByTimeAsync(ms);
    if (does === 'publish') void saver.change({ kind: 'publish' });
    if (does === 'mine' || does === 'theirs') {
      if (saver.store.getState().problem?.kind === 'changed') {
        // Whoever chooses has seen both.
        seen.add(saver.store.getState().doc.content.text);
      }
      if (does === 'mine') saver.keepMine();
      else saver.takeTheirs();
      typed = shown();
    }
    if (does === 'away') server.fault = 'away';
    if (does === 'lost') server.fault = 'lost reply';
    if (does === 'back') server.fault = null;
    if (does === 'reload') {
      saver.leave();
      // The old page is gone with its timers; what it kept is not.
      vi.clearAllTimers();
      saver = begin();
    }
  }
  server.fault = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(overwritten).toEqual([]);
  const { problem, draft } = saver.store.getState();
  const onServer = server.now()?.content.text ?? '';
  // It is there, was there until another one went on with it, or its person is asked.
  const isAsked = problem?.kind === 'changed' && draft.content.text === typed;
  const wasThere = seen.has(typed) && onServer.startsWith('other');
  expect(onServer === typed || isAsked || wasThere, `${typed}: ${onServer}`).toBe(true);
};

it('whatever happens, nothing that was typed is lost, and nothing unseen is overwritten', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 25 }), play), { numRuns: 200 });
});
