import { describe, expect, test } from 'vitest';
import { rightOptions } from '../../question/testing/rights.ts';
import { scoreTableOf } from '../after/score-table.ts';
import type { Alone } from './alone.contract.ts';
import type { AlonePersonal } from './alone.personal.ts';
import { quizActivity } from '../quiz.activity.ts';
import { effectOf } from '../testing/effect-of.ts';
import type { QuizCommand, QuizState } from '../quiz.live.ts';
import { countedOf, rankedOf } from '../scoring/quiz.results.ts';
import {
  counted,
  day,
  expire,
  gave,
  opened,
  type Own,
  quiz,
  right,
  until,
  went,
  wrong,
} from '../testing/alone-quiz.ts';
import { afterCommands, sumOf } from '../testing/capitals-quiz.ts';

const meOf = (state: QuizState, own: Own): AlonePersonal => {
  const me = quizActivity.personal?.(quiz, state, { participant: 'ann', own, result: null });
  return quizActivity.schemas.personal?.parse(me) as AlonePersonal;
};

describe('somebody is told of what is theirs', () => {
  const twins = (feedback: Alone['feedback'], own: Own, stand = (state: QuizState) => state) => {
    // Nothing that they are told hangs on what is right: it is the same where anything else was.
    const state = stand(opened({ feedback }));
    const other = { ...state, corrected: [{ place: 0, right: rightOptions('bern') }] };
    return [meOf(state, own), meOf(other, own)] as const;
  };

  test('nothing of what is right before it may be told', () => {
    for (const [feedback, own, stand] of [
      ['each', went(1, [], false), undefined],
      [
        'each',
        [gave('a1', { attempt: 'begun' }), gave('q1.1', { choices: ['rome', 'bern'] })],
        undefined,
      ],
      ['end', went(1, right, false), undefined],
      ['closed', went(1, right), undefined],
      ['closed', went(1, right), expire],
    ] as const) {
      const [me, other] = twins(feedback, [...own], stand);
      expect(me).toEqual(other);
      expect(me.attempts.every(({ result }) => result === null)).toBe(true);
    }
  });

  test('after each answer, at the end of an attempt, or once it is closed', () => {
    const each = meOf(opened({ feedback: 'each' }), went(1, right.slice(0, 1), false));
    expect(each.told).toEqual({
      attempt: 1,
      all: [
        {
          place: 0,
          outcome: 'right',
          gained: 1_000,
          explanation: 'Since 1871.',
          right: rightOptions('rome'),
        },
      ],
    });
    const end = meOf(opened(), went(1, right));
    expect(end.told?.all.map(({ outcome }) => outcome)).toEqual([
      'right',
      'right',
      'right',
      'none',
    ]);
    expect(end.attempts).toEqual([
      { number: 1, handedIn: true, result: { points: 4_000, hits: 3 } },
    ]);
    expect(end).toMatchObject({ most: { points: 5_000, hits: 4 }, counts: null });
    const again = meOf(opened(), [...went(1, right), ...went(2, [], false)]);
    expect(again.told).toBe(null);
    const closed = meOf(counted(opened({ feedback: 'closed' })), went(1, wrong, false));
    expect(closed).toMatchObject({ counts: 1, told: { attempt: 1 } });
  });

  test('of an attempt that was handed in what it came to, and of the newest what was answered', () => {
    const state = opened({ feedback: 'each' });
    const begun = gave('a2', { attempt: 'begun' });
    const handedIn = { number: 1, handedIn: true, result: { points: 4_000, hits: 3 } };
    const second = { number: 2, handedIn: false, result: null };
    const none = meOf(state, [...went(1, right), begun]);
    expect(none).toMatchObject({ attempts: [handedIn, second], counts: null, told: null });
    const one = meOf(state, [...went(1, right), begun, gave('q1.2', { choices: ['rome'] })]);
    expect(one.attempts).toEqual([handedIn, second]);
    expect(one.told).toMatchObject({
      attempt: 2,
      all: [{ place: 1, outcome: 'partly', gained: 1_000 }],
    });
    expect(one.told?.all).toHaveLength(1);
  });

  test('of what counts for nobody that it does, and nothing that can be had of it', () => {
    const voided = { ...opened(), voided: [1] };
    const me = meOf(voided, went(1, right));
    expect(me.most).toEqual({ points: 3_000, hits: 3 });
    expect(me.attempts).toMatchObject([{ result: { points: 2_000, hits: 2 } }]);
    expect(me.told?.all.map(({ outcome, gained }) => [outcome, gained])).toEqual([
      ['right', 1_000],
      ['void', 0],
      ['right', 1_000],
      ['none', 0],
    ]);
    // With the second question the first attempt would be as good, and be taken as the first.
    const both = [...went(1, wrong.with(1, right[1]!)), ...went(2, right.with(1, wrong[1]!))];
    expect(meOf({ ...counted(opened()), voided: [1] }, both).counts).toBe(2);
    expect(
      rankedOf(quiz, counted(voided), sumOf(quiz, counted(voided), both)).get('ann'),
    ).toMatchObject({ points: 2_000 });
  });
});

