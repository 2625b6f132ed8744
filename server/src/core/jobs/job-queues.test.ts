import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildKind, heldWork, openJobBench } from '../../../test/job-bench.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { JobFailure } from './jobs.ts';

/* What holds for several jobs, several kinds and several processes on one store. */

let bench: Awaited<ReturnType<typeof openJobBench>>;
beforeAll(async () => void (bench = await openJobBench()));
afterEach(() => bench.clear());
afterAll(() => bench.close());

const living = () => bench.connection.collection('jobs').find({ diedAt: null }).toArray();
const nothingHeld = async () => (await living()).every(({ held }) => held === null);
const never = (): Promise<void> => new Promise(() => {});

describe('of several jobs', () => {
  test('the one that has waited longest comes first', async () => {
    const work = heldWork();
    const ran: string[] = [];
    const { add, clock } = bench.open({
      kind: buildKind({ atOnce: 1 }),
      run: async ({ text }) => {
        ran.push(text);
        if (text === 'first') await work.done();
      },
    });
    await add('first');
    for (const text of ['second', 'third', 'fourth']) {
      clock.advance(1);
      await add(text);
    }
    expect(ran).toEqual(['first']);
    work.finish();
    await expect.poll(() => ran).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('no more are under way at once than their kind allows, and all are done', async () => {
    const work = heldWork();
    let [underWay, most, done] = [0, 0, 0];
    const { add, kind } = bench.open({
      run: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await work.done();
        underWay -= 1;
        done += 1;
      },
    });
    await Promise.all(Array.from({ length: 40 }, (_, at) => add(`${at}`)));
    await expect.poll(() => underWay).toBe(kind.atOnce);
    work.finish();
    await expect.poll(() => done).toBe(40);
    expect(most).toBe(kind.atOnce);
    await expect.poll(bench.stored).toEqual([]);
  });

  test('a kind whose jobs hang holds up no other', async () => {
    const { jobs, add } = bench.open({ kind: buildKind({ atOnce: 2 }), run: never });
    const quick = buildKind({ name: 'quick' });
    const ran: string[] = [];
    jobs.handle(quick, { run: async ({ text }) => void ran.push(text) });
    await Promise.all(['1', '2', '3', '4'].map((text) => add(text)));
    await jobs.enqueue(quick, { text: 'quick' });
    await expect.poll(() => ran).toEqual(['quick']);
  });
});

describe('a process that dies', () => {
  test('leaves its job to one of the others, once its lease has run out', async () => {
    const clock = createManualClock();
    const ran: string[] = [];
    const run = async ({ text }: { text: string }) => void ran.push(text);
    // Its own clock stands still: it does nothing more.
    await bench.open({ run: never }).add('left behind');
    const others = [bench.open({ clock, run }), bench.open({ clock, run })];
    for (const { jobs } of others) jobs.start();
    clock.advance(buildKind().lease - 1_000);
    await others[0]!.add('mine');
    await expect.poll(() => ran).toEqual(['mine']);
    clock.advance(60_000);
    // Whoever still asked the store when the lease ran out looks again in a moment.
    await expect.poll(() => (clock.advance(2_000), ran)).toEqual(['mine', 'left behind']);
    await expect.poll(bench.stored).toEqual([]);
    expect(ran).toHaveLength(2);
  });

  test('leaves its job to be taken up within two seconds of the end of its lease, once', async () => {
    const { lease } = buildKind();
    const clock = createManualClock();
    const ran: [text: string, at: number][] = [];
    const run = async ({ text }: { text: string }) => void ran.push([text, clock.now()]);
    const others = [bench.open({ clock, run }), bench.open({ clock, run })];
    const asked = others.flatMap(({ jobs: { store } }) => [
      vi.spyOn(store, 'take'),
      vi.spyOn(store, 'nextDue'),
    ]);
    const allLooked = async (): Promise<void> => {
      const answers = () => asked.flatMap(({ mock }) => mock.results.map(({ value }) => value));
      for (let known = -1; known < answers().length; await new Promise(setImmediate)) {
        known = answers().length;
        await Promise.all(answers());
      }
    };
    for (const { jobs } of others) jobs.start();
    const diedAt = new Map([0, 10_000, lease + 500].map((at) => [clock.now() + at, `at ${at}`]));
    const end = clock.now() + 3 * lease;
    for (; clock.now() < end; clock.advance(500)) {
      await allLooked();
      const text = diedAt.get(clock.now());
      // A process whose clock stands still: it does nothing more.
      if (text !== undefined) {
        await bench.open({ clock: createManualClock(clock.now()), run: never }).add(text);
      }
    }
    const late = [...diedAt].map(([at, text], place) => {
      expect(ran[place]?.[0]).toBe(text);
      return ran[place]![1] - at - lease;
    });
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...late)).toBeLessThanOrEqual(2_000);
    expect(ran).toHaveLength(diedAt.size);
    await expect.poll(bench.stored).toEqual([]);
  });

  test.each([
    ['for good', true],
    ['for now', false],
  ])(
    'and comes back with work that failed %s changes nothing of another’s',
    async (_what, isFinal) => {
      const clock = createManualClock();
      const work = heldWork();
      const lost = bench.open({ run: work.done });
      // Each takes it from the store.
      const id = await lost.add('x', { notBefore: clock.now() + 1 });
      lost.clock.advance(1);
      await expect.poll(() => lost.jobs.stateOf(id)).toMatchObject({ is: 'under way', tries: 1 });
      clock.advance(buildKind().lease + 1);
      bench.open({ clock, run: never }).jobs.start();
      await expect.poll(() => lost.jobs.stateOf(id)).toMatchObject({ is: 'under way', tries: 2 });
      const [taken] = await bench.stored();
      work.fail(new JobFailure('EREFUSED', { final: isFinal }));
      await lost.jobs.close();
      expect(await bench.stored()).toEqual([taken]);
      expect(lost.logged.join('')).not.toContain('given up');
    },
  );

  test('with each attempt leaves a dead job, not one that ends every process', async () => {
    const clock = createManualClock();
    const kind = buildKind({ pauses: [] });
    await bench.open({ kind, run: never }).add('poison');
    clock.advance(kind.lease);
    const ran: string[] = [];
    bench.open({ clock, kind, run: async ({ text }) => void ran.push(text) }).jobs.start();
    await expect.poll(bench.stored).toMatchObject([{ code: 'ECUTOFF' }]);
    expect(ran).toEqual([]);
  });
});

