import { expect, test } from 'vitest';
import { createBackground } from './background.ts';
import { createLog } from './log.ts';

test('the end waits for what was begun, and nothing begins after it', async () => {
  const background = createBackground(createLog('silent'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  background.run('first', () => promise.then(() => done.push('first')));
  const closed = background.close().then(() => done.push('closed'));
  background.run('second', () => Promise.resolve(done.push('second')));
  resolve();
  await closed;
  expect(done).toEqual(['first', 'closed']);
});

test('a failure is logged with its name, and is nobody else’s', async () => {
  const logged: string[] = [];
  const background = createBackground(
    createLog('info', { write: (line) => void logged.push(line) }),
  );
  background.run('a task', () => Promise.reject(new TypeError('broken')));
  background.run('another', () => {
    throw new RangeError('broken at once');
  });
  await background.close();
  const lines = logged.map((line) => JSON.parse(line) as unknown);
  expect(lines).toHaveLength(2);
  for (const [what, kind] of [
    ['a task', 'TypeError'],
    ['another', 'RangeError'],
  ]) {
    expect(lines).toContainEqual(
      expect.objectContaining({ what, err: expect.objectContaining({ kind }) }),
    );
  }
});