describe('points', () => {
  const ranked = (own: Own, counts: Alone['counts'], given: Partial<QuizState> = {}) => {
    const state = { ...counted(opened({ counts })), ...given };
    return rankedOf(quiz, state, sumOf(quiz, state, own)).get('ann');
  };

  test('are of the best attempt or the last, without speed and streaks', () => {
    const better = [...went(1, right), ...went(2, wrong)];
    expect(ranked(better, 'best')).toMatchObject({ points: 4_000, rank: 1, before: 1 });
    expect(ranked(better, 'last')?.points).toBe(0);
    // Whoever began anew and was not done loses nothing.
    expect(ranked([...went(1, right), ...went(2, wrong, false)], 'last')?.points).toBe(4_000);
    expect(ranked(went(1, right, false), 'last')?.points).toBe(4_000);
  });

  test('are followed by what is told of the run afterwards: of the attempt that counts, without times', () => {
    const own = [...went(1, wrong), ...went(2, right)];
    const state = counted(opened());
    const sum = sumOf(quiz, state, own);
    const { slotAt } = countedOf(quiz, state, sum, own[0]?.participant ?? '');
    expect([0, 1, 2].map(slotAt)).toEqual(['q0.2', 'q1.2', 'q2.2']);
    expect(scoreTableOf(quiz, state, sum).people).toMatchObject([
      { points: 4_000, credit: 3, scored: [{ share: 1, took: null }, {}, {}, null] },
    ]);
  });

  test('are what each is told, and what another key makes of them is told before', () => {
    const own = [...went(1, right), ...went(2, wrong)];
    const state = { ...counted(opened()), voided: [1] };
    const me = meOf(state, own);
    const mine = me.attempts.find(({ number }) => number === me.counts)?.result;
    expect(mine?.points).toBe(ranked(own, 'best', { voided: [1] })?.points);
    const remedy = { type: 'correct', place: 0, right: rightOptions('bonn') } as const;
    expect(effectOf(quiz, counted(opened()), remedy, own)).toMatchObject({
      value: { answered: 1, hits: { before: 1, after: 0 }, lose: 1 },
    });
  });

  test('are made anew whenever it closes, also at the same time again', () => {
    const key = (state: QuizState) => quizActivity.results?.key(state);
    expect(key(opened())).toBe(null);
    expect(key(expire(opened()))).toBe(null);
    const again: QuizCommand[] = [{ type: 'until', until: until + day }];
    const second = counted(afterCommands(quiz, again, counted(opened())));
    expect(key(second)).not.toBe(key(counted(opened())));
  });
});

test('the wall and the desk are told how far people are, and only the desk how they do', () => {
  const tallies = new Map([
    ['a1', { answered: 5, counters: { 'handed-in': 3 } }],
    ['q0.1', { answered: 4, counters: { rome: 3, bonn: 1 } }],
  ]);
  const tally = (audience: 'host' | 'screen' | 'phone') =>
    quizActivity.schemas.tallies[audience].parse(
      quizActivity.tally(audience, quiz, opened(), { tallies, results: null }),
    );
  expect(tally('phone')).toBe(null);
  expect(tally('screen')).toMatchObject({ alone: { begun: 5, handedIn: 3, questions: [] } });
  expect(tally('host')).toMatchObject({
    alone: { questions: [{ place: 0, answered: 4, hits: 3 }, {}, {}, {}] },
  });
  const seen = JSON.stringify([tally('screen'), quizActivity.view('screen', quiz, opened())]);
  expect(seen).not.toContain('rome');
  const view = quizActivity.schemas.views.phone.parse(quizActivity.view('phone', quiz, opened()));
  expect(JSON.stringify(view)).not.toMatch(/Since 1871|"right":\{/);
});

test('a report has each attempt as a round of its question', () => {
  const tallies = new Map([
    ['q1.2', { answered: 1, counters: { rome: 1, bern: 1 } }],
    ['q1.1', { answered: 3, counters: { rome: 3, bern: 2 } }],
  ]);
  const rounds = quizActivity.report(quiz, opened(), { tallies, results: null });
  expect(rounds.map(({ slot, question, round }) => [slot, question, round])).toEqual([
    ['q1.1', 2, 1],
    ['q1.2', 2, 2],
  ]);
});
