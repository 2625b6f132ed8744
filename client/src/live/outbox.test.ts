import type { ErrorCode, Reply } from '@sets/shared/core/result.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPlace, heldAnswer, refusedAnswer, type Unsent } from './answer-sheet.ts';
import { Outbox } from './outbox.ts';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage } from './phone-storage.ts';

const slot = 'q0.r1';

/** Settles answers as AN3-AN5 say. */
class Server {
  stored: (OwnAnswer & { attempt: string }) | null = null;

  submit({ attempt, ...given }: Unsent): Reply<{ answer: OwnAnswer }> {
    const { stored } = this;
    const isSame = stored?.attempt === attempt;
    const isOld = stored !== null && given.revision < stored.revision;
    if (!isSame && !isOld) {
      const revision = Math.max(given.revision, (stored?.revision ?? 0) + 1);
      this.stored = { slot, attempt, value: given.value, revision };
    }
    const { attempt: _, ...answer } = this.stored!;
    return { ok: true, data: { answer } };
  }
}

interface Call {
  readonly unsent: Unsent;
  readonly reply: (reply: Reply<{ answer: OwnAnswer }>) => void;
}

const refused = (code: ErrorCode, retryInMs?: number): Reply<never> => ({
  ok: false,
  error: { code, msg: code, ...(retryInMs !== undefined && { retryInMs }) },
});

/** One tab of a phone; `calls` are its submissions under way. */
const openTab = (memory: PhoneMemory) => {
  const calls: Call[] = [];
  const onSeatLost = vi.fn<() => void>();
  const outbox = new Outbox({
    runId: 'run1',
    memory,
    send: (unsent) => new Promise((reply) => calls.push({ unsent, reply })),
    onSeatLost,
    onChange: () => undefined,
    onRefused: () => undefined,
    random: () => 0.5,
  });
  return { outbox, calls, onSeatLost };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the outbox', () => {
  it('keeps a tap on the phone until it is acknowledged', async () => {
    const memory = new PhoneMemory(pageStorage());
    const before = openTab(memory);
    before.outbox.tap(slot, 'a', 1);
    expect(before.calls).toEqual([]);

    const { outbox, calls } = openTab(memory);
    expect(answerPlace(outbox.sheet, slot, false)).toBe('saved');
    outbox.open();
    calls[0]!.reply(new Server().submit(calls[0]!.unsent));
    await vi.advanceTimersByTimeAsync(0);
    expect(answerPlace(outbox.sheet, slot, false)).toBe('received');
    expect(memory.sheet('run1').unsent).toEqual([]);
  });

  it('AN3: sends the same attempt again, later and later', async () => {
    const { outbox, calls } = openTab(new PhoneMemory(pageStorage()));
    outbox.open();
    outbox.tap(slot, 'a', 1);
    calls[0]!.reply(refused('UNAVAILABLE'));
    await vi.advanceTimersByTimeAsync(374);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[1]!.unsent).toEqual(calls[0]!.unsent);
    calls[1]!.reply(refused('UNAVAILABLE'));
    await vi.advanceTimersByTimeAsync(749);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
  });

  it('RQ4: waits as long as it is told to', async () => {
    const { outbox, calls } = openTab(new PhoneMemory(pageStorage()));
    outbox.open();
    outbox.tap(slot, 'a', 1);
    calls[0]!.reply(refused('RATE_LIMITED', 4_000));
    await vi.advanceTimersByTimeAsync(3_999);
    outbox.tap(slot, 'b', 2);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[1]!.unsent.value).toBe('b');
  });

  it('AN7: what comes too late leaves the outbox and is told', async () => {
    const memory = new PhoneMemory(pageStorage());
    const { outbox, calls } = openTab(memory);
    outbox.open();
    outbox.tap(slot, 'a', 1);
    calls[0]!.reply(refused('TOO_LATE'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(refusedAnswer(outbox.sheet, slot)?.failure.code).toBe('TOO_LATE');
    expect(memory.sheet('run1').unsent).toEqual([]);
  });

  it('a fault of the server is tried once more, then told', async () => {
    const { outbox, calls } = openTab(new PhoneMemory(pageStorage()));
    outbox.open();
    outbox.tap(slot, 'a', 1);
    calls[0]!.reply(refused('INTERNAL'));
    await vi.advanceTimersByTimeAsync(1_000);
    calls[1]!.reply(refused('INTERNAL'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
    expect(refusedAnswer(outbox.sheet, slot)?.failure.code).toBe('INTERNAL');
  });

  it('without its seat it asks for the seat and keeps the answer', async () => {
    const { outbox, calls, onSeatLost } = openTab(new PhoneMemory(pageStorage()));
    outbox.open();
    outbox.tap(slot, 'a', 1);
    calls[0]!.reply(refused('FORBIDDEN'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onSeatLost).toHaveBeenCalledOnce();
    outbox.shut();
    outbox.open();
    expect(calls[1]!.unsent.value).toBe('a');
  });

  it('leaves it to the tab that was tapped, unless that one has gone to sleep', async () => {
    const memory = new PhoneMemory(pageStorage());
    const asleep = openTab(memory);
    const awake = openTab(memory);
    awake.outbox.open();
    asleep.outbox.tap(slot, 'a', 1);
    awake.outbox.sharedChanged();
    expect(awake.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(awake.calls[0]!.unsent.value).toBe('a');
  });
});

type Step =
  | { do: 'tap' | 'open' | 'shut' | 'restart' | 'shared'; tab: number }
  | { do: 'arrive' | 'answer' | 'lose'; which: number }
  | { do: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('tap', 'tap', 'open', 'shut', 'restart', 'shared'),
    tab: fc.nat(1),
  }) as fc.Arbitrary<Step>,
  fc.record({
    do: fc.constantFrom('arrive', 'arrive', 'answer', 'lose'),
    which: fc.nat(99),
  }) as fc.Arbitrary<Step>,
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(9_000) }),
);

