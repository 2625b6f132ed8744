import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { TemporaryFolder } from '../../../scripts/temporary-folder.ts';
import { long } from '../../test/process-clients.ts';
import { startKeeper } from './keeper-process.ts';

test('a keeper that hangs is ended, and one that only waits is not', long, async () => {
  using folder = new TemporaryFolder();
  const begin = { store: { dir: join(folder.path, 'store') }, redis: null };
  const keeper = await startKeeper(begin, { everyMs: 250, most: 8 });
  // Longer than it may be silent, so it has been heard.
  const livesFor = async () => {
    const { metrics } = (await keeper.measure())!;
    const started = metrics.find(({ name }) => name === 'process_start_time_seconds');
    const [{ value } = { value: 0 }] = (started as unknown as { values: { value: number }[] })
      .values;
    return Date.now() / 1_000 - value;
  };
  await vi.waitFor(async () => expect(await livesFor()).toBeGreaterThan(4), long);
  process.kill(keeper.pid, 'SIGSTOP');
  expect(await keeper.ended).toBe('The process that keeps the data does not answer.');
});
