import { expect, it } from 'vitest';
import { headingsIn } from './contents.tsx';
import { drawMarkdown } from './draw-markdown.ts';
import { nameHeadings } from './name-headings.ts';

const drawn = async (markdown: string): Promise<HTMLElement> => {
  const text = document.createElement('div');
  await drawMarkdown(text, markdown);
  nameHeadings(text);
  return text;
};
const namesIn = (text: HTMLElement): string[] =>
  [...text.querySelectorAll('h2, h3, h4, h5, h6')].map(({ id }) => id);

it('gives each heading a name of its own, however many are called alike', async () => {
  const text = await drawn('# Part\n\n# Part\n\n# Part 2\n\n# Part 2\n\n# Part\n\n# Part-2-2');
  const names = namesIn(text);
  expect(names.slice(0, 3)).toEqual(['section-part', 'section-part-2', 'section-part-2-2']);
  expect(new Set(names).size).toBe(6);
});

it('leaves out of the contents what says nothing', async () => {
  const text = await drawn('# One\n\n#\n\n## Two\n\n# !');
  expect(headingsIn(text).map(({ name, isBelow }) => [name, isBelow])).toEqual([
    ['section-one', false],
    ['section-two', true],
    ['section-', false],
  ]);
  expect([...text.querySelectorAll('a')].every((link) => link.textContent !== '')).toBe(true);
});

it('says in the contents what is drawn in a heading, without links and signs of footnotes', async () => {
  const text = await drawn(
    '## A *bold* `claim` of [hers](https://a.example)[^1]\n\n# Below, and higher\n\n[^1]: A note.',
  );
  const [first] = headingsIn(text);
  const holder = document.createElement('div');
  holder.append(...(first?.drawn ?? []));
  expect(holder.innerHTML).toBe('A <em>bold</em> <code>claim</code> of hers');
});
