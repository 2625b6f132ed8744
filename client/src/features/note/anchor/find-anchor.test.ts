import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, findAnchor } from './find-anchor.ts';
import { placeIn, plainText, rawRange } from './plain-text.ts';

const text =
  'Merge sort divides a list into halves, sorts each half, and merges them. It is stable: what is equal stays in its order. ' +
  'Quicksort is mostly faster, and not stable. Heapsort needs no room beside the list. It is not stable either.';

const mark = (words: string, from = 0) => {
  const at = text.indexOf(words, from);
  const anchor = anchorOf(text, { from: at, to: at + words.length });
  if (anchor === null) throw new Error(`Nothing to mark: ${words}`);
  return anchor;
};
const found = (changed: string, words: string, from = 0): string | null => {
  const place = findAnchor(changed, mark(words, from));
  return place === null ? null : changed.slice(place.from, place.to);
};

describe('what is marked', () => {
  it('has no blanks at its ends, and says what stands around it', () => {
    const at = text.indexOf(' is stable');
    expect(anchorOf(text, { from: at, to: at + 11 }, 3)).toMatchObject({
      page: 3,
      quote: 'is stable:',
      start: at + 1,
    });
    expect(anchorOf(text, { from: 5, to: 6 })).toBeNull();
    expect(anchorOf('x'.repeat(3_000), { from: 0, to: 2_001 })).toBeNull();
  });

  it('is found in a text as it was', () => {
    expect(findAnchor(text, mark('Quicksort'))).toMatchObject({
      from: text.indexOf('Quicksort'),
    });
  });

  it('is that of several which stands among the same words', () => {
    const second = text.lastIndexOf('stable');
    const changed = `A word before: stable. ${text}`;
    expect(findAnchor(changed, mark('stable', second))?.from).toBe(changed.lastIndexOf('stable'));
    const between = text.indexOf('not stable.');
    expect(findAnchor(changed, mark('not stable', between))?.from).toBe(
      changed.indexOf('not stable.'),
    );
  });

  it('is found where the words themselves were changed a little', () => {
    const changed = text.replace(
      'what is equal stays in its order',
      'equal keys stay in their order',
    );
    expect(found(changed, 'what is equal stays in its order')).toContain('stay in their order');
    expect(found(text.replace('Quicksort', 'Quick sort'), 'Quicksort')).toBe('Quick sort');
    expect(found(text.replace('halves', 'two halves'), 'list into halves')).toBe(
      'list into two halves',
    );
  });

  it('is what is left of it, without what stood beside it, where half of it was taken out', () => {
    const quote = 'Merge sort divides a list into halves, sorts each half, and merges them.';
    const cut = text.replace(', sorts each half, and merges them', '');
    expect(found(cut, quote)).toBe('Merge sort divides a list into halves.');
    const last = 'Quicksort is mostly faster, and not stable.';
    expect(found(text.replace('Quicksort is mostly faster, and', 'It is'), last)).toBe(
      'It is not stable.',
    );
  });

  it('is gone with its item, though the one before it is like it', () => {
    for (const beside of ['It is stable.', 'It is not stable. It sorts.', 'It is known.']) {
      const list = `${text} ${beside} It is not in place. It can be done on tapes.`;
      const from = list.indexOf('It is not in place.');
      const anchor = anchorOf(list, { from, to: from + 19 });
      if (anchor === null) throw new Error('Nothing was marked.');
      expect(findAnchor(list.replace('It is not in place. ', ''), anchor)).toBeNull();
    }
  });

  it('is gone where it was taken out, though a word of it stands elsewhere', () => {
    const without = text.replace('Heapsort needs no room beside the list. ', '');
    expect(found(without, 'Heapsort needs no room beside the list')).toBeNull();
    expect(findAnchor('Nothing of that is here.', mark('is'))).toBeNull();
    expect(findAnchor('', mark('Quicksort'))).toBeNull();
  });
});

/** Letters without sense, the same for the same seed, with a word amid them. */
const amidLetters = (letters: string, seed: number): string => {
  let at = seed;
  const some = Array.from({ length: 200 }, () => {
    at = (at * 48_271) % 2_147_483_647;
    return letters[at % letters.length];
  });
  return some.toSpliced(100, 0, ' list ').join('');
};

