import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits, timing } from '../../core/limits.ts';
import { emptyTally } from '../../live/tally.ts';
import { quizActivity } from '../quiz.activity.ts';
import { type QuizCommand, quizState, type QuizState } from '../quiz.live.ts';
import {
  alone,
  counted,
  day,
  expire,
  opened,
  type Own,
  quiz,
  refused,
  right,
  until,
  went,
} from '../testing/alone-quiz.ts';
import { afterCommands, now, startQuiz, step } from '../testing/capitals-quiz.ts';

const { least, most, reopens } = limits.survey;

describe('leaving it open', () => {
  test('opens all of it at once, or when its time comes', () => {
    expect(opened()).toMatchObject({ phase: 'open', deadline: until, openedAt: now });
    expect(quizActivity.atOwnTime?.(opened())).toEqual({ isOpen: true, until });
    const waits = afterCommands(quiz, [alone({ since: now + day })]);
    expect(waits).toMatchObject({ phase: 'lobby', deadline: now + day });
    expect(quizActivity.view('phone', quiz, waits)).toMatchObject({ asks: null });
    expect(expire(waits)).toMatchObject({ phase: 'open', openedAt: now + day, deadline: until });
    expect(afterCommands(quiz, [{ type: 'close' }], waits)).toEqual(startQuiz(quiz));
  });

  test('only in the lobby, and only within its bounds', () => {
    const presented = afterCommands(quiz, [{ type: 'ask', at: 0 }]);
    expect(step(quiz, presented, alone())).toMatchObject(refused('WRONG_PHASE'));
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 30 * day }), fc.nat(20 * day), (till, wait) => {
        const wanted = alone({ since: now + wait, until: now + till });
        const fits = till >= wait + least && till <= most;
        expect(step(quiz, startQuiz(quiz), wanted).ok).toBe(fits);
      }),
      { numRuns: 40 },
    );
  });
});

test('it closes at its time, is counted after a grace, and is over some time after that', () => {
  const closed = expire(opened());
  expect(closed).toMatchObject({ phase: 'closed', closedAt: until, told: [] });
  expect(quizActivity.deadline(closed)).toBe(until + timing.grace + 1);
  const told = expire(closed);
  expect(told).toMatchObject({ phase: 'closed', told: [0, 1, 2, 3] });
  expect(quizActivity.deadline(told)).toBe(until + reopens);
  expect(quizActivity.over(expire(told))).toBe(true);
  expect(afterCommands(quiz, [{ type: 'podium' }], told)).toMatchObject({ phase: 'podium' });
});

test('it is opened again for who had not begun: attempts of whoever was told theirs stay as they are', () => {
  const later: QuizCommand = { type: 'until', until: until + day };
  for (const feedback of ['each', 'end'] as const) {
    const again = afterCommands(quiz, [later], counted(opened({ feedback, attempts: 1 })));
    const submit = (own: Own, tapped = until + 2 * timing.grace) =>
      quizActivity.accept(quiz, again, {
        slot: 'q1.1',
        value: { answer: right[1]! },
        times: { shownAt: null, roundTripMs: null, tappedAt: tapped, receivedAt: tapped },
        who: { participant: 'ann', before: { own, tally: emptyTally } },
      });
    const begun = went(1, right.slice(0, 1), false).map((each) =>
      Object.assign({}, each, { receivedAt: until }),
    );
    expect(submit(begun)).toMatchObject(refused('TOO_LATE'));
    expect(submit([]).ok).toBe(true);
    const anew = begun.map((each) =>
      Object.assign({}, each, { receivedAt: until + 2 * timing.grace }),
    );
    expect(submit(anew).ok).toBe(true);
  }
});

test('it is opened again with what everybody has answered, but never once all were told what is right', () => {
  const later: QuizCommand = { type: 'until', until: until + day };
  expect(afterCommands(quiz, [later], counted(opened()))).toMatchObject({
    phase: 'open',
    told: [],
    closedAt: null,
    deadline: until + day,
  });
  const shut = opened({ feedback: 'closed' });
  expect(afterCommands(quiz, [later], expire(shut))).toMatchObject({ phase: 'open' });
  expect(step(quiz, counted(shut), later)).toMatchObject(refused('WRONG_PHASE'));
});

test('whatever is done to it, and however late, it stands as it can', () => {
  const command: fc.Arbitrary<QuizCommand> = fc.oneof(
    fc
      .record({ wait: fc.nat(3 * day), feedback: fc.constantFrom('each', 'end', 'closed') })
      .map(({ wait, feedback }) => alone({ since: now + wait, feedback: feedback as 'each' })),
    fc
      .integer({ min: -day, max: 30 * day })
      .map((till): QuizCommand => ({ type: 'until', until: now + till })),
    fc.constantFrom<QuizCommand>(
      { type: 'close' },
      { type: 'podium' },
      { type: 'ask', at: 1 },
      { type: 'reveal' },
      { type: 'void', place: 0, on: true },
      { type: 'end' },
    ),
  );
  const given = fc.array(fc.tuple(command, fc.nat(6 * day)), { maxLength: 12 });
  fc.assert(
    fc.property(given, (steps) => {
      let state: QuizState = opened();
      let time = now;
      for (const [each, later] of steps) {
        time += later;
        for (let due = quizActivity.deadline(state); due !== null && due <= time;) {
          state = expire(state);
          due = quizActivity.deadline(state);
        }
        const stepped = step(quiz, state, each, time);
        if (stepped.ok) state = stepped.value;
        expect(quizState.parse(state)).toEqual(state);
        const { phase, told, closedAt, deadline } = state;
        expect(phase).not.toMatch(/reading|revealed|board/);
        if (state.alone === null) return;
        if (phase === 'open')
          expect([told, closedAt, deadline]).toEqual([[], null, state.alone.until]);
        if (phase === 'closed' || phase === 'podium') expect(closedAt).not.toBe(null);
        if (phase === 'podium') expect(told).toEqual(state.order);
        expect(deadline === null).toBe(phase === 'ended');
      }
    }),
    { numRuns: 60 },
  );
});
