import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetSize, wideness } from '../../../stage/screen/sheet-size.ts';
import type { Piece } from './lines.ts';
import { screenGrid } from './screen-grid.ts';

/** About as wide as Geist is. */
const piecesOf = (text: string): Piece[] =>
  text.split(' ').map((word, at) => ({
    width: word.length * 0.52,
    height: 0,
    space: at === 0 ? 0 : 0.25,
    isAlone: false,
  }));
const answerOf = (text: string, isPictured = false) => ({
  mark: 2.6,
  text: piecesOf(text),
  isPictured,
});

const word = fc.integer({ min: 1, max: 14 }).map((length) => 'n'.repeat(length));
const text = (words: number) =>
  fc.array(word, { minLength: 1, maxLength: words }).map((all) => all.join(' '));
const screens = [
  [1920, 1080],
  [1280, 720],
  [1440, 1080],
  [1024, 768],
  [1280, 800],
  [2560, 1080],
] as const;
const given = fc.record({
  size: fc.constantFrom(...screens),
  question: text(40),
  answers: fc.array(text(14), { minLength: 2, maxLength: 10 }),
  isTimed: fc.boolean(),
  hasCorrect: fc.boolean(),
});

const gridOf = (of: {
  size: readonly [number, number];
  question: string;
  answers: string[];
  isTimed: boolean;
  hasCorrect: boolean;
  isPictured?: boolean;
  hasBefore?: boolean;
}) => {
  const sheet = sheetSize(...of.size);
  const grid = screenGrid({
    ...of,
    sheet,
    question: piecesOf(of.question),
    answers: of.answers.map((each) => answerOf(each, of.isPictured)),
    isBare: false,
  });
  return { sheet, grid };
};

/** Letters that are read from the last row, in pixels of the screen. */
const least = 28;

const usual = { size: [1920, 1080] as const, isTimed: false, hasCorrect: false };
const twoLines =
  'Which of these is always true of a function that is continuous on a closed interval?';

