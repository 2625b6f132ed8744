import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerPace, drawnPace, mostColumns, mostDots, paceWith } from './answer-pace.ts';

const begun = 1_000_000;
type News = readonly [seconds: number, answered: number, isOpen?: boolean];

/** What a page makes of what it was told after so many seconds. */
const paceAfter = (news: readonly News[], slot = 'q0.r1'): AnswerPace | null =>
  news.reduce<AnswerPace | null>(
    (pace, [seconds, answered, isOpen = true]) =>
      paceWith(pace, { slot, isOpen, answered, at: begun + seconds * 1_000 }),
    null,
  );
const columnsAfter = (...news: News[]) => paceAfter(news)?.columns;
const drawnAfter = (...news: News[]) => drawnPace(paceAfter(news)!);

describe('the pace of answers', () => {
  it('has a column for each two seconds, with the answers that came in them', () => {
    expect(columnsAfter([0, 0], [1, 2], [1.5, 3], [5, 7])).toEqual([3, 0, 4]);
    expect(paceAfter([[0, 0]])).toMatchObject({ isWhole: true });
  });

  it('knows nothing of what came before this page was opened', () => {
    expect(columnsAfter([0, 12], [3, 14])).toEqual([0, 2]);
    expect(paceAfter([[0, 12]])).toMatchObject({ isWhole: false });
    expect(paceAfter([[0, 12, false]])).toBeNull();
  });

  it('stands still while the question is closed, and goes on when it is opened again', () => {
    const closed: News[] = [
      [0, 0],
      [1, 2],
      [3, 5, false],
      [4, 6, false],
    ];
    expect(columnsAfter(...closed)).toEqual([2, 4]);
    expect(columnsAfter(...closed, [60, 6], [61, 7], [63, 9])).toEqual([2, 4, 1, 2]);
  });

  it('begins anew with another question, and with another round', () => {
    const before = paceAfter([
      [0, 0],
      [1, 9],
    ]);
    const now = { slot: 'q0.r2', isOpen: true, answered: 0, at: begun + 5_000 };
    expect(paceWith(before, now)).toMatchObject({ columns: [0], from: begun + 5_000 });
  });

  it('nobody who is left out of the count makes it run backwards', () => {
    expect(columnsAfter([0, 0], [1, 8], [2.5, 3], [3, 4])).toEqual([8, 1]);
  });

  it('no answer is lost or made up in what is drawn, and it fits', () => {
    const told = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.nat(400)), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(told, (gaps) => {
        let [at, answered] = [0, 0];
        const news = gaps.map(([gap, more]): News => [(at += gap) / 1_000, (answered += more)]);
        const { columns, dot } = drawnAfter([0, 0], ...news);
        expect(columns.reduce((sum, each) => sum + each, 0)).toBe(answered);
        expect(columns.length).toBeLessThanOrEqual(mostColumns);
        for (const count of columns) expect(Math.ceil(count / dot)).toBeLessThanOrEqual(mostDots);
      }),
    );
  });

  it('says when it slows down: that is when to close', () => {
    expect(drawnAfter([0, 0], [3, 0])).toMatchObject({ mood: 'none', recent: 0 });
    expect(drawnAfter([0, 0], [3, 20], [5, 30])).toMatchObject({ mood: 'coming', recent: 30 });
    expect(drawnAfter([0, 12], [3, 12])).toMatchObject({ mood: null });
    expect(drawnAfter([0, 12], [13, 12])).toMatchObject({ mood: 'slowing', recent: 0 });
    expect(drawnAfter([0, 0], [3, 20], [5, 30], [19, 32])).toMatchObject({
      mood: 'slowing',
      recent: 2,
      seconds: 19,
    });
  });

  it('a dot is one answer as long as eight of them are enough', () => {
    expect(drawnAfter([0, 0], [1, 8]).dot).toBe(1);
    expect(drawnAfter([0, 0], [1, 9]).dot).toBe(2);
    expect(drawnAfter([0, 0], [1, 480]).dot).toBe(100);
  });
});