describe('a word that is elsewhere, too, is gone with its paragraph', () => {
  it.each([
    'abcdefghijklmnopqrstuvwxyz',
    // As words of a language are: some letters, and blanks, are everywhere.
    '    eeeettaaooiinnsshhrrdlucm',
  ])('amid letters of %s', (letters) => {
    for (let seed = 1; seed < 100; seed += 2) {
      const [one, other] = [amidLetters(letters, seed), amidLetters(letters, seed + 1)];
      const from = one.indexOf(' list ') + 1;
      const anchor = anchorOf(`${one}\n${other}`, { from, to: from + 4 });
      if (anchor === null) throw new Error('Nothing was marked.');
      expect(findAnchor(other, anchor)).toBeNull();
    }
  });

  it('at the very beginning', () => {
    const anchor = anchorOf('list of what is to be done', { from: 0, to: 4 });
    if (anchor === null) throw new Error('Nothing was marked.');
    expect(findAnchor('There are sheets. A list has some cells.', anchor)).toBeNull();
  });
});

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const words = (least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most }).map((all) => all.join(' '));

/** A text, a piece of it, and words to be put in. */
const marked = fc
  .tuple(words(5, 60), words(3, 12), words(5, 60), words(1, 6))
  .map(([before, quote, after, put]) => ({ before, quote, after, put }));

describe('a note survives', () => {
  it('whatever is put in before and after it', () => {
    fc.assert(
      fc.property(marked, fc.nat(), fc.nat(), ({ before, quote, after, put }, one, other) => {
        const whole = `${before} ${quote} ${after}`;
        const from = before.length + 1;
        const anchor = anchorOf(whole, { from, to: from + quote.length });
        if (anchor === null) throw new Error('Nothing was marked.');
        const putInto = (part: string, at: number): string => {
          const all = part.split(' ');
          return all.toSpliced(at % all.length, 0, put).join(' ');
        };
        const [head, tail] = [putInto(before, one), putInto(after, other)];
        expect(findAnchor(`${head} ${quote} ${tail}`, anchor)).toEqual({
          from: head.length + 1,
          to: head.length + 1 + quote.length,
        });
      }),
    );
  });

  it('a word more and a letter less within it', () => {
    fc.assert(
      fc.property(marked, word, fc.nat(), ({ before, quote, after }, put, at) => {
        const whole = `${before} ${quote} ${after}`;
        const from = before.length + 1;
        const anchor = anchorOf(whole, { from, to: from + quote.length });
        if (anchor === null) throw new Error('Nothing was marked.');
        const all = quote.split(' ');
        const changed = [
          all.toSpliced(1 + (at % (all.length - 1)), 0, put.slice(0, 4)).join(' '),
          quote.slice(0, at % quote.length) + quote.slice((at % quote.length) + 1),
        ];
        for (const now of changed) {
          const place = findAnchor(`${before} ${now} ${after}`, anchor);
          // It may end a letter before or behind, where letters are the same.
          expect(place).not.toBeNull();
          expect(Math.abs((place?.from ?? 0) - from)).toBeLessThanOrEqual(9);
          expect(Math.abs((place?.to ?? 0) - from - now.length)).toBeLessThanOrEqual(9);
        }
      }),
    );
  });

  it('not in a text that has nothing of it', () => {
    fc.assert(
      fc.property(words(0, 80), words(3, 12), (other, quote) => {
        const whole = `SOMETHING BEFORE ${quote.toUpperCase()} SOMETHING BEHIND`;
        const anchor = anchorOf(whole, { from: 17, to: 17 + quote.length });
        if (anchor !== null) expect(findAnchor(other, anchor)).toBeNull();
      }),
    );
  });

  it('in a long text', () => {
    const long = Array.from({ length: 30_000 }, (_none, at) => `w${(at * 7_919) % 30_011}`).join(
      ' ',
    );
    for (let at = 0; at < 10; at += 1) {
      const from = long.indexOf(' ', at * 17_000) + 1;
      const anchor = anchorOf(long, { from, to: from + 60 });
      const changed = `More before it. ${long.slice(0, from + 20)}, put in, ${long.slice(from + 20)}`;
      const place = anchor === null ? null : findAnchor(changed, anchor);
      expect(place).toMatchObject({ from: from + 16 });
      expect(Math.abs((place?.to ?? 0) - from - 16 - 70)).toBeLessThanOrEqual(2);
    }
  });
});

describe('a text as it is seen', () => {
  it('has one blank for many, and knows where its characters stand', () => {
    const raw = '  One\n\n  two\tthree ';
    const plain = plainText(raw);
    expect(plain.text).toBe('One two three');
    expect(rawRange(plain, { from: 4, to: 7 })).toEqual({ from: 9, to: 12 });
    expect(placeIn(plain, raw.indexOf('two'))).toBe(4);
    expect(placeIn(plain, 0)).toBe(0);
    expect(rawRange(plain, { from: 3, to: 3 })).toBeNull();
    expect(plainText(' \n ').text).toBe('');
  });
});