describe('the grid of a question', () => {
  it('has everything in its zone, and nothing on anything else', () => {
    fc.assert(
      fc.property(given, (of) => {
        const { sheet, grid } = gridOf(of);
        const { question, rows, base, lane, room } = grid;
        expect(question.y).toBe(112);
        expect(rows.y).toBeGreaterThan(question.y + question.height);
        expect(rows.y + rows.height).toBeLessThanOrEqual(884.01);
        expect(rows.bar).toBeLessThan(rows.row);
        expect(base).toBe(72 + rows.split);
        expect(lane).toBeGreaterThan(100);
        expect(base + lane).toBeLessThan(sheet.width - 72);
        // The room is beside the answers, below the question, and clear of the way in.
        expect(room.x - room.radius).toBeGreaterThanOrEqual(base);
        expect(room.x + room.radius).toBeLessThanOrEqual(sheet.width - 71);
        expect(room.y + room.radius).toBeLessThanOrEqual(1_030.01);
        const [right, top] = [560, 912];
        const toCorner = Math.hypot(Math.max(0, room.x - right), Math.max(0, top - room.y));
        if (room.radius > 61) {
          expect(room.y - room.radius).toBeGreaterThanOrEqual(question.y + question.height);
          expect(toCorner).toBeGreaterThan(room.radius * 0.98);
        }
      }),
    );
  });

  it('keeps letters that are read from far away, where texts are those of a lecture', () => {
    fc.assert(
      fc.property(given, (of) => {
        fc.pre(of.question.length < 120 && of.answers.every((answer) => answer.length < 60));
        const { sheet, grid } = gridOf(of);
        expect(grid.rows.text).toBeGreaterThanOrEqual(least);
        // On screens that are less wide the letters of the question are smaller.
        const smallest = wideness(sheet) < 1 ? 36 * 0.8 : 36;
        expect(grid.question.size).toBeGreaterThanOrEqual(smallest);
        expect(grid.question.lines).toBeNull();
      }),
    );
  });

  it('has no smaller letters whatever is written, and cuts off in whole lines what does not fit', () => {
    const long = fc.record({
      size: fc.constantFrom(...screens, [390, 844] as const),
      question: text(90),
      answers: fc.array(text(40), { minLength: 2, maxLength: 10 }),
      isTimed: fc.boolean(),
      hasCorrect: fc.boolean(),
      isPictured: fc.boolean(),
      hasBefore: fc.boolean(),
    });
    fc.assert(
      fc.property(long, (of) => {
        const { question, rows, figure } = gridOf(of).grid;
        expect(question.size).toBeGreaterThanOrEqual(least);
        expect(rows.text).toBeGreaterThanOrEqual(least);
        expect(figure).toBeGreaterThanOrEqual(least);
        const isSide = of.size[0] > of.size[1];
        if (!isSide) return;
        expect(rows.y).toBeGreaterThanOrEqual(question.y + question.height);
        expect(rows.y + rows.height).toBeLessThanOrEqual(884.01);
        expect((rows.lines ?? 0) * 1.16 * rows.text).toBeLessThanOrEqual(rows.row);
      }),
    );
  });

  it('cuts off ten answers of 200 letters, and neither the question nor short answers', () => {
    const words = 'so that an area can be had '.repeat(8).slice(0, 200);
    const long = Array.from({ length: 10 }, () => words);
    const { grid } = gridOf({ ...usual, question: words, answers: long });
    expect(grid.rows).toMatchObject({ text: least, lines: 1 });
    expect(grid.question).toMatchObject({ size: 48, lines: null });
    const short = gridOf({ ...usual, question: words, answers: long.map(() => 'A topic') });
    expect(short.grid.rows.lines).toBeNull();
    const four = gridOf({ ...usual, question: words, answers: long.slice(0, 4) });
    expect(four.grid.rows.lines).toBeNull();
  });

  it('has two bars in each row where the round before is drawn, and room for how far they moved', () => {
    fc.assert(
      fc.property(given, (of) => {
        const { sheet, grid } = gridOf({ ...of, hasBefore: true });
        const { rows, base, lane } = grid;
        expect(rows.barTop).toBeGreaterThan(0);
        expect(rows.beforeTop).toBeGreaterThan(rows.barTop + rows.bar);
        expect(rows.beforeTop + rows.before).toBeLessThan(rows.row);
        expect(rows.before).toBeLessThan(rows.bar / 2);
        expect(lane).toBeGreaterThan(250);
        expect(base + lane + 300 * (of.answers.length > 6 ? 0.7 : 1)).toBeLessThan(sheet.width);
      }),
    );
  });

  it.each([
    [2, 240, 132],
    [3, 172, 114],
    [4, 141, 93],
    [5, 113, 74],
    [6, 94, 62],
    [8, 70, 46],
    [10, 56, 37],
  ])('gives %d answers below two lines rows of %d and bars of %d', (count, row, bar) => {
    const answers = Array.from({ length: count }, () => 'A topic');
    const { grid } = gridOf({ ...usual, question: twoLines, answers });
    expect(grid.question.size).toBe(80);
    expect(Math.floor(grid.rows.row)).toBeCloseTo(row, -0.5);
    expect(Math.abs(grid.rows.bar - bar)).toBeLessThanOrEqual(1);
  });

  it('gives short answers large letters and little room, long ones more room', () => {
    const answersOf = (...answers: string[]) =>
      gridOf({ ...usual, question: twoLines, answers }).grid.rows;
    expect(answersOf('Yes', 'No')).toMatchObject({ text: 64, split: 330 });
    const sentences = answersOf(
      'It is bounded',
      'It attains a maximum',
      'It is monotone',
      'It is so',
    );
    expect(sentences.text).toBeGreaterThanOrEqual(46);
    expect(sentences.split).toBeLessThan(720);
    const long = answersOf(
      ...Array.from({ length: 4 }, () => 'so that an area can be had '.repeat(6).trim()),
    );
    expect(long.text).toBeLessThan(40);
    expect(long.split).toBeGreaterThan(800);
  });

  it('breaks a word only where it fits no place', () => {
    const word71 = 'n'.repeat(71);
    const { grid } = gridOf({ ...usual, question: 'Why?', answers: [word71, 'No'] });
    expect(grid.rows.text).toBeGreaterThan(34);
    const word30 = 'n'.repeat(30);
    const whole = gridOf({ ...usual, question: 'Why?', answers: [word30, 'No'] }).grid.rows;
    expect(whole.split - 40 - 2.6 * whole.text).toBeGreaterThan(30 * 0.52 * whole.text);
  });

  it('has pictures within their rows, and room for words and bars beside them', () => {
    fc.assert(
      fc.property(given, fc.boolean(), (of, isUpright) => {
        const size = isUpright ? ([390, 844] as const) : of.size;
        const { sheet, grid } = gridOf({ ...of, size, isPictured: true });
        const { rows, base, lane } = grid;
        expect(rows.picture).toBeGreaterThan(0);
        expect(rows.picture).toBeLessThan(rows.row);
        expect(rows.y + rows.height).toBeLessThanOrEqual(isUpright ? sheet.height : 884.01);
        expect((rows.picture * 4) / 3 + 2.6 * rows.text).toBeLessThan(rows.split);
        if (!isUpright) expect(base + lane).toBeLessThan(sheet.width - 72);
      }),
    );
  });

  it('gives few pictures more of the height than words alone have', () => {
    const answers = ['Yes', 'No'];
    const plain = gridOf({ ...usual, question: 'Which?', answers }).grid.rows;
    const { rows } = gridOf({ ...usual, question: 'Which?', answers, isPictured: true }).grid;
    expect(plain.picture).toBe(0);
    expect(rows.row).toBeGreaterThan(plain.row);
    expect(rows.picture).toBeGreaterThan(250);
  });

  it('stands below each other on a phone that is held upright', () => {
    fc.assert(
      fc.property(given, (of) => {
        const { sheet, grid } = gridOf({ ...of, size: [390, 844] });
        const { question, rows, room } = grid;
        expect(grid.isStacked).toBe(true);
        expect(rows.y).toBeGreaterThan(question.y + question.height);
        expect(room.y - room.radius).toBeGreaterThan(rows.y + rows.height - 1);
        expect(room.y + room.radius).toBeLessThan(sheet.height);
      }),
    );
  });
});
