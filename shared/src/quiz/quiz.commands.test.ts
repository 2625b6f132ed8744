import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizActivity } from './quiz.activity.ts';
import { type QuizCommand, quizState, type QuizState } from './quiz.live.ts';
import { afterCommands, buildQuiz, now, startQuiz, step, toldAt } from './testing/capitals-quiz.ts';
import { rightOptions } from '../question/testing/rights.ts';

const quiz = buildQuiz();
const after = (...commands: QuizCommand[]) => afterCommands(quiz, commands);
const ask = (at: number): QuizCommand => ({ type: 'ask', at });

describe('a question', () => {
  test('opens at once with all of its time, or is read first', () => {
    expect(after(ask(0))).toMatchObject({ phase: 'open', openedAt: now, deadline: now + 20_000 });
    const slow = buildQuiz({ reading: 5 });
    const reading = afterCommands(slow, [ask(0)]);
    expect(reading).toMatchObject({ phase: 'reading', openedAt: null, deadline: now + 5_000 });
    const opened = { phase: 'open', openedAt: now + 5_000, deadline: now + 25_000 };
    expect(quizActivity.expire(slow, reading)).toMatchObject(opened);
    expect(afterCommands(slow, [ask(0), { type: 'open' }])).toMatchObject({ openedAt: now });
  });

  test('closes when its time is up, and when everybody who is here has answered', () => {
    const open = after(ask(0));
    const closed = { phase: 'closed', deadline: null };
    expect(quizActivity.expire(quiz, open)).toMatchObject({ ...closed, closedAt: now + 20_000 });
    const react = (here: number, answered: number) =>
      quizActivity.react?.(quiz, open, { here, answered }, now + 3_000);
    expect(react(30, 29)).toBe(null);
    expect(react(0, 0)).toBe(null);
    expect(react(30, 30)).toMatchObject({ ...closed, closedAt: now + 3_000 });
  });

  test('a double tap is one step, and what was told is asked no second time', () => {
    const open = after(ask(0));
    expect(step(quiz, open, ask(0), now + 9)).toEqual({ ok: true, value: open });
    expect(step(quiz, after(...toldAt(0)), ask(0)).ok).toBe(false);
  });

  test('that was closed is opened again with all of its time, until it is told what is right', () => {
    const closed = step(quiz, after(ask(0)), { type: 'close' }, now + 9_000);
    if (!closed.ok) throw new Error(closed.error.msg);
    const again = step(quiz, closed.value, { type: 'open' }, now + 60_000);
    // Nine seconds of it had gone, so whoever answers after one more has taken ten.
    expect(again).toMatchObject({
      value: { phase: 'open', openedAt: now + 51_000, closedAt: null, deadline: now + 80_000 },
    });
    expect(step(quiz, after(...toldAt(0)), { type: 'open' }).ok).toBe(false);
  });

  test('that was skipped can be asked later', () => {
    expect(after(ask(0), ask(1), { type: 'close' }, ask(0))).toMatchObject({ at: 0, told: [] });
  });
});

test('a pause stops the clock, and its time is counted for nobody', () => {
  const open = after(ask(0));
  const at = (state: QuizState, command: QuizCommand, time: number) => {
    const result = step(quiz, state, command, time);
    if (!result.ok) throw new Error(result.error.msg);
    return result.value;
  };
  const paused = at(open, { type: 'pause' }, now + 4_000);
  expect(quizActivity.deadline(paused)).toBe(null);
  const longer = at(paused, { type: 'extend', seconds: 10 }, now + 5_000);
  expect(at(longer, { type: 'resume' }, now + 64_000)).toMatchObject({
    openedAt: now + 60_000,
    deadline: now + 64_000 + 26_000,
    paused: null,
  });
});

test('going back shows what was told, and only that', () => {
  const board = after(...toldAt(0), ...toldAt(1), { type: 'board' });
  expect(step(quiz, board, { type: 'back', at: 0 })).toMatchObject({
    value: { phase: 'revealed', at: 0, told: [0, 1] },
  });
  expect(step(quiz, board, { type: 'back', at: 2 }).ok).toBe(false);
  expect(step(quiz, after(...toldAt(0), ask(1)), { type: 'back', at: 0 }).ok).toBe(false);
});

