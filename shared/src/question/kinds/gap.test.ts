import { expect, test } from 'vitest';
import { moveBy } from '../../live/tally.ts';
import type { Filling } from '../filled.ts';
import type { Right } from '../right.ts';
import { loadHeldWords } from '../words/load-held-words.ts';
import { gap, type GapQuestion } from './gap.ts';
import { example } from './testing/gap.drafts.ts';

const question: GapQuestion = gap.tidy(example);
const right: Right = {
  type: 'gaps',
  gaps: [
    { id: 'g0', accepted: ['chemical', 'stored'], typos: true },
    { id: 'g1', option: 'w1' },
  ],
};
const filled = (text: string | null, option: string | null) => ({
  gaps: [
    ...(text === null ? [] : [{ id: 'g0', text }]),
    ...(option === null ? [] : [{ id: 'g1', option }]),
  ],
});
const counted = (...answers: readonly { readonly gaps: readonly Filling[] }[]) => {
  const sum = new Map<string, number>();
  for (const { gaps } of answers) moveBy(sum, gap.contribution(question, { gaps: [...gaps] }), 1);
  return Object.fromEntries(sum);
};
const refused = { error: { code: 'BAD_REQUEST' } };

test('gaps are filled as they are to be, each once; what is left empty is left out', () => {
  expect(gap.accept(question, filled('  Chemical\n', 'w1'))).toEqual({
    ok: true,
    value: filled('Chemical', 'w1'),
  });
  expect(gap.accept(question, filled(' ', 'w0'))).toEqual({ ok: true, value: filled(null, 'w0') });
  const wrong: Filling[][] = [
    [{ id: 'g0', text: ' ' }],
    [{ id: 'g0', option: 'w1' }],
    [{ id: 'g1', text: 'oxygen' }],
    [{ id: 'g1', option: 'gone' }],
    [{ id: '__proto__', text: 'x' }],
    [
      { id: 'g0', text: 'x' },
      { id: 'g0', text: 'y' },
    ],
    [{ id: 'g0', text: 'x'.repeat(101) }],
  ];
  for (const gaps of wrong) expect(gap.accept(question, { gaps })).toMatchObject(refused);
});

test('each gap that is filled rightly is a part; case, accents and small typos do not count', () => {
  const share = (text: string | null, option: string | null) =>
    gap.keyed.share(question, right, filled(text, option));
  expect(share('CHEMICAL.', 'w1')).toBe(1);
  expect(share('chemcial', 'w1')).toBe(1);
  expect(share('stored', 'w0')).toBe(0.5);
  expect(share(null, 'w1')).toBe(0.5);
  expect(share('kinetic', null)).toBe(0);
});

test('what is right is said of every gap as it is filled, or not at all', () => {
  expect(gap.keyed.of(question, right)).toEqual(right);
  expect(gap.keyed.of(question, { type: 'gaps', gaps: right.gaps.slice(1) })).toBeNull();
  const typed: Right = {
    type: 'gaps',
    gaps: [right.gaps[0]!, { id: 'g1', accepted: ['oxygen'], typos: false }],
  };
  expect(gap.keyed.of(question, typed)).toBeNull();
});

test('once it is told what is right, what else was typed is for hosts alone', () => {
  const counters = counted(
    filled('chemical', 'w1'),
    filled('Chemcial', 'w0'),
    filled('kinetic', 'w1'),
    filled('stored', null),
  );
  const [before] = gap.counts(question, counters, { audience: 'screen' }).gaps;
  expect(before?.hits).toBeNull();
  expect(before?.lines.map(({ text }) => text).toSorted()).toEqual([
    'Chemcial',
    'chemical',
    'kinetic',
    'stored',
  ]);
  for (const audience of ['screen', 'phone'] as const) {
    const told = gap.counts(question, counters, { audience, right }).gaps;
    expect(told).toMatchObject([
      {
        filled: 4,
        hits: 3,
        lines: [
          { text: 'chemical', count: 2 },
          { text: 'stored', count: 1 },
        ],
      },
      { filled: 3, hits: 2, lines: [] },
    ]);
    expect(JSON.stringify(told)).not.toContain('kinetic');
  }
  const [desk] = gap.counts(question, counters, { audience: 'host', right }).gaps;
  expect(desk?.desk?.lines).toContainEqual({ text: 'kinetic', count: 1 });
});

test('what is rude comes to no wall, no phone and no report; its host sees it, and that it is', async () => {
  await loadHeldWords();
  const counters = counted(filled('fuck', null), filled('chemical', null));
  for (const audience of ['screen', 'phone'] as const) {
    const [own] = gap.counts(question, counters, { audience }).gaps;
    expect(own).toMatchObject({ filled: 2, lines: [{ text: 'chemical', count: 1 }] });
  }
  const [desk] = gap.counts(question, counters, { audience: 'host' }).gaps;
  expect(desk?.desk?.lines).toContainEqual({ text: 'fuck', count: 1, rude: true });
  const { lines, forHosts } = gap.report(question, counters);
  expect(lines.map(({ text }) => text)).not.toContain('1. fuck');
  expect(forHosts).toMatchObject([{ text: '1' }]);
  expect(gap.isUnshown(question, filled('fuck', null))).toBe(true);
  expect(gap.isUnshown({ ...question, filter: false }, filled('fuck', null))).toBe(false);
});

test('however much is typed, what goes out has its bounds', () => {
  const counters = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, at) => [`g0=${String(at).padStart(100, 'ü')}`, 1]),
  );
  const bytes = (audience: 'host' | 'screen' | 'phone', told: Right | null) =>
    JSON.stringify(gap.counts(question, counters, { audience, right: told })).length;
  expect(bytes('screen', null)).toBeLessThan(3_000);
  expect(bytes('phone', null)).toBeLessThan(1_500);
  expect(bytes('host', right)).toBeLessThan(12_000);
  expect(gap.report(question, counters).lines.length).toBeLessThanOrEqual(103);
});

test('the space around gaps stays, pieces that follow each other are one, and ends are trimmed', () => {
  const [first, , between, , last] = example.parts;
  const parts = [
    { type: 'text' as const, text: ' \n' },
    first!,
    example.parts[1]!,
    between!,
    last!,
  ];
  expect(gap.tidy({ ...example, parts }).parts).toEqual([
    { type: 'text', text: 'Plants turn light into ' },
    { type: 'gap', id: 'g0', options: [] },
    { type: 'text', text: ' energy; they take in .' },
  ]);
});