describe('a process that stops', () => {
  test('waits for what is under way, and leaves to the next start what comes then', async () => {
    const clock = createManualClock();
    const work = heldWork();
    const first = bench.open({ clock, run: work.done });
    await first.add('under way');
    const closing = first.jobs.close();
    await first.add('too late');
    work.finish();
    await closing;
    expect(await bench.stored()).toMatchObject([{ payload: '{"text":"too late"}', held: null }]);
    const ran: string[] = [];
    bench.open({ clock, run: async ({ text }) => void ran.push(text) }).jobs.start();
    await expect.poll(() => ran).toEqual(['too late']);
  });

  test('counts no attempt that it did not begin, or that it ended itself', async () => {
    const clock = createManualClock();
    // One attempt each: what counted would be dead.
    const kind = buildKind({ pauses: [] });
    const first = bench.open({
      clock,
      kind,
      run: (_note, { signal }) =>
        new Promise((_done, fail) => {
          signal.addEventListener('abort', () => fail(new Error('Told to end.')));
        }),
    });
    await first.add('under way');
    const adding = first.add('about to be stored');
    await Promise.all([first.jobs.close(1), adding]);
    const left = { tries: 0, held: null, dueAt: new Date(clock.now()) };
    expect(await bench.stored()).toMatchObject([left, left]);
    const ran: string[] = [];
    bench.open({ clock, kind, run: async ({ text }) => void ran.push(text) }).jobs.start();
    await expect.poll(() => ran.toSorted()).toEqual(['about to be stored', 'under way']);
  });

  test('does not wait for ever: it tells what hangs, which another takes later', async () => {
    const clock = createManualClock();
    const signals: AbortSignal[] = [];
    const first = bench.open({
      clock,
      run: (_note, { signal }) => {
        signals.push(signal);
        return never();
      },
    });
    await first.add('hangs');
    await first.jobs.close(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(first.logged.join('')).toContain('"jobs":1');
    const ran: string[] = [];
    clock.advance(buildKind().lease + 1);
    bench.open({ clock, run: async ({ text }) => void ran.push(text) }).jobs.start();
    await expect.poll(() => ran).toEqual(['hangs']);
  });
});

describe('a clock that jumps', () => {
  test('ahead: what is under way is not begun a second time beside itself', async () => {
    const clock = createManualClock();
    let underWay = 0;
    let most = 0;
    const { jobs, add } = bench.open({
      // Its lease has run out by the clock of the store, not by the timer of the process.
      clock: { ...createManualClock(), now: () => clock.now() },
      run: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await never();
      },
    });
    await add('x');
    clock.advance(60 * 60_000);
    jobs.start();
    await add('y', { notBefore: clock.now() });
    await expect.poll(() => underWay).toBe(2);
    expect((await bench.stored()).map(({ tries }) => tries)).toEqual([1, 1]);
  });

  test('back: what waits is done when its time comes again, and nothing is lost', async () => {
    const ran: string[] = [];
    const now = createManualClock(2_000_000_100_000);
    const before = createManualClock(2_000_000_000_000);
    const run = async ({ text }: { text: string }) => void ran.push(text);
    const first = bench.open({ clock: now, run });
    await first.add('waits', { notBefore: now.now() + 1_000 });
    await first.jobs.close();
    const second = bench.open({ clock: before, run });
    second.jobs.start();
    await second.add('now');
    await expect.poll(() => ran).toEqual(['now']);
    before.advance(120_000);
    await expect.poll(() => ran).toEqual(['now', 'waits']);
  });
});

