import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timing } from '../core/limits.ts';
import { pollActivity } from './poll.activity.ts';
import type { PollCommand, PollState, PollTally } from './poll.live.ts';
import { afterCommands, buildPoll, now, startPoll, step } from './testing/colours-poll.ts';
import { rightOptions } from '../question/testing/rights.ts';

/* What is right: hosts alone know it until they show it to everybody. */

const green = rightOptions('green');
const definition = buildPoll({
  extras: [
    { id: 'q1', confidence: false, right: green },
    { id: 'q2', confidence: false, right: rightOptions('blue', 'red', 'pink') },
  ],
});
const others = ['screen', 'phone'] as const;
const right: PollCommand = { type: 'right' };
const closed: PollCommand[] = [{ type: 'open' }, { type: 'close' }];
const told: PollCommand[] = [...closed, right];
const seen = (audience: 'host' | 'screen' | 'phone', state: PollState) => {
  const view = pollActivity.view(audience, definition, state);
  expect(pollActivity.schemas.views[audience].safeParse(view)).toMatchObject({ data: view });
  return (view as { right?: unknown }).right;
};
const after = (commands: readonly PollCommand[]) => afterCommands(definition, commands);

test('once it is told, everybody sees it with the counts, in the order of the options', () => {
  const state = after(told);
  expect(state).toMatchObject({ shown: true, revealed: [true, false] });
  expect(seen('host', state)).toEqual({ what: green, told: true });
  expect([seen('screen', state), seen('phone', state)]).toEqual([green, green]);
  const second = after([{ type: 'open', question: 1 }, { type: 'close' }, right]);
  expect(seen('screen', second)).toEqual(rightOptions('red', 'blue'));
  expect(step(definition, state, right)).toEqual({ ok: true, value: state });
});

test('hidden with the counts and shown with them, also when the question is come back to', () => {
  const hidden = after([...told, { type: 'hide' }]);
  expect([seen('screen', hidden), seen('phone', hidden)]).toEqual([null, undefined]);
  const back: PollCommand[] = [
    ...told,
    { type: 'goto', question: 1 },
    { type: 'goto', question: 0 },
  ];
  expect(seen('screen', after(back))).toBeNull();
  expect(seen('screen', after([...back, { type: 'show' }]))).toEqual(green);
});

describe('a round of which it was told', () => {
  test('takes no answer any more, not even one that was tapped before', () => {
    const accept = (state: PollState) =>
      pollActivity.accept(definition, state, {
        slot: 'q0.r1',
        value: { choices: ['red'] },
        times: {
          shownAt: null,
          roundTripMs: null,
          tappedAt: now - 10,
          receivedAt: now + timing.grace,
        },
        who: { participant: 'ann' },
      }).ok;
    expect([accept(after(closed)), accept(after(told))]).toEqual([true, false]);
    const wrong = { ok: false, error: { code: 'WRONG_PHASE' } };
    expect(step(definition, after(told), { type: 'open' })).toMatchObject(wrong);
    expect(after([...told, { type: 'together' }]).together).toEqual([1]);
  });

  test('is followed by one that hides it again, beside the one before, too', () => {
    const again = after([...told, { type: 'beside', on: true }, { type: 'again' }]);
    expect([seen('screen', again), seen('phone', again)]).toEqual([null, undefined]);
    const shown = pollActivity.apply(definition, again, { type: 'close' }, { now, by: 'host' });
    if (!shown.ok) throw new Error(shown.error.msg);
    const both = step(definition, shown.value, { type: 'show' });
    expect(both.ok && seen('screen', both.value)).toBeNull();
    const anew = step(definition, shown.value, right);
    expect(anew.ok && seen('screen', anew.value)).toEqual(green);
  });
});

