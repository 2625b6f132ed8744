import { type Day, daysAfter } from '@sets/shared/practice/day.ts';
import { practiceLimits } from '@sets/shared/practice/practice.contract.ts';
import type { Practice } from '@sets/shared/practice/practice.migrations.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingPractised, outcomeOf, type Played, withAnswer, withPlayed } from './practising.ts';

const monday = '2026-11-23';
const ref = { quizid: 'quiz', questionid: 'i0' };
let attempts = 0;
const answer = (practice: Practice, share: number | null, today: Day): Practice =>
  withAnswer(practice, ref, { attempt: `a${(attempts += 1)}`, share, today });
const played = (
  runId: string,
  isRight: boolean,
  mended: { version: number; isMended: boolean; isVoid?: boolean } = {
    version: 3,
    isMended: false,
  },
): Played => ({
  runId,
  version: mended.version,
  quizid: 'quiz',
  at: Date.parse(`${monday}T10:00:00Z`),
  outcomes: [
    {
      questionid: 'i0',
      outcome: mended.isVoid === true ? 'void' : isRight ? 'right' : 'missed',
      isMended: mended.isMended,
    },
  ],
});
const onMonday = () => monday;
const cardIn = ({ cards }: Practice) => cards[0];

test('what was missed in a run comes the next day, and once it is known ever later', () => {
  let practice = withPlayed(nothingPractised, [played('r', false)], onMonday);
  expect(cardIn(practice)).toMatchObject({ told: true, missing: true, missedOn: monday });
  let due = cardIn(practice)?.memory?.due ?? '';
  expect(due).toBe('2026-11-24');
  const pauses = [1, 2, 3].map(() => {
    const today = due;
    practice = answer(practice, 1, today);
    due = cardIn(practice)?.memory?.due ?? '';
    return (Date.parse(due) - Date.parse(today)) / 86_400_000;
  });
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[2]).toBeGreaterThan(5);
  expect(cardIn(practice)).toMatchObject({ missing: false, missedOn: monday });
});

test('what was right in a run may be practised and is in no schedule; nor is what is right at once', () => {
  const told = withPlayed(nothingPractised, [played('r', true)], onMonday);
  expect(cardIn(told)).toMatchObject({ told: true, memory: null });
  expect(cardIn(answer(nothingPractised, 1, monday))).toMatchObject({ told: false, memory: null });
  expect(cardIn(answer(nothingPractised, 0.5, monday))?.memory?.due).toBe('2026-11-24');
});

test('a run in which a key was put right is taken up again: what was no miss is in no schedule, what was one comes', () => {
  const again = { version: 4, isMended: true };
  const missed = withPlayed(nothingPractised, [played('r', false)], onMonday);
  const mended = withPlayed(missed, [played('r', true, again)], onMonday);
  expect(cardIn(mended)).toMatchObject({
    memory: null,
    missing: false,
    missedOn: null,
    told: true,
  });
  const voided = withPlayed(missed, [played('r', false, { ...again, isVoid: true })], onMonday);
  expect(cardIn(voided)?.memory).toBeNull();
  const known = withPlayed(nothingPractised, [played('r', true)], onMonday);
  expect(cardIn(withPlayed(known, [played('r', false, again)], onMonday))).toMatchObject({
    missing: true,
    memory: { due: daysAfter(monday, 1) },
  });
  // What was practised since stands, and so does what was not put right.
  const practised = answer(missed, 1, daysAfter(monday, 1));
  expect(cardIn(withPlayed(practised, [played('r', true, again)], onMonday))?.memory).toEqual(
    cardIn(practised)?.memory,
  );
  const moved = withPlayed(missed, [played('r', true, { version: 5, isMended: false })], onMonday);
  expect(moved.cards).toEqual(missed.cards);
  expect(moved.runs).toEqual([{ runId: 'r', version: 5 }]);
  const before = { ...missed, runs: [{ runId: 'r', version: null }] };
  expect(withPlayed(before, [played('r', true, again)], onMonday)).toBe(before);
});

test('a run is taken up once, and an attempt counts once', () => {
  const once = withPlayed(nothingPractised, [played('r', false)], onMonday);
  expect(withPlayed(once, [played('r', false)], onMonday)).toBe(once);
  const given = { attempt: 'same', share: 0, today: daysAfter(monday, 1) };
  const counted = withAnswer(once, ref, given);
  expect(withAnswer(counted, ref, { ...given, share: 1 })).toBe(counted);
  expect(cardIn(counted)).toMatchObject({ answers: 1, misses: 1 });
});

test('the first answer of a day counts: knowing it a minute later moves nothing, a miss does once', () => {
  const tuesday = daysAfter(monday, 1);
  const missed = answer(nothingPractised, 0, tuesday);
  const again = answer(missed, 1, tuesday);
  expect(cardIn(again)?.memory).toEqual(cardIn(missed)?.memory);
  expect(cardIn(again)).toMatchObject({ missing: true, answers: 2 });
  const known = answer(missed, 1, daysAfter(tuesday, 1));
  const lapsed = answer(known, null, daysAfter(tuesday, 1));
  expect(cardIn(lapsed)).toMatchObject({ missing: true, missedOn: daysAfter(tuesday, 1) });
  expect(answer(lapsed, 0, daysAfter(tuesday, 1)).cards[0]?.memory).toEqual(cardIn(lapsed)?.memory);
});

test('whatever is answered, what is due is later than it was asked, and nothing grows without end', () => {
  const step = fc.record({
    question: fc.integer({ min: 0, max: 3 }),
    share: fc.constantFrom(null, 0, 0.5, 1),
    later: fc.integer({ min: -1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let today = monday;
      let practice = nothingPractised;
      steps.forEach(({ question, share, later }, index) => {
        today = daysAfter(today, later);
        const card = { quizid: 'quiz', questionid: `i${question}` };
        practice = withAnswer(practice, card, { attempt: `p${index}`, share, today });
      });
      for (const { memory, answers, misses } of practice.cards) {
        if (memory !== null) expect(memory.due > memory.last).toBe(true);
        expect(misses).toBeLessThanOrEqual(answers);
      }
      expect(practice.attempts.length).toBeLessThanOrEqual(practiceLimits.attempts);
      expect(practice.days).toEqual([...new Set(practice.days)].toSorted());
    }),
    { numRuns: 25 },
  );
});

test('of too many cards those go that come no more', () => {
  const outcomes = Array.from({ length: practiceLimits.cards + 5 }, (_, index) => ({
    questionid: `i${index}`,
    outcome: index > 2 ? ('right' as const) : ('missed' as const),
    isMended: false,
  }));
  const { cards } = withPlayed(nothingPractised, [{ ...played('r', true), outcomes }], onMonday);
  expect(cards).toHaveLength(practiceLimits.cards);
  expect(cards.filter(({ memory }) => memory !== null)).toHaveLength(3);
});

test('an outcome is named by the part that is right', () => {
  expect([null, 0, 0.4, 1].map(outcomeOf)).toEqual(['none', 'wrong', 'partly', 'right']);
});