const attempt = fc.constantFrom('ok', 'later', 'final');
const plans = fc.array(fc.array(attempt, { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 12,
});

test('among several processes each attempt is one process’s, and every job ends as it should', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (given) => {
      const clock = createManualClock();
      const attempts = given.map(() => 0);
      const underWay = new Set<string>();
      const run = async ({ text }: { text: string }): Promise<void> => {
        expect(underWay).not.toContain(text);
        underWay.add(text);
        await new Promise(setImmediate);
        underWay.delete(text);
        const outcome = given[Number(text)]![attempts[Number(text)]!++];
        if (outcome !== 'ok') throw new JobFailure('EPLAN', { final: outcome === 'final' });
      };
      const queues = [1, 2, 3].map(() => bench.open({ clock, run }));
      for (const { jobs } of queues) jobs.start();
      await Promise.all(given.map((_plan, at) => queues[at % 3]!.add(`${at}`)));
      while ((await living()).length > 0) {
        await expect.poll(nothingHeld, { interval: 5 }).toBe(true);
        clock.advance(10_000);
      }
      const ends = given.map((plan) => plan.findIndex((outcome) => outcome !== 'later'));
      expect(attempts).toEqual(ends.map((end) => (end === -1 ? 3 : end + 1)));
      const dead = (await bench.stored()).map(({ payload }) => String(payload)).toSorted();
      const expected = given.flatMap((plan, at) =>
        plan[ends[at]!] === 'ok' ? [] : [`{"text":"${at}"}`],
      );
      expect(dead).toEqual(expected.toSorted());
      await bench.clear();
    }),
    { numRuns: 15 },
  );
});
