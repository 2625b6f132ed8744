import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test, vi } from 'vitest';
import { readAtom } from '../testing/read-atom.ts';
import { AtomService } from './atom.service.ts';
import { DrawnPosts } from './drawn-posts.ts';
import { postHtml, typedHtml } from './post-html.ts';
import { atomId, writeAtom } from './write-atom.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const address = 'https://sets.example/blog/view/abc';
const html = (text: string): string => postHtml({ text, address });

test.each([
  ['markup that was typed', '<script>alert(1)</script>', '&lt;script&gt;'],
  [
    'a picture of this server',
    '![of me](/api/file/abc)',
    `<a href="${address}" rel="nofollow noopener ugc">of me</a>`,
  ],
  [
    'a picture of another one',
    '![it](https://a.example/b.png)',
    '<a href="https://a.example/b.png"',
  ],
  ['a picture without words', '![](/api/file/abc)', '>🖼</a>'],
  ['a link', '[a](https://a.example/?b&c "d")', '<a href="https://a.example/?b&amp;c"'],
  ['a link to a place of this server', '[a](/blogs)', '<a href="https://sets.example/blogs"'],
  ['a mail address', '[a](mailto:a@b.example)', '<a href="mailto:a@b.example"'],
  ['what does something', '[a](javascript:alert(1))', '<p>a</p>'],
  ['what does something, hidden', '[a](java&#115;cript&colon;alert(1))', 'a'],
  ['a document in an address', '[a](data:text/html,<b>)', '<p>a</p>'],
  ['tasks', '- [x] done\n- [ ] not', '☑ done'],
  ['code', '```js\na < b\n```', 'a &lt; b'],
  ['what is very deep', `${'>'.repeat(50)} a`, '<pre>'],
  ['what would take minutes', 'a_b'.repeat(33_000), '<pre>'],
  [
    'an address that many links share',
    `[a]: /${'y'.repeat(20_000)}\n\n${'[a]\n\n'.repeat(16_000)}`,
    '<pre>',
  ],
  [
    'a table of very many cells, whatever ends its lines',
    `${'a|'.repeat(80)}\r${'-|'.repeat(80)}\r${'|\r'.repeat(80)}`,
    '<pre>',
  ],
])('%s in a feed', (_what, text, told) => {
  expect(html(text)).toContain(told);
});

/** All that stands in HTML as a browser reads it. */
const inHtml = (text: string) => {
  const found = {
    tags: new Set<string>(),
    attributes: new Set<string>(),
    addresses: new Set<string>(),
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      found.tags.add(tag);
      for (const [name, value] of Object.entries(attributes)) {
        found.attributes.add(name);
        if (name === 'href' || name === 'src') found.addresses.add(value);
      }
    },
  });
  parser.end(text);
  return found;
};
const tags =
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a table thead tbody tr th td'.split(
    ' ',
  );

test('whatever is typed, a feed is valid, and its HTML does nothing', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '[a](',
      'javascript:alert(1)',
      ')',
      '![',
      ']',
      '<a href="',
      '">',
      '`',
      '```\n',
      '\n',
      '| a |\n|---|\n',
      '&#106;',
      ']]>',
      '<![CDATA[',
      '\0',
      '\u000B',
      '\uFFFE',
      '\uD800',
      'https://a.example/"onclick="',
      '<javascript:alert(1)>',
      '\t',
      "'",
    ),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  const text = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (typed, title) => {
      const drawn = html(typed);
      const { tags: used, attributes, addresses } = inHtml(drawn);
      expect([...used].filter((tag) => !tags.includes(tag))).toEqual([]);
      expect(
        [...attributes].filter(
          (name) => !['href', 'rel', 'class', 'align', 'start'].includes(name),
        ),
      ).toEqual([]);
      for (const each of addresses) expect(each).toMatch(/^(?:https?:\/\/|mailto:)/);
      const at = new Date(0);
      const entry = {
        id: atomId(title),
        address,
        title,
        author: 'Ada',
        publishedAt: at,
        updatedAt: at,
      };
      const feed = writeAtom({
        id: atomId('feed'),
        title,
        author: null,
        updatedAt: at,
        self: `${address}?a&b`,
        page: address,
        entries: [{ ...entry, tags: [title], summary: typed, html: drawn }],
      });
      readAtom(feed);
    }),
    { numRuns: 400 },
  );
});

test('posts are drawn in a thread, once for all feeds', async () => {
  const posts = [
    { text: '*a*', address },
    { text: '*b*', address },
    { text: '*a*', address },
  ];
  const drawn = new DrawnPosts();
  expect(await drawn.html(posts)).toEqual([
    '<p><em>a</em></p>\n',
    '<p><em>b</em></p>\n',
    '<p><em>a</em></p>\n',
  ]);
  const draw = vi.fn(async ({ text }: { readonly text: string }) => text);
  const counted = new DrawnPosts(draw);
  await Promise.all([counted.html(posts), counted.html(posts.slice(1))]);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('what takes too long stays as it was typed, costs no other its shape, and is not tried again', async () => {
  const draw = vi.fn(async ({ text }: { readonly text: string }) => (text === '*a*' ? null : text));
  const drawn = new DrawnPosts(draw);
  const posts = ['*a*', '*b*'].map((text) => ({ text, address }));
  expect(await drawn.html(posts)).toEqual([typedHtml('*a*'), '*b*']);
  expect(await drawn.html(posts)).toEqual([typedHtml('*a*'), '*b*']);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a feed has a bound: what does not fit is told by its summary', async () => {
  const post = (at: number) => ({
    blogid: `${at}`,
    by: { userid: 'ada', username: 'Ada' },
    title: `Post ${at}`,
    summary: 'In short.',
    text: `${at}`,
    tags: [],
    publishedAt: new Date(at),
    editedAt: null,
  });
  const posts = [1, 2, 3].map(post);
  const reading = {
    ownerOf: async () => ({ userid: 'ada', madeAt: new Date(0) }),
    newest: async () => ({ author: null, posts }),
  };
  const drawn = new DrawnPosts(async ({ text }) => 'a'.repeat(text === '2' ? 2_000_000 : 10));
  const asked = { key: 'key', of: { of: 'newest' }, origin: address, header: () => '' } as const;
  const { contents } = await new AtomService(reading, drawn).feed(asked);
  const { entries } = readAtom(new TextDecoder().decode(contents ?? undefined));
  expect(entries.map(({ html: told }) => told.length)).toEqual([10, 0, 10]);
});

test('what would take long to draw does not', () => {
  const began = performance.now();
  for (const part of [
    '*a ',
    '_a_',
    '[a](',
    '![a](',
    '<a ',
    '`a',
    '~~a',
    'a | ',
    '\\',
    '&',
    '[[',
    '**a*',
    '\n> ',
    '\n- ',
    'http://a',
  ]) {
    html(part.repeat(Math.floor(20_000 / part.length)));
  }
  expect(performance.now() - began).toBeLessThan(20_000);
});
