import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counters } from '../../live/activity.ts';
import { moveBy } from '../../live/tally.ts';
import { number, type NumberQuestion } from './number.ts';
import { drafts, example } from './testing/number.drafts.ts';
import { rightNumber } from '../testing/rights.ts';

const ask = (more: Partial<NumberQuestion>): NumberQuestion => ({
  ...example,
  unit: '',
  step: 1,
  ...more,
});
const countersOf = (question: NumberQuestion, numbers: readonly number[]): Counters => {
  const sum = new Map<string, number>();
  for (const each of numbers) {
    const kept = number.accept(question, { number: each });
    if (!kept.ok) throw new Error(kept.error.msg);
    moveBy(sum, number.contribution(question, kept.value), 1);
  }
  return Object.fromEntries(sum);
};
const told = (question: NumberQuestion, numbers: readonly number[]) =>
  number.counts(question, countersOf(question, numbers));

describe('a number', () => {
  test('is one of the range, and what is none is told what to do', () => {
    const weight = ask({ min: 0, max: 100, step: 0.5, unit: 'kg' });
    for (const given of [0, 0.5, 99.5, 100]) {
      expect(number.accept(weight, { number: given })).toEqual({
        ok: true,
        value: { number: given },
      });
    }
    const refused = (given: number) => number.accept(weight, { number: given });
    expect(refused(100.5)).toMatchObject({ error: { msg: 'A number from 0 to 100 kg.' } });
    expect(refused(-0.5)).toMatchObject({ error: { msg: 'A number from 0 to 100 kg.' } });
    expect(refused(0.3)).toMatchObject({ error: { msg: 'In steps of 0.5 kg.' } });
  });

  test('with decimals is exact: no step is lost to how machines count', () => {
    const cents = ask({ min: 0, max: 10, step: 0.01 });
    for (let cent = 0; cent <= 1_000; cent += 1) {
      const given = { number: Number((cent / 100).toFixed(2)) };
      expect(number.accept(cents, given)).toEqual({ ok: true, value: given });
      expect(number.contribution(cents, given)).toEqual({ [String(cent)]: 1 });
    }
  });

  test('of which nothing is left is nothing, not less than nothing', () => {
    const kept = number.accept(ask({ min: -5, max: 5 }), { number: -0 });
    expect(kept.ok && Object.is(kept.value.number, 0)).toBe(true);
  });

  test('is told in its unit, before or after it', () => {
    const words = (more: Partial<NumberQuestion>, given: number) =>
      number.inWords(ask(more), { number: given })[0];
    expect(words({ unit: 'kg', max: 5_000 }, 1_200)).toBe('1,200 kg');
    expect(words({ unit: '%' }, 40)).toBe('40%');
    expect(words({ unit: '$', unitPlace: 'before' }, 3)).toBe('$3');
    expect(words({ unit: 'CHF', unitPlace: 'before' }, 3)).toBe('CHF 3');
    expect(words({ min: -9 }, -4)).toBe('\u22124');
  });
});

test('a range lacks what makes it none', () => {
  const lacks = (more: Partial<NumberQuestion>) => number.lacks(ask(more));
  expect(lacks({ min: 5, max: 5 })).toEqual(['range']);
  expect(lacks({ min: 0, max: Number.MAX_VALUE })).toEqual(['range']);
  expect(lacks({ step: 0 })).toEqual(['step']);
  expect(lacks({ step: -1 })).toEqual(['step']);
  expect(lacks({ max: 10, step: 11 })).toEqual(['step']);
  expect(lacks({ max: 1_000_000, step: 0.000_1 })).toEqual(['step']);
  expect(lacks({ max: 1, step: 1e-7 })).toEqual(['step']);
  expect(lacks({ max: 8_000_000_000, step: 10 })).toEqual([]);
  // The last number is the last that is a whole number of steps away.
  expect(number.accept(ask({ max: 10, step: 3 }), { number: 9 }).ok).toBe(true);
  expect(number.accept(ask({ max: 10, step: 3 }), { number: 10 })).toMatchObject({
    error: { msg: 'A number from 0 to 9.' },
  });
});

