import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartSvg, inLines } from './chart-svg.ts';

const drawn = {
  colourOf: () => '#123456',
  widthOf: (text: string, size: number) => text.length * size * 0.5,
};
const asked = (texts: readonly string[], answered: number) => ({
  position: 1,
  text: texts.join(' '),
  multiple: true,
  rounds: [1, 2].map((round) => ({
    slot: `q0.r${round}`,
    question: 1,
    round,
    text: 'a',
    multiple: true,
    openedAt: null,
    closedAt: null,
    answered,
    lines: texts.map((text, at) => ({ text, count: at * answered })),
  })),
});

it('is an SVG of shapes and letters, whatever people wrote, and none of it is markup', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }),
      fc.nat(2_000),
      (texts, answered) => {
        const svg = chartSvg(asked([...texts, '<script>&"'], answered), 2_000, drawn);
        const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const names = new Set(Array.from(read.getElementsByTagName('*'), (each) => each.tagName));
        expect([...names].toSorted()).toEqual(['rect', 'svg', 'text']);
        for (const rect of read.getElementsByTagName('rect')) {
          expect(parseFloat(rect.getAttribute('width') ?? '')).toBeLessThanOrEqual(960);
        }
      },
    ),
    { numRuns: 8 },
  );
});

it('breaks a text between words, and loses none', () => {
  const words = fc.array(fc.stringMatching(/^\S{1,30}$/), { maxLength: 30 });
  fc.assert(
    fc.property(words, (all) => {
      const lines = inLines(all.join(' '), 40, (text) => text.length);
      expect(lines.join(' ')).toBe(all.join(' '));
      for (const line of lines) expect(line.length <= 40 || !/\s/.test(line)).toBe(true);
    }),
  );
});
