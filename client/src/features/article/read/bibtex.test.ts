import { expect, it } from 'vitest';
import { anArticle } from '../../../../test/an-article.ts';
import { bibtexOf } from './bibtex.ts';

const entryOf = (change: Parameters<typeof anArticle>[0] = {}): string =>
  bibtexOf(anArticle(change), 'https://sets.example/article/x', new Date('2026-12-01T23:00:00Z'));

it('says who wrote what, when, and where it is read', () => {
  expect(entryOf({ editedAt: '2026-11-05T10:00:00.000Z' })).toBe(
    `@misc{lovelace2026engines,
  author = {Ada Lovelace and Charles Babbage},
  title = {{On engines}},
  year = {2026},
  month = {11},
  howpublished = {\\url{https://sets.example/article/x}},
  url = {https://sets.example/article/x},
  note = {Algorithms, edited 2026-11-05. Accessed 2026-12-01}
}
`,
  );
});

it('names nobody where nobody is named, and the school where there is one', () => {
  const space = { moduleid: 'm1', title: 'R&D', school: 'A School' };
  const entry = entryOf({ authors: [], space });
  expect(entry).not.toContain('author');
  expect(entry).toMatch(/^@misc\{2026engines,/);
  expect(entry).toContain('note = {R\\&D, A School. Accessed 2026-12-01}');
});

it('is one entry, whatever is in its words', () => {
  const entry = entryOf({
    title: 'A \\ {b} $c$ & #1 100% d_e ^ ~}, evil = {x',
    authors: ['Müller, Jörg', 'Bell and Sons'],
  });
  expect(entry).toContain('@misc{muller2026b,');
  expect(entry).toContain('author = {Müller, Jörg and {Bell and Sons}}');
  expect(entry).toContain(
    'title = {{A \\textbackslash{} \\textbraceleft{}b\\textbraceright{} \\$c\\$ \\& \\#1 100\\% d\\_e \\textasciicircum{} \\textasciitilde{}\\textbraceright{}, evil = \\textbraceleft{}x}}',
  );
});

it.each(['a } b', 'Sets: {x', '\\{', '}}{'])('closes what it opens: %s', (title) => {
  // As BibTeX counts: a brace with a backslash before it is one, too.
  const depths: number[] = [];
  for (const sign of entryOf({ title })) {
    const depth = depths.at(-1) ?? 0;
    if (sign === '{') depths.push(depth + 1);
    if (sign === '}') depths.push(depth - 1);
  }
  expect(depths.indexOf(0)).toBe(depths.length - 1);
});
