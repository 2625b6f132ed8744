import { describe, expect, it } from 'vitest';
import { FeedBook } from './feed-book.ts';

const told = (from: number, ...texts: string[]): string =>
  JSON.stringify([
    'feed:added',
    {
      roomId: 'room1',
      feed: 'notes',
      from,
      to: from + texts.length - 1,
      entries: texts.map((text, at) => ({ id: from + at, seq: from + at, at: 0, view: { text } })),
    },
  ]);

describe('the book of what followers were told', () => {
  it('is content where all were told the same, however it was cut', () => {
    const book = new FeedBook(2);
    book.take(0, told(1, 'a', 'b'), 10);
    book.take(1, told(1, 'a'), 12);
    book.take(1, told(2, 'b'), 15);
    expect(book.lost(['a', 'b'])).toBe(0);
    expect(book.reordered).toBe(0);
    expect(book.messages).toBe(3);
    expect(book.hasAll(2)).toBe(true);
    expect(book.lastTold()).toEqual(
      new Map([
        ['a', 12],
        ['b', 15],
      ]),
    );
  });

  it('counts what was left out, what is still missing, and what was acknowledged and never told', () => {
    const book = new FeedBook(2);
    book.take(0, told(1, 'a', 'b', 'c'), 1);
    book.take(1, told(2, 'b'), 1);
    expect(book.lost(['a', 'x'])).toBe(1 + 1 + 1);
    expect(book.hasAll(3)).toBe(false);
  });

  it('counts what was told twice, or in another order', () => {
    const book = new FeedBook(2);
    book.take(0, told(1, 'a', 'b'), 1);
    book.take(0, told(2, 'b'), 1);
    expect(book.reordered).toBe(1);
    book.take(1, told(1, 'b', 'a'), 1);
    expect(book.reordered).toBe(3);
    book.take(1, told(3, 'a'), 1);
    expect(book.reordered).toBe(4);
  });
});
