import { expect, test } from 'vitest';
import { pictureFinder } from './find-picture.ts';
import { linkedByReading, written } from './picture-links.ts';

const find = pictureFinder(['blog/posts/a.png', 'blog/static/img/b c.png', 'blog/notes/only.png'])(
  'blog/posts/one.md',
);
const ids: Readonly<Record<string, string>> = {
  'blog/posts/a.png': 'A',
  'blog/static/img/b c.png': 'B',
  'blog/notes/only.png': 'C',
};
const rewritten = (text: string): string =>
  written(linkedByReading(text, find).pieces, (path) => ids[path]);

test.each([
  ['beside the text', '![of a](a.png)', '![of a](/api/file/A)'],
  ['with a title', '![of a](./a.png "A")', '![of a](/api/file/A "A")'],
  ['by a way round', '![](../posts/a.png?raw=true#x)', '![](/api/file/A)'],
  ['from the root of the site', '![](/img/b%20c.png)', '![](/api/file/B)'],
  ['between brackets', '![](</img/b c.png>)', '![](/api/file/B)'],
  ['by a reference', '![x][1]\n\n[1]: a.png "A"', '![x][1]\n\n[1]: /api/file/A "A"'],
  ['as HTML has it', '<img width="3" src="a.png" alt="of [a]">', '![of  a](/api/file/A)'],
  [
    'as Obsidian has it',
    '![[only.png|300]] ![[only.png|of it]]',
    '![](/api/file/C) ![of it](/api/file/C)',
  ],
  [
    'within a link',
    '[![of a](a.png)](https://a.example)',
    '[![of a](/api/file/A)](https://a.example)',
  ],
  [
    'in code, which is left',
    '`![](a.png)`\n\n```\n![](a.png)\n```\n![](a.png)',
    '`![](a.png)`\n\n```\n![](a.png)\n```\n![](/api/file/A)',
  ],
  ['in code that never ends', '~~~\n![](a.png)', '~~~\n![](a.png)'],
  ['of other sites, which is left', '![](https://a.example/a.png)', '![](https://a.example/a.png)'],
  ['that is not there', '![](z.png)', '![](z.png)'],
  ['that leads out', '![](../../../../etc/passwd)', '![](../../../../etc/passwd)'],
  ['that is here already', '![](/api/file/x)', '![](/api/file/x)'],
  ['of a note', '![[other note]]', '![[other note]]'],
])('a picture %s', (_where, text, told) => {
  expect(rewritten(text)).toBe(told);
});

test('what is not there, and what is elsewhere, is told', () => {
  const { missing, away } = linkedByReading(
    '![](z.png)![](z.png)![](https://a.example/b.png)![](data:image/png;base64,AA)[[x]]',
    find,
  );
  expect({ missing, away }).toEqual({ missing: ['z.png'], away: 2 });
});

test('what would take long to look through does not', () => {
  const began = performance.now();
  for (const part of [
    '![',
    '![[',
    '![a](',
    '<img ',
    '`',
    '```\n',
    '~~~',
    '[a]: ',
    '\n[',
    '![](<',
    "<img src='",
  ]) {
    linkedByReading(part.repeat(100_000 / part.length), find);
  }
  linkedByReading(`![](${'../'.repeat(600)}a.png)`.repeat(50), find);
  expect(performance.now() - began).toBeLessThan(10_000);
});
