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
  note = {Algorithms, edited 2026-11-05. Taken over from \\url{https://www.a.example/engines}. Accessed 2026-12-01}
}
`,
  );
});

it('names nobody where nobody is named, and the school where there is one', () => {
  const space = { moduleid: 'm1', title: 'R&D', school: 'A School' };
  const entry = entryOf({ authors: [], space, source: '' });
  expect(entry).not.toContain('author');
  expect(entry).toMatch(/^@misc\{2026engines,/);
  expect(entry).toContain('note = {R\\&D, A School. Accessed 2026-12-01}');
});

it.each([
  // BibTeX would take these for several people, or for more than a family name, what belongs to it and a first name.
  ['Rosse and', 'author = {{Rosse and}}'],
  ['AND sons', 'author = {{AND sons}}'],
  ['Smith, Jones, Brown, and others', 'author = {{Smith, Jones, Brown, and others}}'],
  ['Centre for A, B, C, D', 'author = {{Centre for A, B, C, D}}'],
  ['others', 'author = {{others}}'],
  ['Lovelace,', 'author = {{Lovelace,}}'],
  // And these for what they are.
  ['King, Jr., Martin', 'author = {King, Jr., Martin}'],
  ['Anderson Brand', 'author = {Anderson Brand}'],
])('holds together what is one author: %s', (author, entry) => {
  expect(entryOf({ authors: [author] })).toContain(entry);
});

it('has a key of its own where nothing of it has a letter that a key can have', () => {
  const keyOf = (articleid: string): string | undefined =>
    /^@misc\{([^,]+),/.exec(entryOf({ title: '归并排序', authors: ['高德纳'], articleid }))?.[1];
  expect(keyOf('aB3-_x'.padEnd(22, '0'))).toMatch(/^2026[a-z0-9]+$/);
  expect(keyOf('aB3-_x'.padEnd(22, '0'))).not.toBe(keyOf('cD4-_y'.padEnd(22, '0')));
  expect(entryOf({ title: 'Straßen', authors: ['Søren Łuk'] })).toMatch(/^@misc\{luk2026strassen,/);
});

it('says where an article was taken over from', () => {
  const source = 'https://a.example/x_y?a=%7B1&b={2}#c';
  expect(entryOf({ source })).toContain(
    'Taken over from \\url{https://a.example/x_y?a=%7B1&b=%7B2%7D#c}. Accessed 2026-12-01}',
  );
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
