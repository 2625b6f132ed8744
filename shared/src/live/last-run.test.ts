import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoundReport } from './round-report.ts';
import { inRoundWords, roundInWords, shareOfLine } from './last-run.ts';

const report = (counts: readonly number[], more: Partial<RoundReport> = {}): RoundReport => ({
  slot: 'q0.r1',
  question: 1,
  round: 1,
  text: 'How much?',
  multiple: false,
  lines: counts.map((count, at) => ({ text: `${at}`, count })),
  ...more,
});

it('parts of a round are of people, or of what is given out: never more than all', () => {
  const counts = fc.array(fc.nat(1_000), { maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.nat(20), fc.boolean(), (given, answered, isPoints) => {
      const unit = isPoints && { unit: 'points' as const };
      const words = roundInWords.parse(inRoundWords(report(given, { ...unit }), answered));
      const shares = words.lines.map((line) => shareOfLine(words, line));
      expect(Math.max(0, ...shares)).toBeLessThanOrEqual(1);
      if (isPoints && given.length <= 10 && given.some((count) => count > 0))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }),
  );
});

it('where there are too many lines those stay that most have said, in their order', () => {
  const { lines } = inRoundWords(report([...Array.from({ length: 10 }, () => 0), 4]), 4);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toEqual({ text: '10', count: 4 });
});
