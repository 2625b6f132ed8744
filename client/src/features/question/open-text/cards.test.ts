import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Card, cardsIn, piecesIn } from './cards.ts';

const area = { x: 72, y: 240, width: 1776, height: 640 };
const measure = (text: string): number => text.length * 0.55;
const given = (texts: readonly string[]) =>
  texts.map((text, at) => ({ key: `${at}`, pieces: piecesIn(text, measure) }));
const texts = fc.array(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.constantFrom('word '.repeat(60), 'x'.repeat(300), 'مرحبا بالعالم', '👍', '更多的例子'),
  ),
  { maxLength: 60 },
);
const overlap = (one: Card, other: Card): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

it('cards stand in their area, none on another, in letters that are read from the last row', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), (all, isUpright) => {
      const room = isUpright ? { x: 72, y: 700, width: 756, height: 800 } : area;
      const { size, cards } = cardsIn(given(all), room, isUpright);
      expect(size).toBeGreaterThanOrEqual(28);
      for (const card of cards) {
        expect(card.x + card.width).toBeLessThanOrEqual(room.x + room.width + 0.5);
        expect(card.y + card.height).toBeLessThanOrEqual(room.y + room.height + 0.5);
        for (const other of cards) if (other !== card) expect(overlap(card, other)).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

it('one more card moves none, as long as the letters stay as large', () => {
  let same = 0;
  for (let many = 5; many < 40; many += 1) {
    const some = Array.from({ length: many }, (_, at) => `answer number ${at}`);
    const before = cardsIn(given(some), area);
    const after = cardsIn(given([...some, 'one more']), area);
    if (after.size !== before.size) continue;
    same += 1;
    expect(after.cards.slice(0, before.cards.length)).toEqual(before.cards);
  }
  expect(same).toBeGreaterThan(20);
});

it('few answers are large; of too many as many are there as find room', () => {
  expect(cardsIn(given(['yes', 'no']), area).size).toBe(60);
  const long = given(Array.from({ length: 60 }, () => 'many words '.repeat(25)));
  const { cards } = cardsIn(long, area);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThan(60);
});

it('has formulas among its words: as large as they were drawn, and until then as wide as what was typed', () => {
  const text = 'so $x^2$ and $$y$$ is';
  const widths = (sizes?: Parameters<typeof piecesIn>[2]) =>
    piecesIn(text, measure, sizes).map(({ width, isAlone, space }) => [width, isAlone, space > 0]);
  expect(widths()).toEqual([
    [measure('so'), false, false],
    [measure('x^2'), false, true],
    [measure('and'), false, true],
    [measure('y'), true, true],
    [measure('is'), false, true],
  ]);
  const drawn = new Map([['x^2', { width: 1.2, height: 1.5 }]]);
  expect(piecesIn(text, measure, drawn)[1]).toMatchObject({ width: 1.2, height: 1.5 });
  expect(piecesIn('Costs $5 or $10', measure)).toHaveLength(4);
});

it('has code among its words, and a line for each line of a block of it', () => {
  const pieces = piecesIn('so `a b`\n```js\nif (x)\n\n  y\n```\nis', measure);
  expect(pieces.map(({ isAlone }) => isAlone)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(pieces[3]?.width).toBeGreaterThan(measure('if (x)'));
});
