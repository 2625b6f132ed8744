import { expect, test } from 'vitest';
import { remarks as said } from './exchange.messages.ts';
import { readText } from './read-text.ts';

const read = (file: string, path = 'notes/2024-05-01-my-first_post.md') =>
  readText(new TextEncoder().encode(file), path);

test.each([
  [
    'Jekyll',
    '---\nlayout: post\ntitle: "A: b"\ndate: 2024-05-01 10:00:00 +0200\ncategories: maths physics\ntags: [Linear Algebra]\nimage:\n  path: /assets/a.png\n---\nText.\n',
    {
      title: 'A: b',
      tags: ['linear-algebra', 'maths', 'physics'],
      cover: '/assets/a.png',
      text: 'Text.',
      remarks: [said.dateNotKept, said.notTaken(['layout'])],
    },
  ],
  [
    'Hugo',
    '---\ntitle: A\ndraft: false\ntags:\n  - one\n  - Two\ncover:\n  image: a.jpg\n  alt: of it\nweight: 3\n---\n\nText.\n\n',
    {
      title: 'A',
      tags: ['one', 'two'],
      cover: 'a.jpg',
      text: 'Text.\n',
      remarks: [said.dateNotKept, said.notTaken(['weight'])],
    },
  ],
  [
    'Hexo',
    '---\ntitle: A\ncategories:\n- [Sports, Baseball]\n- [Play]\n---\nText.',
    { tags: ['sports', 'baseball', 'play'], remarks: [] },
  ],
  [
    'dev.to',
    '---\ntitle: A\npublished: true\ndescription: About\ntags: javascript, web dev\ncover_image: https://a.example/b.png\n---\nText.',
    {
      tags: ['javascript', 'web-dev'],
      cover: 'https://a.example/b.png',
      remarks: [said.dateNotKept, said.notTaken(['description'])],
    },
  ],
  [
    'Astro',
    '---\ntitle: A\npubDate: 2024-05-01\nheroImage: ../img/a.png\ndraft: true\n---\nText.',
    { cover: '../img/a.png', remarks: [said.dateNotKept] },
  ],
  [
    'Obsidian',
    '---\ntags: "#a #b"\naliases: [x]\n---\nText.',
    { title: 'my first post', tags: ['a', 'b'], remarks: [said.notTaken(['aliases'])] },
  ],
  [
    'Windows',
    '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nOne.\r\nTwo.\r\n',
    { title: 'A', text: 'One.\nTwo.' },
  ],
  ['none, with a heading', '# A *title*\n\nText.\n', { title: 'A *title*', text: 'Text.' }],
  ['none, with a line', '---\nText.\n', { title: 'my first post', text: '---\nText.' }],
  [
    'an audience',
    '---\ntitle: A\naudience: school\n---\nText.',
    { remarks: [said.audience('school')] },
  ],
  [
    'TOML',
    '+++\ntitle = "A"\n+++\nText.',
    { title: 'my first post', text: 'Text.', remarks: [said.toml] },
  ],
  ['a title that is a number', '---\ntitle: 2024\n---\nText.', { title: '2024' }],
  ['a title that is a list', '---\ntitle: [a]\n---\nText.', { title: 'my first post' }],
  ['nothing', '---\n---\nText.', { title: 'my first post', text: 'Text.', remarks: [] }],
  [
    'a title that is long',
    `---\ntitle: ${'a'.repeat(200)}\n---\nText.`,
    { title: 'a'.repeat(150), remarks: [said.titleCut] },
  ],
  [
    'many tags',
    '---\ntitle: A\ntags: [a, b, c, d, e, f, g, h, i, "!?", a]\n---\nText.',
    { tags: 'abcdefgh'.split(''), remarks: [said.badTags(['!?']), said.tagsLeft(['i'])] },
  ],
])('front matter as others write it: %s', (_of, file, told) => {
  expect(read(file)).toMatchObject(told);
});

test('a name is a title where nothing else is: of a folder where the file has none', () => {
  expect(read('Text.', 'a/My notes - 1.md')).toMatchObject({ title: 'My notes - 1' });
  expect(read('Text.', 'content/my-post/index.md')).toMatchObject({ title: 'my post' });
  expect(read('Text.', '')).toMatchObject({ title: '' });
});

const billions = [
  'a: &a [x, x]',
  ...'bcdefghij'
    .split('')
    .map((name, at) => `${name}: &${name} [*${'abcdefghij'[at]}, *${'abcdefghij'[at]}]`),
];

test.each([
  ['names that stand for others', `${billions.join('\n')}\ntitle: *j`],
  ['what stands for a program', 'title: !!js/function "function () { return 1 }"\n b'],
  ['what is very deep', `title: ${'['.repeat(9_000)}`],
  ['what never ends', `title: "${'a'.repeat(9_000)}`],
  ['what is longer than anybody writes', `title: "${'a'.repeat(30_000)}"`],
  ['a list', '- a\n- b'],
  ['a text', 'only this'],
])('front matter that is refused, with a remark, while the text is taken: %s', (_of, matter) => {
  const began = performance.now();
  expect(read(`---\n${matter}\n---\nText.`)).toMatchObject({
    title: 'my first post',
    text: 'Text.',
    tags: [],
    remarks: [said.badMatter],
  });
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('names that objects have are names like others', () => {
  const told = read('---\n__proto__: {title: B}\nconstructor: a\ntitle: A\n---\nText.');
  expect(told).toMatchObject({
    title: 'A',
    remarks: [said.notTaken(['__proto__', 'constructor'])],
  });
  expect(({} as { title?: string }).title).toBeUndefined();
});

test('what would take long to look through does not', () => {
  const began = performance.now();
  for (const text of [
    `# ${'#'.repeat(99_000)}x`,
    `# ${' #'.repeat(49_000)}x`,
    `---${'\n---a'.repeat(20_000)}`,
    '\n'.repeat(100_000),
    `---\n${'- '.repeat(9_000)}\n---\n`,
    `---\n${'? '.repeat(9_000)}\n---\n`,
    `---\n${'{'.repeat(9_000)}\n---\n`,
  ]) {
    read(text);
  }
  expect(performance.now() - began).toBeLessThan(10_000);
});