describe('the columns', () => {
  test('of few numbers are these numbers, whatever is answered', () => {
    const hours = ask({ max: 12 });
    const width = { from: 0, width: 1 };
    expect(told(hours, []).histogram).toMatchObject(width);
    expect(told(hours, []).histogram.counts).toHaveLength(13);
    expect(told(hours, [3, 3, 7]).histogram.counts).toEqual([
      0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    ]);
  });

  test('of many are as wide as the answers ask for, and begin at round numbers', () => {
    const people = ask({ max: 100_000 });
    expect(told(people, [812, 905, 1_190]).histogram).toMatchObject({ from: 800, width: 20 });
    const tenth = ask({ min: -20, max: 45, step: 0.1 });
    const { from, width, counts } = told(tenth, [12.3, 12.3, 14, 18.9]).histogram;
    expect([from, width]).toEqual([12, 0.5]);
    expect(counts.slice(0, 5)).toEqual([2, 0, 0, 0, 1]);
  });

  test('one number alone has others around it', () => {
    const { from, counts } = told(ask({ max: 1_000 }), [500]).histogram;
    expect(counts.length).toBeGreaterThanOrEqual(10);
    expect(counts[500 - from]).toBe(1);
    expect(told(ask({ max: 1_000 }), [1_000]).histogram.counts.at(-1)).toBe(1);
  });

  const answers = fc.record({
    question: drafts.filter((each) => number.lacks({ ...each, text: 'x' }).length === 0),
    picks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }),
    around: fc.constantFrom(1, 0.01, 0.000_01),
  });
  const numbersOf = ({
    question,
    picks,
    around,
  }: typeof answers extends fc.Arbitrary<infer T> ? T : never) =>
    picks.map((pick) => number.sample(question, () => pick * around).number);

  test('hold every answer, are at most forty, and have what their counters say', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { question } = given;
        const numbers = numbersOf(given);
        const counts = told(question, numbers);
        const { from, width } = counts.histogram;
        expect(counts.answers).toBe(numbers.length);
        expect(counts.histogram.counts.length).toBeLessThanOrEqual(41);
        for (const each of numbers) {
          expect(each).toBeGreaterThanOrEqual(from - 1e-9);
          expect(each).toBeLessThan(from + width * counts.histogram.counts.length + 1e-9);
        }
        const { lines } = number.report(question, countersOf(question, numbers));
        // What files and what is spoken tell are the columns that are seen.
        expect(lines.map(({ count }) => count)).toEqual(counts.histogram.counts);
      }),
    );
  });

  test('are made of a bounded number of counters, whatever is answered', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const names = Object.keys(countersOf(given.question, numbersOf(given)));
        const most = number.mostCounters(given.question);
        expect(names.length).toBeLessThanOrEqual(most);
        expect(most).toBeLessThanOrEqual(10_001);
      }),
    );
  });

  test('have a counter for whatever is given: none is left out for want of room', () => {
    const few = ask({ min: 0, max: 999 });
    const all = Array.from({ length: 1_000 }, (_, given) => given);
    expect(Object.keys(countersOf(few, all))).toHaveLength(number.mostCounters(few));
    // Three digits of each number of up to six, and their sum.
    const many = ask({ min: 0, max: 999_999 });
    const each = [1, 10, 100, 1_000].flatMap((ten) => all.map((given) => given * ten));
    expect(Object.keys(countersOf(many, each))).toHaveLength(number.mostCounters(many));
  });
});