describe('any interleaving of taps, arrivals, losses, restarts and two tabs', () => {
  it('AN1, AN3, AN4, AN5: ends with the last tap held by the server, and nothing unsent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = new Server();
        const memory = new PhoneMemory(pageStorage());
        const tabs = [openTab(memory), openTab(memory)];
        const replies = new Map<Call, Reply<{ answer: OwnAnswer }>>();
        const every: Call[] = [];
        let last = 0;
        const pick = (which: number): Call | undefined => {
          for (const { calls } of tabs) every.push(...calls.splice(0));
          return every.length === 0 ? undefined : every[which % every.length];
        };
        const run: Record<Step['do'], (each: never) => Promise<void> | void> = {
          tap: ({ tab }: { tab: number }) => tabs[tab]!.outbox.tap(slot, (last += 1), last),
          open: ({ tab }: { tab: number }) => tabs[tab]!.outbox.open(),
          shut: ({ tab }: { tab: number }) => tabs[tab]!.outbox.shut(),
          shared: ({ tab }: { tab: number }) => tabs[tab]!.outbox.sharedChanged(),
          restart: ({ tab }: { tab: number }) => {
            tabs[tab]!.outbox.shut();
            every.push(...tabs[tab]!.calls);
            tabs[tab] = openTab(memory);
          },
          // The same message may arrive again and again, whatever became of its reply.
          arrive: ({ which }: { which: number }) => {
            const call = pick(which);
            if (call !== undefined) replies.set(call, server.submit(call.unsent));
          },
          answer: ({ which }: { which: number }) => {
            const call = pick(which);
            if (call !== undefined && replies.has(call)) call.reply(replies.get(call)!);
          },
          lose: ({ which }: { which: number }) => pick(which)?.reply(refused('UNAVAILABLE')),
          wait: async ({ ms }: { ms: number }) => void (await vi.advanceTimersByTimeAsync(ms)),
        };
        for (const each of steps) {
          await run[each.do](each as never);
          await vi.advanceTimersByTimeAsync(0);
        }

        // The weather clears: connections stay, everything arrives.
        for (const { unsent, reply } of every) reply(server.submit(unsent));
        for (const { outbox } of tabs) outbox.open();
        for (let round = 0; round < 4; round += 1) {
          await vi.advanceTimersByTimeAsync(0);
          for (const { calls } of tabs) {
            for (const { unsent, reply } of calls.splice(0)) reply(server.submit(unsent));
          }
        }
        await vi.advanceTimersByTimeAsync(0);
        for (const { outbox } of tabs) outbox.sharedChanged();

        expect(server.stored?.value).toBe(last === 0 ? undefined : last);
        expect(memory.sheet('run1').unsent).toEqual([]);
        for (const { outbox } of tabs) {
          expect(heldAnswer(outbox.sheet, slot)?.value).toBe(last === 0 ? undefined : last);
        }
      }),
      { numRuns: 150 },
    );
  });
});
