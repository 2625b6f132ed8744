import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExtraTime, extraTimes } from '../../live/people.ts';
import { timing } from '../../core/limits.ts';
import { fairTook, ownUntil } from './own-time.ts';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizCommand, QuizState } from '../quiz.live.ts';
import { pointsOf } from './scoring.ts';
import { afterCommands, buildQuiz, now } from '../testing/capitals-quiz.ts';

/** Its first question has 20 s. */
const quiz = buildQuiz();
const asked = afterCommands(quiz, [{ type: 'ask', at: 0 }]);
const closed = quizActivity.expire(quiz, asked);

/** What comes of an answer that was tapped so many ms after the question was opened. */
const answer = (state: QuizState, after: number, extra?: ExtraTime) => {
  const at = now + after;
  const times = { shownAt: now, tappedAt: at, receivedAt: at, roundTripMs: 0 };
  const value = { answer: { choices: ['rome'] } };
  return quizActivity.accept(quiz, state, {
    slot: 'q0',
    value,
    times,
    who: { participant: 'ann', extra },
  });
};
const step = (state: QuizState, command: QuizCommand, at: number): QuizState => {
  const next = quizActivity.apply(quiz, state, command, { now: now + at, by: 'mira' });
  if (!next.ok) throw new Error(next.error.msg);
  return next.value;
};

describe('extra time', () => {
  test('goes on when the question has closed for the others, until it is over or what is right is told', () => {
    expect(answer(closed, 24_000)).toMatchObject({ ok: false, error: { code: 'TOO_LATE' } });
    expect(answer(closed, 24_900, '25').ok).toBe(true);
    expect(answer(closed, 25_100, '25').ok).toBe(false);
    expect(answer(closed, 29_900, '50').ok).toBe(true);
    expect(answer(closed, 39_900, '100').ok).toBe(true);
    expect(answer(closed, 3_600_000, 'unlimited').ok).toBe(true);
    const told = step(closed, { type: 'reveal' }, 21_000);
    for (const extra of extraTimes) expect(answer(told, 22_000, extra).ok).toBe(false);
  });

  test('is as long where the question was closed before its time, and longer where it was made so', () => {
    const early = step(asked, { type: 'close' }, 4_000);
    expect(answer(early, 6_000).ok).toBe(false);
    expect(ownUntil(quiz, early, '50')).toBe(now + 30_000);
    const longer = step(asked, { type: 'extend', seconds: 10 }, 4_000);
    expect(ownUntil(quiz, longer, '50')).toBe(now + 45_000);
    const paused = step(longer, { type: 'pause' }, 5_000);
    expect(ownUntil(quiz, paused, '50')).toBe(now + 45_000);
    expect(ownUntil(quiz, step(paused, { type: 'resume' }, 65_000), '50')).toBe(now + 105_000);
  });

  test('never takes what nobody else may answer: before the question, or another one', () => {
    expect(answer(afterCommands(quiz, []), 1_000, 'unlimited').ok).toBe(false);
    const next = afterCommands(quiz, [{ type: 'ask', at: 1 }]);
    expect(answer(next, 1_000, 'unlimited').ok).toBe(false);
  });

  test('counts as if everybody had had that much: at the same part of the time, the same points', () => {
    const worth = { points: 1, pace: 'speed', limit: 20_000 } as const;
    const factor = { 25: 1.25, 50: 1.5, 100: 2, unlimited: 2 };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom(...extraTimes),
        (took, extra) => {
          const value = answer(closed, Math.round(took * factor[extra]), extra);
          const mine = value.ok ? (value.value.took ?? 0) : Number.NaN;
          expect(Math.abs(mine - took)).toBeLessThanOrEqual(1);
          expect(pointsOf(worth, { share: 1, took: fairTook(took, extra) })).toBeGreaterThanOrEqual(
            pointsOf(worth, { share: 1, took }),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('waits on a slow network as everybody’s does', () => {
    const at = { shownAt: now, tappedAt: now + 29_900, receivedAt: now + 29_900 + timing.grace };
    const sent = { ...at, roundTripMs: null };
    const who = { participant: 'ann', extra: '50' } as const;
    const value = { answer: { choices: ['rome'] } };
    expect(quizActivity.accept(quiz, closed, { slot: 'q0', value, times: sent, who }).ok).toBe(
      true,
    );
    const late = { ...sent, receivedAt: at.receivedAt + 200 };
    expect(quizActivity.accept(quiz, closed, { slot: 'q0', value, times: late, who }).ok).toBe(
      false,
    );
  });

  test('is told to whose it is, and that somebody has it to hosts alone', () => {
    const who = { participant: 'ann', extra: '50' } as const;
    const me = quizActivity.personal?.(quiz, closed, { ...who, own: [], result: null });
    expect(me).toMatchObject({ extra: { time: '50', on: { place: 0, until: now + 30_000 } } });
    const tally = (audience: 'host' | 'screen' | 'phone', state: QuizState) =>
      quizActivity.tally(audience, quiz, state, {
        tallies: new Map(),
        results: null,
        extraTime: ['25', '50'],
      });
    expect(tally('host', closed)).toMatchObject({ still: { people: 2, until: now + 30_000 } });
    expect(JSON.stringify(tally('screen', closed))).toContain('"still":null');
    expect(tally('phone', closed)).toBe(null);
    const told = step(closed, { type: 'reveal' }, 21_000);
    expect(tally('host', told)).toMatchObject({ still: null });
    expect(JSON.stringify(quizActivity.view('phone', quiz, closed))).not.toContain('extra');
  });
});