describe('the figures', () => {
  test('are what one counts by hand', () => {
    const numbers = [7, 1, 3, 3, 10];
    expect(told(ask({ max: 10 }), numbers).figures).toEqual({
      mean: 4.8,
      median: 3,
      middle: [3, 7],
      low: 1,
      high: 10,
      isRough: false,
    });
    expect(told(ask({ max: 10 }), [2, 5]).figures).toMatchObject({ mean: 3.5, median: 3.5 });
    expect(told(ask({ max: 10 }), []).figures).toBeNull();
  });

  test('say a mean and a median with one more digit than the answers have, also where that is a zero', () => {
    const means = (question: NumberQuestion, numbers: readonly number[]) =>
      number.report(question, countersOf(question, numbers)).figures?.slice(0, 2);
    const kilos = ask({ min: -10, max: 2_000, unit: 'kg' });
    expect(means(kilos, [3, 5])).toEqual([
      { name: 'Mean', text: '4.0 kg', value: 4 },
      { name: 'Median', text: '4.0 kg', value: 4 },
    ]);
    expect(means(kilos, [1_999, 2_000])?.[0]?.text).toBe('1,999.5 kg');
    expect(means(ask({ min: -10, step: 0.5 }), [-1, -0.5, 0])?.[0]?.text).toBe('−0.50');
    // Less than what is read is nothing, without a sign.
    const around = [...Array.from({ length: 40 }, () => 0), -1];
    expect(means(kilos, around)?.[0]?.text).toBe('0.0 kg');
  });

  test('agree with a list of the answers', () => {
    const some = fc.array(fc.integer({ min: -40, max: 60 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(some, (numbers) => {
        const sorted = numbers.toSorted((one, other) => one - other);
        const half = (sorted.length - 1) / 2;
        const figures = told(ask({ min: -40, max: 60 }), numbers).figures!;
        expect(figures.mean).toBeCloseTo(numbers.reduce((a, b) => a + b) / numbers.length, 9);
        expect(figures.median).toBe((sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2);
        expect([figures.low, figures.high]).toEqual([sorted[0], sorted.at(-1)]);
      }),
    );
  });

  test('of a very wide range: the mean is exact, the others are right to three digits, and say so', () => {
    const world = ask({ max: 1_000_000_000 });
    const numbers = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, (given) => {
        const sorted = given.toSorted((one, other) => one - other);
        const figures = told(world, given).figures!;
        const mean = given.reduce((a, b) => a + b) / given.length;
        expect(Math.abs(figures.mean - mean)).toBeLessThan(1e-6 * Math.max(1, mean));
        expect(figures.isRough).toBe(true);
        const near = (figure: number, wanted: number) =>
          expect(Math.abs(figure - wanted)).toBeLessThanOrEqual(wanted / 100);
        near(figures.low, sorted[0]!);
        near(figures.high, sorted.at(-1)!);
      }),
    );
    const { figures } = number.report(world, countersOf(world, [1_234_567]));
    expect(figures).toContainEqual(expect.objectContaining({ name: 'Mean', text: '1,234,567.0' }));
    expect(figures?.find(({ name }) => name === 'Median')?.text).toMatch(/^about 1,23/);
  });

  test('are reported in lines that say no number which nobody can give', () => {
    const range = fc.record({
      min: fc.integer({ min: -99, max: 99 }),
      wide: fc.integer({ min: 50, max: 900 }),
    });
    fc.assert(
      fc.property(range, ({ min, wide }) => {
        const question = ask({ min, max: min + wide });
        const { lines } = number.report(question, countersOf(question, [min, min + wide]));
        const said = lines.flatMap(({ text }) =>
          text.replaceAll('\u2212', '-').replaceAll(',', '').split(' to ').map(Number),
        );
        expect(Math.min(...said)).toBe(min);
        expect(Math.max(...said)).toBe(min + wide);
      }),
    );
  });

  test('are reported in their unit, to one more digit than was answered', () => {
    const { figures, lines } = number.report(example, countersOf(example, [1, 2.5, 2.5]));
    expect(figures).toEqual([
      { name: 'Mean', text: '2.00 kg', value: 2 },
      { name: 'Median', text: '2.50 kg', value: 2.5 },
      { name: 'Middle half', text: '1 kg to 2.5 kg' },
      { name: 'Lowest and highest', text: '1 kg and 2.5 kg' },
    ]);
    expect(lines.filter((line) => line.count > 0)).toEqual([
      { text: '1 kg', count: 1 },
      { text: '2.5 kg', count: 2 },
    ]);
  });
});

test('a counter that no answer has is left out', () => {
  expect(number.counts(ask({}), { sum: 4, __proto__: 3, '-1': 2, '007': 1 }).answers).toBe(0);
});

test('a number that no step comes near enough to is not right', () => {
  const asked: NumberQuestion = { ...number.blank(() => 'q1'), text: 'How many?' };
  const of = (given: number, within: number) =>
    number.keyed.of(asked, rightNumber(given, within)) !== null;
  expect([of(42, 0), of(42.5, 0.5), of(101, 1)]).toEqual([true, true, true]);
  expect([of(42.5, 0.2), of(102, 1), of(-1, 0)]).toEqual([false, false, false]);
});

test('a slider alone is for ranges in which it reaches every number', () => {
  const asked: NumberQuestion = { ...number.blank(() => 'q1'), text: 'How many?', slider: true };
  expect(number.tidy(asked).slider).toBe(true);
  expect(number.tidy({ ...asked, max: 1_001 })).not.toHaveProperty('slider');
  expect(number.tidy({ ...asked, slider: false })).not.toHaveProperty('slider');
});
