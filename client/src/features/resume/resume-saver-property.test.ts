import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeResumeServer, job, resumeOf } from '../../../test/fake-resume-server.ts';
import { keptResumeDrafts } from './kept-resume-drafts.ts';
import { entryKey, textOf, valueOf } from './resume-pieces.ts';
import { ResumeSaver } from './resume-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const id = fc.constantFrom('1', '2', '3');
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('type' as const), id }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('other' as const), id }) },
  fc.record({
    does: fc.constantFrom('reload', 'done', 'move', 'others add', 'away', 'lost', 'back'),
    id,
  }),
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), id, ms: fc.nat(5_000) }),
  },
);

type PlayedAct = typeof act extends fc.Arbitrary<infer Act> ? Act : never;

/** The same on one tab, while another one changes and the network fails as it likes. */
const play = async (acts: readonly PlayedAct[]): Promise<void> => {
  sessionStorage.clear();
  const server = fakeResumeServer(resumeOf({ wkexp: [job('1'), job('2'), job('3')] }));
  const kept = keptResumeDrafts('mira', sessionStorage);
  /** What this tab has seen of each entry, or written itself: the rest it may not overwrite. */
  const seen = new Map(['1', '2', '3'].map((each) => [each, new Set([`Job ${each}`])]));
  const typed = new Map<string, string>();
  const overwritten: string[] = [];
  server.onChange = (change, before) => {
    if (change.kind !== 'edit') return;
    const now = before.wkexp[change.entryIndex]?.title ?? '';
    if (seen.get(change.entryId)?.has(now) === false) overwritten.push(now);
    seen.get(change.entryId)?.add(textOf(change.fields, 'title'));
  };
  const begin = (): ResumeSaver => {
    const tools = { onTold: () => undefined, onNotice: () => undefined };
    const made = new ResumeSaver(server.now(), { server: server.api, kept, ...tools });
    made.begin();
    return made;
  };
  let saver = begin();
  const type = (each: string, title: string): void => {
    const key = entryKey('wkexp', each);
    saver.open(key);
    const draft = saver.store.getState().drafts[key];
    if (draft?.problem === null) seen.get(each)?.add(textOf(draft.base ?? {}, 'title'));
    saver.edit(key, { title });
    typed.set(each, title);
  };
  const other = (each: string, title: string): void =>
    server.others((resume) => ({
      ...resume,
      wkexp: resume.wkexp.map((entry) => (entry.entryId === each ? { ...entry, title } : entry)),
    }));
  for (const [at, step] of acts.entries()) {
    if (step.does === 'type') type(step.id, `mine ${at}`);
    if (step.does === 'other') other(step.id, `other ${at}`);
    if (step.does === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
    if (step.does === 'done') saver.done(entryKey('wkexp', step.id));
    if (step.does === 'move') saver.move('wkexp', [step.id]);
    if (step.does === 'others add') {
      server.others((resume) => ({ ...resume, wkexp: [job(`new${at}`), ...resume.wkexp] }));
    }
    if (step.does === 'away') server.fault = 'away';
    if (step.does === 'lost') server.fault = 'lost reply';
    if (step.does === 'back') server.fault = null;
    if (step.does === 'reload') {
      saver.leave();
      // The old page is gone with its timers; what it kept is not.
      vi.clearAllTimers();
      saver = begin();
    }
  }
  server.fault = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(overwritten).toEqual([]);
  for (const [each, title] of typed) {
    const key = entryKey('wkexp', each);
    const draft = saver.store.getState().drafts[key];
    const onServer = textOf(valueOf(server.now(), key) ?? {}, 'title');
    const isAsked = draft?.problem?.kind === 'changed' && textOf(draft.fields, 'title') === title;
    // It is there, was there until another one went on with it, or its person is asked.
    const wasThere = seen.get(each)?.has(title) === true && onServer.startsWith('other');
    expect(onServer === title || isAsked || wasThere, `${title}: ${onServer}`).toBe(true);
  }
};

it('whatever happens, nothing that was typed is lost, and nothing unseen is overwritten', async () => {
  await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 25 }), play), { numRuns: 150 });
});
