import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLabel, type CountedQuestion, figuresOf, medianOf, weeksOf } from './qna-analytics.ts';

const at = (time: string): number => Date.parse(`${time}Z`);
const question = (given: Partial<CountedQuestion> = {}): CountedQuestion => ({
  at: at('2026-10-14T10:00'),
  votes: 0,
  answers: 0,
  answeredAt: null,
  labels: [],
  ...given,
});

const moment = fc.integer({ min: at('2025-01-01T00:00'), max: at('2027-12-31T23:59') });
const anyQuestion = fc.record({
  at: moment,
  votes: fc.nat(500),
  answers: fc.nat(20),
  answeredAt: fc.option(moment),
  labels: fc.uniqueArray(fc.constantFrom<string>('exam', 'proof', 'gone')),
});
const questions = fc.array(anyQuestion, { maxLength: 60 });
const startDate = fc.constantFrom('', '2026-10-12', '2025-06-04');

describe('weeks', () => {
  test('begin on the day that the space does, and are counted from it', () => {
    const asked = ['2026-10-14T00:00', '2026-10-20T23:59', '2026-10-21T00:00', '2026-10-13T12:00'];
    const weeks = weeksOf({
      questions: asked.map((time) => question({ at: at(time) })),
      answeredAt: [],
      startDate: '2026-10-14',
    });
    expect(weeks.map(({ from, week, questions: count }) => [from, week, count])).toEqual([
      ['2026-10-07', null, 1],
      ['2026-10-14', 1, 2],
      ['2026-10-21', 2, 1],
    ]);
  });

  test('are those of the calendar where a space has no start', () => {
    const weeks = weeksOf({ questions: [question()], answeredAt: [], startDate: '' });
    expect(weeks).toMatchObject([{ from: '2026-10-12', week: null }]);
  });

  test('in which nothing was are there too, and an answer counts when it came', () => {
    const weeks = weeksOf({
      questions: [question({ answers: 1, answeredAt: at('2026-11-02T10:00'), votes: 4 })],
      answeredAt: [at('2026-11-02T10:00')],
      startDate: '',
    });
    expect(weeks.map((week) => [week.questions, week.votes, week.answers])).toEqual([
      [1, 4, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(weeks[0]?.responseMs).toBe(19 * 86_400_000);
  });

  test('follow one another, and add up to all', () => {
    fc.assert(
      fc.property(questions, fc.array(moment), startDate, (asked, answeredAt, start) => {
        const weeks = weeksOf({ questions: asked, answeredAt, startDate: start });
        const days = weeks.map(({ from }) => Date.parse(from));
        for (const [index, day] of days.slice(1).entries()) {
          expect(day - (days[index] ?? 0)).toBe(7 * 86_400_000);
        }
        const sum = (of: 'questions' | 'votes' | 'answers' | 'unanswered'): number =>
          weeks.reduce((all, week) => all + week[of], 0);
        const all = figuresOf(asked, answeredAt.length);
        for (const each of ['questions', 'votes', 'answers', 'unanswered'] as const) {
          expect(sum(each)).toBe(all[each]);
        }
      }),
    );
  });
});

test('the middle response time is of those that were answered', () => {
  const asked = [1, 2, 9].map((hours) =>
    question({ answeredAt: question().at + hours * 3_600_000, answers: 1 }),
  );
  expect(figuresOf([...asked, question()])).toEqual({
    questions: 4,
    votes: 0,
    answers: 3,
    unanswered: 1,
    responseMs: 2 * 3_600_000,
  });
  expect(medianOf([])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = medianOf(values) ?? 0;
      const half = values.length / 2;
      expect(values.filter((each) => each < middle).length).toBeLessThanOrEqual(half);
      expect(values.filter((each) => each > middle).length).toBeLessThanOrEqual(half);
    }),
  );
});

test('labels count each question once for each, and those without one together', () => {
  const labels = [{ labelid: 'exam' }, { labelid: 'proof' }];
  fc.assert(
    fc.property(questions, (asked) => {
      const rows = byLabel(asked, labels);
      for (const { label, questions: count } of rows) {
        const wanted = asked.filter((each) =>
          label === null
            ? !each.labels.includes('exam') && !each.labels.includes('proof')
            : each.labels.includes(label.labelid),
        );
        expect(count).toBe(wanted.length);
      }
    }),
  );
  expect(byLabel([question({ labels: ['gone'] })], labels).at(-1)).toMatchObject({
    label: null,
    questions: 1,
  });
});
