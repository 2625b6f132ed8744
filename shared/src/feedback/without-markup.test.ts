import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedbackFault, feedbackTexts } from './feedback.contract.ts';
import { withoutMarkup } from './without-markup.ts';

/** Text that is mostly made of what markup is made of. */
const nearlyMarkup = fc
  .array(
    fc.oneof(
      fc.constantFrom('<', '>', '/', '!', '--', '?', '"', "'", '=', ' ', '\n', '😀'),
      fc.constantFrom('<script', '</script', '<!--', '-->', '<style>', '</style>', '<b>', '</b'),
      fc.constantFrom('<img src=x onerror=alert(1)', 'SCRIPT', 'a', '1', '<svg/onload=x>'),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Where a browser begins a tag, and finds its end. */
const holdsTag = (text: string): boolean => {
  const from = text.search(/<[a-z/!?]/i);
  return from !== -1 && text.includes('>', from);
};

describe('nothing that a browser takes for a tag is left', () => {
  test('whatever is typed', () => {
    fc.assert(
      fc.property(nearlyMarkup, (text) => {
        expect(holdsTag(withoutMarkup(text))).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ['<b>Well</b> done', 'Well done'],
    ['<script>alert(1)</script>Hello', 'Hello'],
    ['<SCRIPT src="x">alert(1)</ScRiPt >Hello', 'Hello'],
    ['<scr<script>ipt>alert(1)</script>', ''],
    ['<<b>script>alert(1)</script>', ''],
    ['<scr<b>ipt>alert(1)</scr</b>ipt>', ''],
    ['<style>p { color: red }</style>text', 'text'],
    ['<scripted>text</scripted>', 'text'],
    ['a <!-- <b>no</b> > no --> b', 'a  b'],
    ['a <!-- no > no --> b', 'a  b'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a title=">">link</a>', '">link'],
    ['</p>', ''],
    ['<!doctype html><?xml version="1.0"?>text', 'text'],
    ['<script>a<script>b</script>c', 'c'],
    ['one <script>two', 'one two'],
  ])('%j', (typed, left) => {
    expect(withoutMarkup(typed)).toBe(left);
  });
});

describe('what is no markup stays', () => {
  test.each(['a < b', '3 > 2', 'a < b && c > d', '1<2 and 3>2', 'x -> y', '<3', '<', '>', '-->'])(
    '%j',
    (text) => {
      expect(withoutMarkup(text)).toBe(text);
    },
  );

  test('every text without a <', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('<')),
        (text) => {
          expect(withoutMarkup(text)).toBe(text);
        },
      ),
    );
  });

  test('as it is typed, a word after < stays until its > comes', () => {
    expect(withoutMarkup('if a <b')).toBe('if a <b');
    expect(withoutMarkup('if a <b>')).toBe('if a ');
  });
});

test('once more changes nothing, and nothing is added', () => {
  fc.assert(
    fc.property(nearlyMarkup, (text) => {
      const left = withoutMarkup(text);
      expect(withoutMarkup(left)).toBe(left);
      expect(left.length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 3_000 },
  );
});

describe('comes to its end, however long and whatever is in it', () => {
  const hostile = [
    '<',
    '<a',
    '<script',
    '<script>',
    '</script>',
    '<!--',
    '<!-- >',
    '<a>',
    '<<a>',
    '<script><!--',
    '<a "',
    '-->',
    '<x '.repeat(20).concat('>'.repeat(20)),
  ];
  // What is not linear takes minutes for this many characters, and runs into the test's time-out.
  const characters = 1_000_000;
  const endsFor = (text: string): void => {
    expect(withoutMarkup(text).length).toBeLessThanOrEqual(text.length);
  };

  test.each(hostile)('%j', (part) => {
    endsFor(part.repeat(characters / part.length));
  });

  test('one inside the other', () => {
    endsFor('<'.repeat(characters / 2) + 'a>'.repeat(characters / 4));
    endsFor('<a'.repeat(characters / 4) + '>'.repeat(characters / 2));
  });
});

describe('feedbackFault', () => {
  test.each([
    [{ type: 'general', feedback: ' \n ' }],
    [{ type: ' ', feedback: 'Good' }],
    [{ type: 'general', feedback: '<b> </b><script>x</script>' }],
  ])('%j', (typed) => {
    expect(feedbackFault(typed)).toBe(feedbackTexts.empty);
  });

  test('nothing is wrong with a text', () => {
    expect(feedbackFault({ type: 'general', feedback: 'a < b' })).toBeNull();
  });
});
