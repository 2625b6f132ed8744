import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBy } from '../../live/tally.ts';
import type { Right } from '../right.ts';
import { givenTo, match, type MatchQuestion } from './match.ts';
import { example } from './testing/match.drafts.ts';

const question: MatchQuestion = match.tidy(example);
const right: Right = {
  type: 'pairs',
  pairs: [
    { left: 'l0', option: 'o1' },
    { left: 'l1', option: 'o3' },
    { left: 'l2', option: 'o0' },
  ],
};
const pairsOf = (...options: readonly (string | null)[]) => ({
  pairs: options.flatMap((option, at) => (option === null ? [] : [{ left: `l${at}`, option }])),
});
const refused = { error: { code: 'BAD_REQUEST' } };

test('each left side is matched once, and a right side is used again only where it may be', () => {
  expect(match.accept(question, pairsOf('o1', 'o3', 'o0')).ok).toBe(true);
  expect(match.accept(question, pairsOf(null, 'o3')).ok).toBe(true);
  expect(match.accept(question, pairsOf('o1', 'o1'))).toMatchObject(refused);
  expect(match.accept({ ...question, again: true }, pairsOf('o1', 'o1')).ok).toBe(true);
  for (const pairs of [
    [{ left: 'l9', option: 'o1' }],
    [{ left: 'l0', option: 'l1' }],
    [{ left: 'constructor', option: '__proto__' }],
  ]) {
    expect(match.accept(question, { pairs })).toMatchObject(refused);
  }
});

test('each left side that has the right one is a part', () => {
  const share = (...options: readonly (string | null)[]) =>
    match.keyed.share(question, right, pairsOf(...options));
  expect(share('o1', 'o3', 'o0')).toBe(1);
  expect(share('o1', 'o0', 'o3')).toBeCloseTo(1 / 3, 9);
  expect(share(null, 'o3', 'o0')).toBeCloseTo(2 / 3, 9);
  expect(share('o2', 'o1', 'o3')).toBe(0);
});

test('the order of the right sides tells nothing: it is the same however the pairs are written', () => {
  const written = fc.shuffledSubarray(example.options, { minLength: 4 });
  fc.assert(
    fc.property(written, (options) => {
      expect(match.tidy({ ...example, options })).toEqual(question);
    }),
    { numRuns: 20 },
  );
});

test('what belongs together is said of every left side, or not at all', () => {
  expect(match.keyed.of(question, right)).toEqual(right);
  const missing: Right = { type: 'pairs', pairs: right.pairs.slice(1) };
  expect(match.keyed.of(question, missing)).toBeNull();
  const twice: Right = {
    type: 'pairs',
    pairs: right.pairs.map(({ left }) => ({ left, option: 'o1' })),
  };
  expect(match.keyed.of(question, twice)).toBeNull();
  expect(match.keyed.of({ ...question, again: true }, twice)).toEqual(twice);
});

test('counts tell what most gave to each left side, and a report has a line for each pair that was given', () => {
  const sum = new Map<string, number>();
  for (const options of [['o1', 'o3', 'o0'], ['o1', 'o0', 'o3'], ['o2'], ['o2']]) {
    moveBy(sum, match.contribution(question, pairsOf(...options)), 1);
  }
  const counters = Object.fromEntries(sum);
  const given = givenTo(question, match.counts(question, counters), 'l0');
  expect(new Map(given.map(({ option, count }) => [option.id, count]))).toEqual(
    new Map([
      ['o1', 2],
      ['o2', 2],
    ]),
  );
  const { lines } = match.report(question, counters);
  expect(lines).toHaveLength(6);
  expect(lines).toContainEqual({ text: 'Norway → Santiago', count: 1 });
});

test('two right sides that say the same, or too few of them, are no question', () => {
  const [first] = example.options;
  const same = [...example.options.slice(1), { id: 'other', text: ` ${example.options[1]!.text}` }];
  expect(match.lacks({ ...example, options: same })).toEqual(['repeats']);
  expect(match.lacks({ ...example, options: example.options.slice(0, 2) })).toEqual(['options']);
  expect(match.lacks({ ...example, options: example.options.slice(0, 2), again: true })).toEqual(
    [],
  );
  expect(match.lacks({ ...example, options: [first!], again: true })).toEqual(['options']);
});
