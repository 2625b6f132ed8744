import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildKind, heldWork, openJobBench } from '../../../test/job-bench.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { deadFor } from './job-store.ts';
import { type Attempt, JobFailure } from './jobs.ts';

let bench: Awaited<ReturnType<typeof openJobBench>>;
beforeAll(async () => {
  bench = await openJobBench();
});
afterEach(() => bench.clear());
afterAll(() => bench.close());

const later = (code = 'EBUSY') => new JobFailure(code, { final: false });
const final = (code = 'EREFUSED') => new JobFailure(code, { final: true });
const failing = (error: Error) => async (): Promise<void> => {
  throw error;
};
const untilStored = (shape: object[]) => expect.poll(bench.stored).toMatchObject(shape);

describe('a job', () => {
  test('begins at once, without a look at the store, and is gone once it is done', async () => {
    const ran: string[] = [];
    const { add } = bench.open({ run: async ({ text }) => void ran.push(text) });
    await add('now');
    await expect.poll(() => ran).toEqual(['now']);
    await expect.poll(bench.stored).toEqual([]);
  });

  test('is stored before its caller goes on, with what a later version needs to know', async () => {
    const work = heldWork();
    const { add, jobs, clock, kind } = bench.open({ run: work.done });
    const id = await add('stored');
    expect(await bench.stored()).toEqual([
      {
        _id: id,
        v: 1,
        kind: 'note',
        version: 1,
        payload: '{"text":"stored"}',
        tries: 1,
        held: expect.any(String),
        dueAt: new Date(clock.now() + kind.lease),
        at: new Date(clock.now()),
        staleAt: new Date(clock.now() + kind.keep),
        expiresAt: new Date(clock.now() + kind.keep + deadFor),
      },
    ]);
    expect(await jobs.stateOf(id)).toEqual({ is: 'under way', tries: 1, progress: null });
    work.finish();
    await expect.poll(() => jobs.stateOf(id)).toBeNull();
  });

  test('that does not fit its own kind is refused, and nothing is stored', async () => {
    const { jobs, kind } = bench.open();
    const wrong = { text: 'a text', more: 'than there is' };
    await expect(jobs.enqueue(kind, wrong)).rejects.toThrow();
    expect(await bench.stored()).toEqual([]);
  });

  test('waits until it may begin', async () => {
    const ran: string[] = [];
    const { add, jobs, clock } = bench.open({ run: async ({ text }) => void ran.push(text) });
    const id = await add('tomorrow', { notBefore: clock.now() + 90_000 });
    jobs.start();
    clock.advance(89_000);
    await add('now');
    await expect.poll(() => ran).toEqual(['now']);
    expect(await jobs.stateOf(id)).toMatchObject({ is: 'waiting', tries: 0 });
    clock.advance(1_000);
    await expect.poll(() => ran).toEqual(['now', 'tomorrow']);
  });

  test('tells how far it is', async () => {
    const work = heldWork();
    const { add, jobs } = bench.open({
      run: async (_note, { progress }) => {
        await progress(0.4, 'slide 4 of 10');
        await work.done();
      },
    });
    const id = await add('slides');
    const progress = { done: 0.4, line: 'slide 4 of 10' };
    await expect.poll(() => jobs.stateOf(id)).toEqual({ is: 'under way', tries: 1, progress });
    work.finish();
  });

  test('is forgotten with what it is about, dead or not', async () => {
    const kind = buildKind({ about: ({ text }) => text });
    const { jobs, add } = bench.open({ kind, run: failing(final()) });
    const waits = { notBefore: createManualClock().now() + 1_000 };
    await add('ada', waits);
    await add('ada');
    await add('eve', waits);
    await expect
      .poll(async () => (await bench.stored()).filter(({ code }) => code))
      .toHaveLength(1);
    await jobs.forget(kind, 'ada');
    expect(await bench.stored()).toMatchObject([{ about: 'eve' }]);
  });
});

