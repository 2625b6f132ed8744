import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resumeMessages } from '../resume.messages.ts';
import { drawInThread } from './draw-in-thread.ts';
import type { Drawing } from './draw-resume.ts';
import { nameOnly, overfull } from './testing/resumes.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

let begun: Worker[] = [];
const count = (message: unknown): void => void begun.push((message as { worker: Worker }).worker);
beforeAll(() => diagnostics.subscribe('worker_threads', count));
afterAll(() => diagnostics.unsubscribe('worker_threads', count));
beforeEach(() => {
  begun = [];
});

const drawing = (more: Partial<Drawing> = {}): Drawing => ({
  resume: nameOnly(),
  design: 'plain',
  photo: null,
  at: new Date(0),
  ...more,
});
const tooMuch = { code: 'UNAVAILABLE', message: resumeMessages.tooLong };

test('a paper is drawn in a thread, which draws the next one too, while others have their turns', async () => {
  const draw = drawInThread();
  let turns = 0;
  let isDone = false;
  const takeTurn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const papers = await Promise.all([draw('ada', drawing()), draw('ada', drawing())]);
  isDone = true;
  for (const paper of papers) expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  expect(turns).toBeGreaterThan(100);
  expect(begun).toHaveLength(1);
  await begun[0]?.terminate();
});

test('a thread that nobody needs ends', async () => {
  await drawInThread({ rest: 1 })('ada', drawing());
  const [worker] = begun;
  if (worker?.threadId !== -1) await once(worker!, 'exit');
  expect(worker?.threadId).toBe(-1);
});

test('what takes longer than it may, or more memory, has no paper', async () => {
  const hurried = drawInThread({ time: 1 });
  await expect(hurried('ada', drawing())).rejects.toMatchObject(tooMuch);
  const narrow = drawInThread({ memory: 8 });
  await expect(narrow('ada', drawing({ resume: overfull(100, 4_000) }))).rejects.toMatchObject(
    tooMuch,
  );
});

test('what fails fails for its own paper alone', async () => {
  const draw = drawInThread();
  const broken = drawing({ photo: new Uint8Array(4), design: 'columns' });
  const next = draw('ada', drawing());
  await expect(draw('ada', broken)).rejects.toThrow('unsupported image format');
  expect((await next).length).toBeGreaterThan(1_000);
  expect((await draw('ada', drawing())).equals(await next)).toBe(true);
  expect(begun).toHaveLength(2);
  await begun[1]?.terminate();
});

test('who asks for many keeps nobody else waiting for all of them', async () => {
  const draw = drawInThread();
  const done: string[] = [];
  const asked = ['ada', 'ada', 'ada', 'ada', 'ben'].map(async (who) => {
    await draw(who, drawing());
    done.push(who);
  });
  await Promise.all(asked);
  // One was under way already, and one of each comes before the next of anybody.
  expect(done.indexOf('ben')).toBeLessThan(3);
  await begun[0]?.terminate();
});