test('how many had it in the round before is told with it, and to hosts at once', () => {
  const twice: PollCommand[] = [...closed, { type: 'beside', on: true }, { type: 'again' }];
  const state = after([...twice, { type: 'close' }, { type: 'show' }]);
  const tallies = new Map([
    ['q0.r1', { answered: 4, counters: { green: 1, red: 3 } }],
    ['q0.r2', { answered: 5, counters: { green: 4, red: 1 } }],
  ]);
  const hits = (audience: 'host' | 'screen' | 'phone', at: PollState) => {
    const tally = pollActivity.tally(audience, definition, at, {
      tallies,
      results: null,
    }) as PollTally;
    return [tally.before?.hits, tally.hits];
  };
  expect(hits('host', state)).toEqual([1, 4]);
  expect(hits('screen', state)).toEqual([undefined, undefined]);
  const out = step(definition, state, right);
  expect(out.ok && hits('screen', out.value)).toEqual([1, 4]);
  expect(out.ok && hits('phone', out.value)).toEqual([undefined, 4]);
});

test('is said beside the answers of everybody who was told, in each round, and of no other question', () => {
  const judged = (state: PollState, slot: string, choice: string) =>
    pollActivity.judged?.(definition, state, slot, { choices: [choice] });
  expect(judged(after(closed), 'q0.r1', 'green')).toBeNull();
  const twice = after([...told, { type: 'again' }]);
  expect(judged(twice, 'q0.r1', 'green')).toBeNull();
  const state = after([...told, { type: 'again' }, { type: 'close' }, right, { type: 'end' }]);
  const words = ['green'];
  expect(judged(state, 'q0.r1', 'green')).toEqual({ outcome: 'right', right: words });
  expect(judged(state, 'q0.r2', 'red')).toEqual({ outcome: 'wrong', right: words });
  expect(judged(state, 'q1.r1', 'red')).toBeNull();
});

test('is told after closing alone, and only where the poll says what is right', () => {
  const refused = { ok: false, error: { code: 'WRONG_PHASE' } };
  expect(step(definition, startPoll(definition), right)).toMatchObject(refused);
  expect(step(definition, after([{ type: 'open' }]), right)).toMatchObject(refused);
  const none = buildPoll({ extras: [{ id: 'q1', confidence: true, right: rightOptions('pink') }] });
  const state = afterCommands(none, closed);
  expect(step(none, state, right)).toMatchObject(refused);
  for (const audience of ['host', ...others] as const) {
    expect(pollActivity.view(audience, none, state)).not.toHaveProperty('right');
  }
});

const question = { question: fc.nat(1) };
const command: fc.Arbitrary<PollCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('goto' as const, 'open' as const), ...question }),
  fc.record({
    type: fc.constantFrom('open', 'close', 'show', 'hide', 'again', 'together', 'right', 'end'),
  }) as fc.Arbitrary<PollCommand>,
  fc.record({ type: fc.constant('beside' as const), on: fc.boolean() }),
);

test('nobody but the host ever knows of a round before the host has told it, whatever the host does', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), fc.boolean(), (commands, liveResults) => {
      const poll = { ...definition, liveResults };
      let state = startPoll(poll);
      const known = new Set<string>();
      for (const each of commands) {
        const result = step(poll, state, each);
        if (!result.ok) continue;
        state = result.value;
        const round = `${state.question} ${state.rounds[state.question]}`;
        if (each.type === 'right') known.add(round);
        const isKnown = known.has(round) && state.phase === 'closed' && state.shown;
        const options = state.question === 0 ? green : rightOptions('red', 'blue');
        const hasQuestion = state.phase !== 'lobby' && state.phase !== 'ended';
        const room = hasQuestion ? null : undefined;
        expect(seen('screen', state)).toEqual(isKnown ? options : room);
        expect(seen('phone', state)).toEqual(isKnown ? options : undefined);
        // Told is never open: whoever has seen it does not answer.
        if (state.phase === 'open') expect(known.has(round)).toBe(false);
      }
    }),
  );
});