describe('a job that fails', () => {
  test('is tried again after each pause, not before, and dies after the last', async () => {
    const given: JobFailure[] = [];
    const { add, jobs, clock, kind, logged } = bench.open({
      run: failing(later('EBUSY 421')),
      givenUp: (failure) => void given.push(failure),
    });
    const id = await add('a secret text');
    for (const [at, pause] of kind.pauses.entries()) {
      const dueAt = new Date(clock.now() + pause);
      await untilStored([{ tries: at + 1, held: null, dueAt }]);
      clock.advance(pause - 1_000);
      clock.advance(1_000);
    }
    const diedAt = new Date(clock.now());
    await untilStored([{ tries: 3, held: null, code: 'EBUSY 421', diedAt }]);
    expect(await jobs.stateOf(id)).toEqual({ is: 'dead', tries: 3, progress: null });
    expect((await bench.stored())[0]).not.toHaveProperty('dueAt');
    expect(given.map(({ code }) => code)).toEqual(['EBUSY 421']);
    expect(logged.join('')).toContain('job given up');
    expect(logged.join('')).not.toContain('a secret text');
    // It stays dead.
    clock.advance(120_000);
    jobs.start();
    await add('another');
    await expect.poll(bench.stored).toHaveLength(2);
    expect((await bench.stored())[0]).toMatchObject({ tries: 3, diedAt });
  });

  test('for good is dead at once', async () => {
    const { add } = bench.open({ run: failing(final('EENVELOPE 550')) });
    await add('refused');
    await untilStored([{ tries: 1, code: 'EENVELOPE 550' }]);
  });

  test.each([
    [
      'a code that says more than a code',
      Object.assign(new Error('x'), { code: 'to ada@s.example' }),
    ],
    ['no code', new Error('Ada Lovelace wrote: my answer')],
    ['no error', 'a text of Ada Lovelace' as unknown as Error],
  ])('with %s is tried again, and nothing of it is stored', async (_what, error) => {
    const { add } = bench.open({ kind: buildKind({ pauses: [] }), run: failing(error) });
    await add('x');
    await untilStored([{ tries: 1, code: 'EUNKNOWN' }]);
    expect(JSON.stringify(await bench.stored())).not.toMatch(/ada/i);
  });

  test('because it took longer than its lease is told so, and tried again', async () => {
    const attempts: Attempt[] = [];
    const { add, clock, kind } = bench.open({
      run: (_note, attempt) => {
        attempts.push(attempt);
        return attempts.length === 1 ? new Promise(() => {}) : Promise.resolve();
      },
    });
    await add('slow');
    expect(attempts[0]?.signal.aborted).toBe(false);
    clock.advance(kind.lease);
    await untilStored([{ tries: 1, held: null }]);
    expect(attempts[0]?.signal.aborted).toBe(true);
    clock.advance(kind.pauses[0]!);
    await expect.poll(bench.stored).toEqual([]);
    expect(attempts.map(({ number }) => number)).toEqual([1, 2]);
  });

  test.each([
    ['of another version', { version: 2 }, 'EPAYLOAD'],
    ['that does not fit', { payload: '{"text":1}' }, 'EPAYLOAD'],
    ['that is no JSON', { payload: '{' }, 'EPAYLOAD'],
    ['that waited longer than it is worth', { staleAt: new Date(0) }, 'ESTALE'],
  ])('a payload %s is dead at once, and never run', async (_what, change, code) => {
    const ran: string[] = [];
    const { add, jobs, clock } = bench.open({ run: async ({ text }) => void ran.push(text) });
    await add('x', { notBefore: clock.now() + 1_000 });
    await bench.connection.collection('jobs').updateOne({}, { $set: change });
    clock.advance(1_000);
    jobs.start();
    await untilStored([{ code, tries: 1 }]);
    expect(ran).toEqual([]);
  });
});

describe('a sealed payload', () => {
  const sealed = buildKind({ sealed: true });

  test('cannot be read in the store, and comes out as it went in', async () => {
    const ran: string[] = [];
    const { add, clock } = bench.open({
      kind: sealed,
      run: async ({ text }) => void ran.push(text),
    });
    await add('the code is 483920', { notBefore: clock.now() + 1_000 });
    const [stored] = await bench.stored();
    const bytes = Buffer.from(String(stored!['payload']), 'base64').toString('latin1');
    expect(JSON.stringify(stored) + bytes).not.toMatch(/483920|text/);
    clock.advance(1_000);
    await expect.poll(() => ran).toEqual(['the code is 483920']);
  });

  test('is dead where another secret has sealed it, or somebody changed it', async () => {
    const clock = createManualClock();
    const first = bench.open({ clock, kind: sealed });
    const waits = { notBefore: clock.now() + 1_000 };
    await first.add('one', waits);
    await first.jobs.close();
    clock.advance(2_000);
    bench.open({ clock, kind: sealed, secret: 'another secret' }).jobs.start();
    await untilStored([{ code: 'ESEALED' }]);
  });
});

describe('a key', () => {
  test('lets one job of its kind wait, until that is done or dead', async () => {
    const work = heldWork();
    const ran: string[] = [];
    const { add, clock } = bench.open({
      run: async ({ text }) => {
        ran.push(text);
        if (text === 'dies') throw final();
        await work.done();
      },
    });
    const first = await add('first', { key: 'a' });
    expect(await add('second', { key: 'a' })).toBe(first);
    expect(await add('other', { key: 'b' })).not.toBe(first);
    work.finish();
    await expect.poll(bench.stored).toEqual([]);
    await add('dies', { key: 'a', notBefore: clock.now() });
    await untilStored([{ code: 'EREFUSED' }]);
    await add('third', { key: 'a' });
    await expect.poll(() => ran).toEqual(['first', 'other', 'dies', 'third']);
  });

  test('of several who ask at once is one job’s', async () => {
    const clock = createManualClock();
    const queues = [bench.open({ clock }), bench.open({ clock })];
    const notBefore = clock.now() + 1_000;
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, at) => queues[at % 2]!.add('x', { key: 'a', notBefore })),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await bench.stored()).toHaveLength(1);
  });
});
