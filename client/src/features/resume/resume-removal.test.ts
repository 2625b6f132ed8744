import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeResumeServer, job, resumeOf } from '../../../test/fake-resume-server.ts';
import { keptResumeDrafts } from './kept-resume-drafts.ts';
import type { PieceKey } from './resume-pieces.ts';
import { ResumeSaver, savingTimes } from './resume-saver.ts';
import { statusOf } from './resume-state.ts';

/* What is removed while something else of it is under way. */

const first: PieceKey = 'wkexp/1';

const open = (resume = resumeOf({ wkexp: [job('1'), job('2')] })) => {
  const server = fakeResumeServer(resume);
  const saver = new ResumeSaver(resume, {
    server: server.api,
    kept: keptResumeDrafts('mira', sessionStorage),
    onTold: () => undefined,
    onNotice: () => undefined,
  });
  saver.begin();
  return { server, saver };
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a new entry of which it is not known whether it arrived does not come back', async () => {
  const { server, saver } = open(resumeOf({}));
  const key = saver.add('skill');
  saver.edit(key, { skillName: 'Algebra' });
  server.fault = 'lost reply';
  await vi.advanceTimersByTimeAsync(savingTimes.pause);
  expect(server.now().skill).toHaveLength(1);
  saver.remove(key);
  await vi.advanceTimersByTimeAsync(savingTimes.removal);
  server.fault = null;
  await vi.runAllTimersAsync();
  expect(server.now().skill).toEqual([]);
  expect(saver.store.getState()).toMatchObject({ drafts: {}, held: {}, isOffline: false });
});

it('what is taken back in the moment in which it is removed is there again', async () => {
  const { server, saver } = open();
  server.onChange = ({ kind }) => {
    if (kind === 'remove') saver.undo(first);
  };
  saver.remove(first);
  await vi.runAllTimersAsync();
  expect(server.now().wkexp.map(({ title }) => title)).toEqual(['Job 2', 'Job 1']);
  expect(statusOf(saver.store.getState())).toBe('saved');
});

it('with what was typed of it', async () => {
  const { server, saver } = open();
  server.onChange = ({ kind }) => {
    if (kind === 'remove') saver.undo(first);
  };
  saver.open(first);
  saver.edit(first, { title: 'Mine' });
  saver.remove(first);
  await vi.runAllTimersAsync();
  expect(server.now().wkexp.map(({ title }) => title)).toEqual(['Job 2', 'Mine']);
  expect(saver.store.getState().drafts).toEqual({});
});
