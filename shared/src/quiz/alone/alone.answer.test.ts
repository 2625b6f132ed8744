import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timing } from '../../core/limits.ts';
import { emptyTally } from '../../live/tally.ts';
import { attemptSlot, readAloneSlot, slotIn } from './alone.slot.ts';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizAnswer, QuizState } from '../quiz.live.ts';
import {
  counted,
  expire,
  opened,
  type Own,
  quiz,
  refused,
  right,
  until,
  went,
} from '../testing/alone-quiz.ts';
import { afterCommands, now } from '../testing/capitals-quiz.ts';

describe('an answer', () => {
  const accept = (
    state: QuizState,
    slot: string,
    answer: unknown,
    { tapped = now, way = 0, own = [] }: { tapped?: number; way?: number; own?: Own } = {},
  ) =>
    quizActivity.accept(quiz, state, {
      slot,
      value: { answer } as QuizAnswer,
      times: { shownAt: null, roundTripMs: null, tappedAt: tapped, receivedAt: tapped + way },
      who: { participant: 'ann', before: { own, tally: emptyTally } },
    });

  test('is of a question in an attempt that there is, and bears no time', () => {
    const own = went(1, right);
    expect(accept(opened(), 'q0.2', right[0], { own })).toEqual({
      ok: true,
      value: { answer: right[0] },
    });
    expect(accept(opened(), 'a2', { attempt: 'begun' }, { own }).ok).toBe(true);
    for (const slot of ['q0', 'q9.1', 'q0.3', 'a0', 'a3', 'q0.01', 'x']) {
      expect(accept(opened(), slot, right[0], { own })).toMatchObject(refused('BAD_REQUEST'));
    }
    expect(accept(opened(), 'q0.1', { attempt: 'begun' }).ok).toBe(false);
    expect(accept(opened(), 'a1', right[0]).ok).toBe(false);
    expect(accept(opened({ attempts: null }), 'q0.20', right[0], { own: went(19, right) }).ok).toBe(
      true,
    );
    expect(accept(opened({ attempts: null }), 'q0.21', right[0]).ok).toBe(false);
    const presented = afterCommands(quiz, [{ type: 'ask', at: 0 }]);
    expect(accept(presented, 'q0.1', right[0])).toMatchObject(refused('BAD_REQUEST'));
    expect(accept(presented, 'a1', { attempt: 'begun' }).ok).toBe(false);
  });

  test('is taken until its time, and for a grace what was tapped before', () => {
    const times = fc.integer({ min: until - 9_000, max: until + 9_000 });
    fc.assert(
      fc.property(times, fc.nat(9_000), fc.boolean(), (tapped, way, isClosed) => {
        const state = isClosed ? expire(opened()) : opened();
        const inTime = tapped <= until && tapped + way <= until + timing.grace;
        expect(accept(state, 'q1.1', right[1], { tapped, way }).ok).toBe(inTime);
        expect(accept(counted(opened()), 'q1.1', right[1], { tapped, way }).ok).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test('is final once it was handed in, or its person was told what is right', () => {
    const takes = (state: QuizState, slot: string, own: Own) =>
      accept(state, slot, slot.startsWith('a') ? { attempt: 'begun' } : right[Number(slot[1])], {
        own,
      }).ok;
    const [one, open] = [went(1, right, false), went(1, right)];
    expect(takes(opened(), 'q0.1', one)).toBe(true);
    expect(takes(opened(), 'q0.1', open)).toBe(false);
    expect(takes(opened(), 'a1', open)).toBe(false);
    expect(takes(opened(), 'q0.2', one)).toBe(false);
    expect(takes(opened(), 'q0.2', open)).toBe(true);
    const each = opened({ feedback: 'each' });
    expect(takes(each, 'q0.1', one)).toBe(false);
    const others = one.filter(({ slot }) => slot !== 'q1.1');
    expect(takes(each, 'q1.1', others)).toBe(true);
    expect(takes(each, 'a1', one)).toBe(true);
  });
});

test('every slot is read as it was made, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(999), (attempt, place) => {
      expect(readAloneSlot(slotIn(attempt, place))).toEqual({ attempt, place });
      expect(readAloneSlot(attemptSlot(attempt))).toEqual({ attempt, place: null });
    }),
    { numRuns: 30 },
  );
});
