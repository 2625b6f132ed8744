import { describe, expect, test } from 'vitest';
import { timing } from '../core/limits.ts';
import { pollActivity } from './poll.activity.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { afterCommands, buildPoll, now, startPoll, step } from './testing/colours-poll.ts';
import { rightOptions } from '../question/testing/rights.ts';

/* Questions that are open together, each at everybody's own pace. */

const definition = buildPoll();
const together: PollCommand = { type: 'together' };
const close: PollCommand = { type: 'close' };
const goTo = (question: number): PollCommand => ({ type: 'goto', question });
const accept = (state: PollState, slot: string, tapped = now, received = now) =>
  pollActivity.accept(definition, state, {
    slot,
    value: { choices: ['red'] },
    times: { shownAt: null, roundTripMs: null, tappedAt: tapped, receivedAt: received },
    who: { participant: 'ann' },
  }).ok;

test('every question is open, and answered in its own slot', () => {
  const state = afterCommands(definition, [together]);
  expect(state).toMatchObject({ phase: 'open', question: 0, rounds: [1, 1], deadline: null });
  expect(pollActivity.open(state)).toEqual(['q0.r1', 'q1.r1']);
  expect([accept(state, 'q0.r1'), accept(state, 'q1.r1'), accept(state, 'q1.r2')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('stays open while the screen goes from one to another, and closes at once', () => {
  const state = afterCommands(definition, [together, goTo(1)]);
  expect(state).toMatchObject({ phase: 'open', question: 1, together: [0, 1] });
  const closed = afterCommands(definition, [together, goTo(1), close]);
  expect(pollActivity.open(closed)).toEqual([]);
  expect(accept(closed, 'q0.r1', now - 10, now + timing.grace)).toBe(true);
  expect(accept(closed, 'q0.r1', now + 1, now + 2)).toBe(false);
});

test('only those that are named are open; a question whose counts were shown is not', () => {
  const one = afterCommands(definition, [{ type: 'together', questions: [1] }]);
  expect(pollActivity.open(one)).toEqual(['q1.r1']);
  const shown = afterCommands(definition, [
    { type: 'open', question: 0 },
    close,
    { type: 'show' },
    together,
  ]);
  expect(shown).toMatchObject({ together: [1], question: 1 });
  const all = step(definition, { ...shown, revealed: [true, true] }, together);
  expect(all).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  const unknown = step(definition, shown, { type: 'together', questions: [7] });
  expect(unknown).toMatchObject({ error: { code: 'BAD_REQUEST' } });
});

test('what is asked besides is one more of them: the others stay open, each with its answers', () => {
  const question = { ...definition.questions[0]!, id: 'besides' };
  const state = afterCommands(definition, [together, { type: 'add', question }]);
  // It comes on the screen, and stands among the others where the deck has it: behind what was on.
  expect(state).toMatchObject({ phase: 'open', question: 2, together: [0, 2, 1] });
  expect(pollActivity.open(state)).toEqual(['q0.r1', 'q2.r1', 'q1.r1']);
  expect([accept(state, 'q0.r1'), accept(state, 'q2.r1')]).toEqual([true, true]);
  expect(step(definition, state, { type: 'add', question })).toEqual({ ok: true, value: state });
});

test('phones, which go on by themselves, are told nothing of where the screen is, but with its counts', () => {
  const open: PollCommand[] = [together];
  const survey: PollCommand[] = [{ type: 'survey', until: now + 24 * 60 * 60_000 }];
  for (const [poll, first] of [
    [definition, open],
    [definition, survey],
  ] as const) {
    const seen = (commands: PollCommand[]) =>
      pollActivity.view('phone', poll, afterCommands(poll, [...first, ...commands]));
    expect(seen([goTo(1)])).toEqual(seen([]));
    expect(seen([])).toMatchObject({ question: 0, together: [{ place: 0 }, { place: 1 }] });
  }
  const live = buildPoll({ phoneResults: 'live' });
  const shown = afterCommands(live, [together, goTo(1), { type: 'show' }]);
  expect(pollActivity.view('phone', live, shown)).toMatchObject({ question: 1, shown: true });
});

test('what one question is opened for ends it', () => {
  const state = afterCommands(definition, [together, { type: 'open', question: 0 }]);
  expect(state.together).toEqual([]);
  expect(pollActivity.open(state)).toEqual(['q0.r1']);
});

test('phones are told all of them, the screen how many, and only what their schemas say', () => {
  const state = afterCommands(definition, [together]);
  for (const audience of ['host', 'screen', 'phone'] as const) {
    const view = pollActivity.view(audience, definition, state);
    expect(pollActivity.schemas.views[audience].safeParse(view)).toMatchObject({ data: view });
  }
  expect(pollActivity.view('screen', definition, state)).toMatchObject({ together: 2 });
  const [first, second] = definition.questions;
  expect(pollActivity.view('phone', definition, state)).toMatchObject({
    together: [
      { place: 0, round: 1, asked: first },
      { place: 1, round: 1, asked: second },
    ],
  });
  const over = afterCommands(definition, [together, { type: 'end' }]);
  expect(pollActivity.view('phone', definition, over)).toMatchObject({ together: [] });
});

describe('what is asked besides', () => {
  const question = {
    kind: 'true-false',
    id: 'extra',
    text: 'Is it clear?',
    seconds: null,
  } as const;
  const add: PollCommand = { type: 'add', question };

  test('follows what is on, is open at once, and is in views, words and reports', () => {
    const state = afterCommands(definition, [{ type: 'open', question: 0 }, add]);
    expect(state).toMatchObject({ phase: 'open', question: 2, rounds: [1, 0, 1] });
    expect(pollActivity.open(state)).toEqual(['q2.r1']);
    expect(pollActivity.position?.(state)).toBe(2);
    expect(pollActivity.view('host', definition, state)).toMatchObject({ order: [0, 2, 1] });
    expect(pollActivity.view('phone', definition, state)).toMatchObject({
      current: question,
      position: 2,
      questions: 3,
    });
    const said = pollActivity.inWords(definition, {
      slot: 'q2.r1',
      value: { choices: ['true'] },
      state,
    });
    expect(said).toEqual({ question: 'Is it clear?', answer: 'True' });
    const tallies = new Map([['q2.r1', { answered: 2, counters: { true: 2 } }]]);
    const reported = pollActivity.report(definition, state, { tallies, results: null });
    expect(reported.map(({ slot, question: place }) => [slot, place])).toEqual([
      ['q0.r1', 1],
      ['q2.r1', 2],
    ]);
  });

  test('the same tap again adds nothing; from the lobby it comes first', () => {
    const once = afterCommands(definition, [add]);
    expect(step(definition, once, add)).toEqual({ ok: true, value: once });
    expect(pollActivity.view('host', definition, once)).toMatchObject({ order: [2, 0, 1] });
  });

  test('closes the round that its host saw open, and no other', () => {
    const first = afterCommands(definition, [{ type: 'open', question: 0 }]);
    const second = afterCommands(definition, [{ type: 'open', question: 1 }]);
    const closing = (closes: string | null): PollCommand => ({ ...add, closes });
    const conflict = { error: { code: 'CONFLICT' } };
    expect(step(definition, first, closing('q0.r1'))).toMatchObject({ ok: true });
    expect(step(definition, second, closing('q0.r1'))).toMatchObject(conflict);
    // Whoever saw nothing open was not asked whether it may be closed.
    expect(step(definition, first, closing(null))).toMatchObject(conflict);
    const closed = afterCommands(definition, [{ type: 'open', question: 0 }, close]);
    expect(step(definition, closed, closing('q0.r1'))).toMatchObject({ ok: true });
    const all = afterCommands(definition, [together]);
    expect(step(definition, all, closing(null))).toMatchObject({ ok: true });
    const added = afterCommands(definition, [{ type: 'open', question: 0 }, closing('q0.r1')]);
    expect(step(definition, added, closing('q0.r1'))).toEqual({ ok: true, value: added });
  });

  test('a full poll takes no more', () => {
    const ids = Array.from({ length: 48 }, (_, at) => `more${at}`);
    const full = afterCommands(
      definition,
      ids.map((id) => ({ type: 'add', question: { ...question, id } })),
    );
    expect(step(definition, full, add)).toMatchObject({ error: { code: 'FULL' } });
  });
});

test('the round before stands beside for the host, and for the screen where the host wants it', () => {
  const tallies = new Map([
    ['q0.r1', { answered: 3, counters: { red: 3 } }],
    ['q0.r2', { answered: 2, counters: { blue: 2 } }],
  ]);
  const again: PollCommand[] = [{ type: 'open' }, close, { type: 'again' }, close];
  const seen = (audience: 'host' | 'screen' | 'phone', commands: PollCommand[]) =>
    pollActivity.tally(audience, definition, afterCommands(definition, commands), {
      tallies,
      results: null,
    });
  const before = { round: 1, answered: 3, counts: { red: 3, green: 0, blue: 0 } };
  expect(seen('host', again)).toMatchObject({ before });
  const beside: PollCommand[] = [...again, { type: 'beside', on: true }];
  expect(seen('screen', beside)).not.toHaveProperty('before');
  const shown: PollCommand[] = [...beside, { type: 'show' }];
  expect(seen('screen', shown)).toMatchObject({ round: 2, before });
  expect(seen('screen', [...again, { type: 'show' }])).not.toHaveProperty('before');
  expect(seen('phone', shown)).not.toHaveProperty('before');
  expect(pollActivity.shown(afterCommands(definition, shown))).toEqual(['q0.r2', 'q0.r1']);
});

test('of fewer answers than the floor nobody is shown anything, nor told afterwards', () => {
  const few = buildPoll({ floor: 3 });
  const tally = (answered: number) =>
    new Map([['q0.r1', { answered, counters: { red: answered } }]]);
  const shown = afterCommands(few, [{ type: 'open' }, close, { type: 'show' }]);
  for (const audience of ['host', 'screen', 'phone'] as const) {
    const seen = (answered: number) =>
      pollActivity.tally(audience, few, shown, { tallies: tally(answered), results: null });
    expect(seen(2)).toMatchObject({ answered: 2, counts: null, floor: 3 });
    expect(seen(3)).toMatchObject({ counts: { red: 3 } });
    expect(seen(3)).not.toHaveProperty('floor');
  }
  const [report] = pollActivity.report(few, shown, { tallies: tally(2), results: null });
  expect(report).toMatchObject({ lines: [], figures: [{ text: 'Fewer than 3 answers' }] });
});

test('the screen shows the counts of each question that is open together, where it shows them while people vote', () => {
  const shownAt = (liveResults: boolean) =>
    [[together], [together, goTo(1)], [together, goTo(1), goTo(0)]].map(
      (commands) => afterCommands(buildPoll({ liveResults }), commands).shown,
    );
  expect(shownAt(true)).toEqual([true, true, true]);
  expect(shownAt(false)).toEqual([false, false, false]);
  // What its host has shown of one is not shown of the next.
  expect(afterCommands(definition, [together, { type: 'show' }, goTo(1)]).shown).toBe(false);
});

test('of fewer answers than the floor not even their host is told how sure they are', () => {
  const asked = { id: definition.questions[0]!.id, confidence: true, right: rightOptions('red') };
  const few = buildPoll({ floor: 3, extras: [asked] });
  const open = afterCommands(few, [{ type: 'open' }]);
  const seen = (answered: number) => {
    const counters = { red: answered, '~right3': answered };
    const tallies = new Map([['q0.r1', { answered, counters }]]);
    return pollActivity.tally('host', few, open, { tallies, results: null });
  };
  expect(seen(2)).not.toHaveProperty('sure');
  expect(seen(3)).toHaveProperty('sure');
});

test('a question that the poll never had is none', () => {
  expect(accept(startPoll(definition), 'q9.r1')).toBe(false);
});

test('a newcomer is given the parts of the question that they begin with, wherever the screen is', () => {
  const [first, second] = definition.questions;
  const mixed = buildPoll({
    questions: [first!, { kind: 'true-false', id: second!.id, text: 'Is it?', seconds: null }],
  });
  const there = afterCommands(mixed, [together, goTo(1)]);
  expect(pollActivity.phoneParts?.(mixed, there)).toEqual(['choice']);
  const alone = afterCommands(mixed, [{ type: 'open', question: 1 }]);
  expect(pollActivity.phoneParts?.(mixed, alone)).toEqual(['true-false']);
});
