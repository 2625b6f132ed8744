import { expect, test } from 'vitest';
import { cloudCsv } from './cloud-csv.ts';
import { dotsUnder } from './cloud-dots.ts';
import { cloudSvg } from './cloud-files.ts';

const colours = { ground: '#fff', ink: '#000', people: '#55f', leader: '#33f' };
const word = (text: string, count: number) => ({ key: text, text, count, x: 100, y: 50, size: 20 });

test('the SVG has every word as a text, and nothing of what people type as markup', () => {
  const typed = ['<script>alert(1)</script>', '"&amp;\u0000\uD800', 'two words', '學習'];
  const picture = {
    width: 320,
    height: 160,
    smallest: 10,
    left: 0,
    placed: typed.map((text, at) => word(text, at + 1)),
  };
  const svg = cloudSvg(picture, 'A & <b>', colours);
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(read.querySelector('parsererror')).toBe(null);
  expect(read.querySelector('script')).toBe(null);
  expect(Array.from(read.querySelectorAll('text'), ({ textContent }) => textContent)).toEqual([
    '<script>alert(1)</script>',
    '"&amp;\uFFFD',
    'two words',
    '學習',
  ]);
  expect(read.querySelector('title')?.textContent).toBe('A & <b>');
  // A dot for each who said it; the most frequent word is in the colour of people.
  expect(read.querySelectorAll('circle')).toHaveLength(1 + 2 + 3 + 4);
  expect(read.querySelectorAll('text[fill="#33f"]')).toHaveLength(1);
});

test('the CSV has words, counts and variants, and no formula', () => {
  const csv = cloudCsv([
    {
      key: 'a',
      text: 'tree, "big"',
      count: 3,
      variants: [
        { text: 'Tree', count: 2 },
        { text: 'tree', count: 1 },
      ],
    },
    { key: 'b', text: '=SUM(A1)', count: 1 },
    { key: 'c', text: ' \u200B@cmd', count: 1 },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFWord,People,Typed as',
    '"tree, ""big""",3,"Tree (2), tree (1)"',
    '"\'=SUM(A1)",1,',
    '"\' \u200B@cmd",1,',
  ]);
});

test('under a word stand as many dots as people, as long as there is room for them', () => {
  expect(dotsUnder('nested', 7).dots).toBe(7);
  expect(dotsUnder('nested', 1).dots).toBe(1);
  const crowd = dotsUnder('no', 5_000);
  expect(crowd.dots).toBeLessThan(40);
  expect(crowd.step).toBeGreaterThanOrEqual(2);
});
