import { describe, expect, it } from 'vitest';
import { findIn, fold } from './find-text.ts';
import { markText } from './mark-text.ts';
import { fitting, gap, layOut, pagesIn, placeAt, topOf } from './page-layout.ts';
import { pictureBook } from './picture-book.ts';
import { natural, stepped, turned, within } from './zoom.ts';

const sizes = [
  { width: 100, height: 200 },
  { width: 200, height: 100 },
  { width: 100, height: 200 },
];

describe('the strip of pages', () => {
  const strip = layOut(sizes, 2, 300);

  it('has each page in its middle, below the one before', () => {
    expect(strip.width).toBe(400 + 2 * gap);
    expect(strip.boxes.map(({ top }) => top)).toEqual([gap, 400 + 2 * gap, 600 + 3 * gap]);
    expect(strip.boxes.map(({ left, width }) => left + width / 2)).toEqual(
      Array.from({ length: 3 }, () => strip.width / 2),
    );
    expect(strip.height).toBe(1_000 + 4 * gap);
  });

  it('fits the widest page into the window', () => {
    expect(layOut(sizes, fitting(sizes, 300), 300).width).toBeCloseTo(300);
  });

  it('knows which pages are seen', () => {
    expect(pagesIn(strip.boxes, 0, 100)).toEqual({ first: 1, last: 1 });
    expect(pagesIn(strip.boxes, 300, 500)).toEqual({ first: 1, last: 2 });
    expect(pagesIn(strip.boxes, 900, 99_999)).toEqual({ first: 3, last: 3 });
    expect(pagesIn([], 0, 100)).toEqual({ first: 1, last: 1 });
  });

  it('finds the same place again in another size', () => {
    const place = placeAt(strip.boxes, 500);
    expect(place.page).toBe(2);
    expect(topOf(strip.boxes, place)).toBeCloseTo(500);
    const larger = layOut(sizes, 4, 300);
    expect(placeAt(larger.boxes, topOf(larger.boxes, place))).toEqual(place);
  });
});

it('a book of pictures has pages of one width, whatever their pixels: a large one makes no other small', async () => {
  const pictures = [
    { fileid: 'upright', width: 390, height: 780 },
    { fileid: 'across', width: 1_600, height: 800 },
  ];
  const book = pictureBook(pictures, () => Promise.reject(new Error('Nothing is drawn.')));
  const all = [await book.sizeOf(1), await book.sizeOf(2)];
  expect(new Set(all.map(({ width }) => width)).size).toBe(1);
  expect(all.map(({ width, height }) => height / width)).toEqual([2, 0.5]);
});

describe('the zoom', () => {
  it('goes by steps that can be seen, and not beyond its ends', () => {
    expect(stepped(natural, 1)).toBeCloseTo(1.25 * natural);
    expect(stepped(natural, -1)).toBeCloseTo(0.75 * natural);
    expect(within(99_999)).toBe(8 * natural);
  });

  it('follows the wheel, and a wheel that leaps goes no further than one that turns', () => {
    expect(turned(1, -10)).toBeGreaterThan(1);
    expect(turned(1, 10)).toBeLessThan(1);
    expect(turned(1, 5_000)).toBe(turned(1, 60));
  });
});

describe('words', () => {
  it('are found without case, accents and ends of lines, in their own places', () => {
    const text = 'Ein Über\nblick: uberblick';
    expect(findIn(3, fold(text), 'UBER blick')).toEqual([{ page: 3, from: 4, to: 14 }]);
    expect(findIn(3, fold(text), 'uberblick')).toEqual([{ page: 3, from: 16, to: 25 }]);
    expect(findIn(1, fold('aaa'), 'aa')).toHaveLength(1);
    expect(findIn(1, fold('anything'), '  ')).toEqual([]);
    expect(fold('ﬁ😀ß')).toHaveLength('ﬁ😀ß'.length);
  });

  const laid = () => {
    const texts = ['They keep', 'their direction'];
    let from = 0;
    return texts.map((text) => {
      const element = document.createElement('span');
      element.textContent = text;
      const piece = { element, text, from };
      from += text.length + 1;
      return piece;
    });
  };

  it('are marked across pieces of text, and no longer once nothing is searched for', () => {
    const pieces = laid();
    const [found] = findIn(1, fold('They keep\ntheir direction'), 'keep their');
    const current = markText(pieces, found === undefined ? [] : [found], found ?? null);
    expect(pieces.map(({ element }) => element.innerHTML)).toEqual([
      'They <mark data-current="">keep</mark>',
      '<mark data-current="">their</mark> direction',
    ]);
    expect(current?.textContent).toBe('keep');
    expect(markText(pieces, [], null)).toBeNull();
    expect(pieces.map(({ element }) => element.innerHTML)).toEqual([
      'They keep',
      'their direction',
    ]);
  });

  it('are marked as text, whatever they say', () => {
    const element = document.createElement('span');
    const text = '<b>x</b>';
    markText([{ element, text, from: 0 }], findIn(1, fold(text), '<b>'), null);
    expect(element.innerHTML).toBe('<mark>&lt;b&gt;</mark>x&lt;/b&gt;');
  });
});
