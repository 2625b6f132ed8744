import { describe, expect, test } from 'vitest';
import { questionsByRules } from './language/by-rules.ts';

const kinds = ['choice', 'true-false', 'open-text', 'number', 'ranking'];
const made = (text: string, most = 14, wanted = kinds) =>
  questionsByRules(text, { kinds: wanted, most });

const cells = `Photosynthesis is the process by which plants convert carbon dioxide and water into glucose and oxygen. Chloroplasts capture sunlight and produce sugar. It happens in leaves.
Osmosis is the movement of water through a membrane from a lower to a higher concentration of particles. Mitosis is the division of a nucleus into two nuclei with the same chromosomes. Mitochondria are organelles that convert glucose and oxygen into energy. A muscle cell contains up to 2,000 mitochondria because it needs much energy.
Ribosomes build proteins from amino acids. The nucleus contains the chromosomes and controls which genes are read. Lysosomes are vesicles that contain enzymes for digestion. Enzymes are proteins that speed up chemical reactions. Lynn Margulis proposed the endosymbiotic theory in 1967.`;

describe('questions of a text', () => {
  test('the same text gives the same questions again, each with one right answer among others', () => {
    const all = made(cells);
    expect(made(cells)).toEqual(all);
    expect(all.length).toBeGreaterThanOrEqual(6);
    for (const { item } of all.filter((each) => each.item.kind === 'choice')) {
      const options = item.options ?? [];
      expect(options).toHaveLength(4);
      expect(new Set(options.map((each) => each.toLowerCase())).size).toBe(4);
      const right = options[item.right?.[0] ?? -1] ?? '';
      for (const other of options.filter((each) => each !== right)) {
        expect(right.toLowerCase()).not.toContain(other.toLowerCase());
        expect(item.text.toLowerCase()).not.toContain(other.toLowerCase());
      }
    }
  });

  test('a sentence and a term are asked about once, and no sentence that leans on the one before', () => {
    const all = made(cells, 30);
    expect(new Set(all.map(({ source }) => source)).size).toBe(all.length);
    expect(new Set(all.map(({ about }) => about)).size).toBe(all.length);
    for (const { source } of all) expect(source).not.toMatch(/^It happens/);
  });

  test('a definition is asked for by its meaning, which does not name it', () => {
    const all = made(cells).filter(({ rule }) => rule === 'definition');
    const photosynthesis = all.find(({ source }) => source.startsWith('Photosynthesis'));
    expect(photosynthesis?.item.text).toBe(
      'Which term fits: “the process by which plants convert carbon dioxide and water into glucose and oxygen”?',
    );
    const { options = [], right = [] } = photosynthesis?.item ?? {};
    expect(options[right[0] ?? -1]).toBe('photosynthesis');
    expect(options).toContain('osmosis');
  });

  test('of a number it is said how far off is near enough; a year is one of four', () => {
    const numbers = made(cells, 30, ['number']).map(({ item }) => item);
    expect(numbers).toMatchObject([
      { rightNumber: { number: 2000, within: 100 }, range: { min: 0, max: 10_000 } },
    ]);
    const year = made(cells, 30).find(({ about }) => about === 'number 1967')?.item;
    expect(year?.text).toMatch(/^Which year belongs here\? .* in _____\.$/);
    expect(year?.options?.[year.right?.[0] ?? -1]).toBe('1967');
    expect(new Set(year?.options).size).toBe(4);
  });

  test('Markdown: bold terms and lists of terms are definitions, steps are an order, code asks nothing', () => {
    const notes = `# Searching
A **stack** is a collection in which the element that was added last is removed first.

- Heap: a tree in which no parent is smaller than its children
- Graph: a set of nodes that are connected by edges
- Recursion: a function that calls itself until a base case is reached

How a binary search finds a key, step by step:

1. Set the bounds to the whole array
2. Look at the element in the middle
3. Continue in the half that may contain the key

\`\`\`js
const answer = 42;
\`\`\``;
    const all = made(notes);
    const asked = all.map(({ item }) => item.text).join('\n');
    expect(asked).toContain('“a set of nodes that are connected by edges”');
    expect(asked).not.toContain('answer');
    const order = all.find(({ rule }) => rule === 'order');
    expect(order?.item).toMatchObject({ kind: 'ranking', inRightOrder: true });
    expect(order?.item.text).toMatch(/^Put these in the right order: How a binary search/);
    expect(order?.item.options?.[0]).toBe('Set the bounds to the whole array');
  });

  test('what is no text, or one in which nothing is said, gives no question and no fault', () => {
    for (const text of [
      '',
      'a'.repeat(5_000),
      '1 2 3 4\n'.repeat(200),
      '){}(*&^%$#@!'.repeat(50),
    ]) {
      expect(made(text)).toEqual([]);
    }
    expect(made('We saw it. This is so. They did that because of these.')).toEqual([]);
  });
});