test('points are counted anew where a question that was told counts no more, or has another key', () => {
  const told = toldAt(0);
  const correct: QuizCommand = { type: 'correct', place: 0, right: rightOptions('bern') };
  expect(after(...told, correct)).toMatchObject({
    recounts: 1,
    corrected: [{ right: rightOptions('bern') }],
  });
  expect(after(correct, ...told)).toMatchObject({ recounts: 0 });
  const voided = { type: 'void', place: 0, on: true } as const;
  expect(after(...told, voided, voided)).toMatchObject({ recounts: 1, voided: [0] });
  expect(step(quiz, after(...told), { ...correct, right: rightOptions('paris') }).ok).toBe(false);
  expect(after(...told, { type: 'end' }, correct)).toMatchObject({ phase: 'ended', recounts: 1 });
});

test('of a pool as many are asked as it says, the same for the same lot', () => {
  const pool = { id: 'p', name: 'Some', picks: 2 };
  const items = quiz.items.map((item, place) =>
    place < 3 ? Object.assign({ pool: 'p' }, item) : item,
  );
  const pooled = buildQuiz({ items, pools: [pool] });
  const orders = Array.from(
    { length: 40 },
    (_, seed) => quizActivity.start(pooled, { now, seed }).order,
  );
  for (const order of orders) {
    expect(order).toHaveLength(3);
    expect(order).toContain(3);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  }
  expect(new Set(orders.map(String)).size).toBe(3);
  expect(quizActivity.start(pooled, { now, seed: 7 }).order).toEqual(orders[7]);
});

test('each pool is drawn from by a lot of its own', () => {
  const pools = ['p', 'q'].map((id) => ({ id, name: id, picks: 1 }));
  const items = quiz.items.map((item, at) => Object.assign({ pool: at < 2 ? 'p' : 'q' }, item));
  const pooled = buildQuiz({ items, pools });
  const orders = Array.from({ length: 40 }, (_, seed) =>
    String(quizActivity.start(pooled, { now, seed }).order),
  );
  // With one lot for both it would be the first of each, or the second of each.
  expect(new Set(orders)).toEqual(new Set(['0,2', '0,3', '1,2', '1,3']));
});

const place = fc.integer({ min: 0, max: 4 });
const command: fc.Arbitrary<QuizCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('ask' as const, 'back' as const), at: place }),
  fc.record({
    type: fc.constantFrom(
      ...(['open', 'close', 'reveal', 'board', 'pause', 'resume', 'podium'] as const),
    ),
  }),
  fc.constant({ type: 'extend' as const, seconds: 10 }),
  fc.record({ type: fc.constant('void' as const), place, on: fc.boolean() }),
  fc.constantFrom<QuizCommand>(
    { type: 'teams', teams: null, anew: false },
    { type: 'teams', teams: { names: ['Circles', 'Stars'], by: 'lot' }, anew: true },
  ),
  fc.record({
    type: fc.constant('correct' as const),
    place,
    right: fc.constant(rightOptions('rome')),
  }),
);

/** A state in which a quiz may stand. */
const expectPossible = (state: QuizState): void => {
  expect(quizState.parse(state)).toEqual(state);
  const { phase, order, at, openedAt, closedAt, deadline, paused, told } = state;
  expect(order[at]).toBeDefined();
  expect(new Set(told).size).toBe(told.length);
  if (phase === 'open' || phase === 'closed') expect(openedAt).not.toBe(null);
  if (phase === 'closed') expect(closedAt).not.toBe(null);
  if (phase !== 'open' && phase !== 'reading') expect([deadline, paused]).toEqual([null, null]);
  if (phase === 'revealed') expect(told).toContain(order[at]);
  if (phase === 'open' || phase === 'reading') expect(told).not.toContain(order[at]);
  if (phase === 'board' || phase === 'podium') expect(told.length).toBeGreaterThan(0);
  expect(paused === null || deadline === null).toBe(true);
};

test('no commands, in whichever order and however late, lead to a state that cannot be', () => {
  const given = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 40_000 })), { maxLength: 30 });
  fc.assert(
    fc.property(given, fc.constantFrom(0, 5), (steps, reading) => {
      const definition = buildQuiz({ reading });
      let state = startQuiz(definition);
      let time = now;
      for (const [each, later] of steps) {
        time += later;
        const deadline = quizActivity.deadline(state);
        if (deadline !== null && deadline <= time) state = quizActivity.expire(definition, state);
        const result = step(definition, state, each, time);
        if (result.ok) state = result.value;
        expectPossible(state);
      }
    }),
  );
});
