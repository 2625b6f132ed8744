import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { buildRun, from } from '../../../test/run-store-parts.ts';
import { MemoryRunStore } from './memory-run-store.ts';
import { RunSteps } from './run-steps.ts';

test('a store that is away when a run changes ends no process', async () => {
  const store = new MemoryRunStore();
  await store.put(buildRun(), from([]));
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line).msg) });
  type Parts = ConstructorParameters<typeof RunSteps>[0];
  const steps = new RunSteps({ store, clock: createManualClock(), log } as Partial<Parts> as Parts);
  onTestFinished(() => steps.stop());
  vi.spyOn(store, 'get').mockRejectedValue(new Error('away'));
  await store.advance('run1', { version: 1, state: {}, ended: false, deadline: 1 });
  await eventually(() => expect(logged).toEqual(['the timer of a run could not be set']));
});

test('a step that is durable is in the log, also where the store is away', async () => {
  const store = new MemoryRunStore();
  await store.put(buildRun(), from([]));
  const over = vi.fn<(runId: string) => void>();
  const append = vi.fn(async () => {});
  const rules = { finish: () => ({}), deadline: () => null, shown: () => [] };
  const steps = new RunSteps({
    store,
    clock: createManualClock(),
    log: pino({ level: 'silent' }),
    runs: { load: () => buildRun() },
    records: { advance: async () => true, append },
    activities: { of: () => rules },
    onOver: over,
  } as unknown as ConstructorParameters<typeof RunSteps>[0]);
  onTestFinished(() => steps.stop());
  vi.spyOn(store, 'advance').mockRejectedValue(new Error('away'));
  await expect(steps.finish('run1')).rejects.toThrow('away');
  expect(append).toHaveBeenCalledOnce();
  expect(over).toHaveBeenCalledWith(expect.objectContaining({ runId: 'run1' }));
});

test('a step of others that changes what answers count for counts all of them anew, whoever comes upon it', async () => {
  const store = new MemoryRunStore();
  const before = buildRun();
  await store.put(before, from([]));
  const load = vi.fn(() => before);
  const joined = { ...before, version: before.version + 1, state: { joined: 1 } };
  const rules = {
    finish: () => ({}),
    deadline: () => null,
    counting: (state: { joined?: number }) => String(state.joined),
  };
  const steps = new RunSteps({
    store,
    clock: createManualClock(),
    log: pino({ level: 'silent' }),
    runs: { load },
    // Another process has taken a durable step, and died before it moved what is in play.
    records: { advance: async () => false, find: async () => joined },
    activities: { of: () => rules },
  } as unknown as ConstructorParameters<typeof RunSteps>[0]);
  onTestFinished(() => steps.stop());
  const discard = vi.spyOn(store, 'discard');
  await expect(steps.finish('run1')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(discard).toHaveBeenCalledWith('run1');
});
