import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { exchangeMessages as words, remarks as said } from './exchange.messages.ts';
import { ImportService, readInThread } from './import.service.ts';
import { mostEntries, readImport } from './read-import.ts';
import { makeZip } from './testing/make-zip.ts';
import { pictureBytes, postsInMemory } from './testing/posts-in-memory.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const here = new AbortController().signal;
const mb = 1_000_000;

const open = (read = readInThread) => {
  const stage = postsInMemory();
  const imports = new ImportService({
    ...stage.ports,
    clock: createManualClock(),
    secret: 'a secret',
    read,
  });
  return { stage, send: (bytes: Buffer) => imports.import({ userid: 'reader' }, bytes, here) };
};
/** Without a thread: for what is soon done. */
const openHere = () => open(async (bytes) => readImport(bytes));

const good = { name: 'good.md', bytes: '---\ntitle: Good\n---\nIt is.' };
const many = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}.md`, bytes: `${at}${text}` }));

/** Bytes that unpack to far more than they are, and what is answered. */
const bombs: readonly (readonly [string, () => Buffer, string])[] = [
  [
    'texts that unpack to more than is taken',
    () => makeZip(many(150, 'a'.repeat(400_000))),
    words.tooMuch,
  ],
  [
    'pictures that unpack to more than is taken',
    () =>
      makeZip([
        {
          name: 'a.md',
          bytes: Array.from({ length: 20 }, (_, at) => `![](${at}.png)`).join('\n'),
        },
        ...Array.from({ length: 20 }, (_, at) => ({
          name: `${at}.png`,
          bytes: Buffer.alloc(4.9 * mb),
        })),
      ]),
    words.tooMuch,
  ],
  [
    'entries that all lie in one place',
    () =>
      makeZip([
        { name: 'a.md', bytes: Buffer.alloc(50 * mb) },
        ...Array.from({ length: 1_000 }, (_, at) => ({
          name: `${at}.md`,
          bytes: Buffer.alloc(100_000),
          over: 0,
        })),
      ]),
    words.badArchive,
  ],
  [
    'more entries than are looked at',
    () => makeZip(many(mostEntries + 1, '')),
    words.tooManyEntries(mostEntries),
  ],
  ['more entries than there are', () => makeZip([good], 1_000), words.badArchive],
  ['a zip that ends early', () => makeZip([good]).subarray(0, 60), words.badArchive],
  [
    'a document that is no zip, with one behind it',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n\xff', 'latin1'), makeZip([good])]),
    words.neither,
  ],
  ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), words.neither],
  ['text of UTF-16', () => Buffer.from('\uFEFFA text', 'utf16le'), words.neither],
];

test.each(bombs)(
  '%s: refused with a sentence, nothing kept, memory bounded',
  async (name, make, sentence) => {
    const { stage, send } = open();
    const bytes = make();
    const before = process.memoryUsage().rss;
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 2);
    await expect(send(bytes)).rejects.toMatchObject({
      code:
        sentence === words.tooMuch || sentence.startsWith('A zip may hold')
          ? 'TOO_LARGE'
          : 'BAD_REQUEST',
      message: sentence,
    });
    clearInterval(timer);
    const more = Math.round((peak - before) / mb);
    process.stdout.write(
      `${name}: ${bytes.byteLength} bytes refused with ${more} MB more at most\n`,
    );
    expect(more).toBeLessThan(200);
    expect([stage.drafts.size, stage.pictures.size]).toEqual([0, 0]);
  },
);

const alone: readonly (readonly [string, Parameters<typeof makeZip>[0][number], string | null])[] =
  [
    [
      'a text that is larger than the zip says',
      { name: 'a.md', bytes: 'a'.repeat(mb), size: 10 },
      said.damaged,
    ],
    [
      'a text that is smaller than the zip says',
      { name: 'a.md', bytes: 'a', size: 10 },
      said.damaged,
    ],
    ['a text that is another one', { name: 'a.md', bytes: 'a', crc: 1 }, said.damaged],
    [
      'a text that unpacks to much',
      { name: 'a.md', bytes: Buffer.alloc(50 * mb, 'a') },
      said.textTooLong,
    ],
    ['a text that is too long', { name: 'a.md', bytes: 'é'.repeat(100_001) }, said.textTooLong],
    [
      'a text that is no UTF-8',
      { name: 'a.md', bytes: Buffer.from('caf\xe9', 'latin1') },
      said.notUtf8,
    ],
    [
      'a picture that is called a text',
      { name: 'a.md', bytes: Buffer.from([0xff, 0xd8, 0xff, 0]) },
      said.notUtf8,
    ],
    ['a text with a password', { name: 'a.md', bytes: 'a', flags: 1 }, said.encrypted],
    [
      'a text that is packed otherwise',
      { name: 'a.md', bytes: 'a', method: 14 },
      said.unknownPacking,
    ],
    [
      'a link to a file of the server',
      { name: 'a.md', bytes: '/etc/passwd', mode: 0o120777 },
      said.link,
    ],
    ['a name that leads up', { name: '../../etc/a.md', bytes: 'a' }, said.badName],
    [
      'a name that leads up as Windows writes it',
      { name: String.raw`b\..\..\a.md`, bytes: 'a' },
      said.badName,
    ],
    ['a name from the root', { name: '/etc/a.md', bytes: 'a' }, said.badName],
    ['a name of a drive', { name: 'C:/a.md', bytes: 'a' }, said.badName],
    ['a name that ends early', { name: 'a.png\0.md', bytes: 'a' }, said.badName],
    ['the name of another file', { name: 'good.md', bytes: 'a' }, said.duplicate],
    ['another name for it', { name: './/good.md', bytes: 'a' }, said.duplicate],
    ['the same text again', { ...good, name: 'again.md' }, said.twice],
    ['nothing', { name: 'a.md', bytes: '' }, said.empty],
    ['a zip within', { name: 'a.zip', bytes: makeZip([good]) }, said.nested],
    [
      'a picture that is a document',
      { name: 'a.svg', bytes: '<svg onload="alert(1)"/>' },
      said.svg,
    ],
    ['a page', { name: 'a.html', bytes: '<script>alert(1)</script>' }, said.notMarkdown],
    ['a picture that no text shows', { name: 'a.png', bytes: 'a' }, said.unused],
    ['what computers put there', { name: '__MACOSX/._good.md', bytes: 'a' }, null],
  ];

test.each(alone)(
  '%s: left out with its line, and the others are taken',
  async (_name, entry, remark) => {
    const { stage, send } = openHere();
    const { items } = await send(makeZip([good, entry]));
    expect(items[0]).toMatchObject({ name: 'good.md', remarks: [] });
    const left = items.slice(1);
    expect(left.map(({ blogid, remarks }) => [blogid, remarks])).toEqual(
      remark === null ? [] : [[null, [remark]]],
    );
    for (const { name } of left) expect(name).toMatch(/^[^/\\\0]{1,120}$/);
    expect([...stage.drafts.values()].map(({ content }) => content.title)).toEqual(['Good']);
  },
);

test('of many files without a text some are named, and the rest counted', async () => {
  const { items } = await openHere().send(
    makeZip([good, ...Array.from({ length: 60 }, (_, at) => ({ name: `${at}.css`, bytes: 'a' }))]),
  );
  expect(items).toHaveLength(52);
  expect(items.at(-1)).toEqual({
    name: '',
    blogid: null,
    wasThere: false,
    remarks: [said.more(10)],
  });
});

test('of more texts than one import takes the first are taken; of an account that is full none after that', async () => {
  const { stage, send } = openHere();
  const more = many(blogLimits.importPosts + 1, ' is its text');
  const { items } = await send(makeZip(more));
  expect(items.at(-1)?.remarks).toEqual([said.tooMany]);
  expect(stage.drafts.size).toBe(blogLimits.importPosts);
  const full = openHere();
  full.stage.leaveRoomFor(1);
  const told = await full.send(
    makeZip([
      ...many(2, ' is its text'),
      { name: 'c.md', bytes: '![](c.webp)' },
      { name: 'c.webp', bytes: pictureBytes('c') },
    ]),
  );
  expect(told.items.map(({ remarks }) => remarks)).toEqual([
    [],
    ['There is no room for more.'],
    ['There is no room for more.'],
  ]);
  expect(full.stage.pictures.size).toBe(0);
});

test('a picture that cannot be kept is said, and its text is taken', async () => {
  const { stage, send } = openHere();
  const { items } = await send(
    makeZip([
      { name: 'a.md', bytes: '---\ncover: e.png\n---\n![](b.png)![](c.png)![](d.webp)' },
      { name: 'b.png', bytes: Buffer.alloc(5_000_001) },
      { name: 'c.png', bytes: 'no picture' },
      { name: 'd.webp', bytes: pictureBytes('d') },
      { name: 'e.png', bytes: 'damaged', crc: 1 },
    ]),
  );
  expect(items).toHaveLength(1);
  expect(items[0]?.remarks).toEqual([
    said.pictureLeft('e.png', said.pictureDamaged),
    said.pictureLeft('b.png', said.pictureTooLarge),
    said.pictureLeft('c.png', 'This is no picture that can be read.'),
  ]);
  const [fileid] = [...stage.pictures.keys()];
  const [draft] = [...stage.drafts.values()];
  expect(draft?.content).toMatchObject({
    text: `![](b.png)![](c.png)![](/api/file/${fileid})`,
    cover: null,
  });
});

test('a text is read at once whose heading has gaps, and none is taken that shows pictures everywhere', async () => {
  const { stage, send } = openHere();
  const listed = `---\npictures: ["a.webp"]\n---\n${'a.webp'.repeat(1_001)}`;
  const { items } = await send(
    makeZip([
      { name: 'gaps.md', bytes: `# ${' '.repeat(3_000)}x${' '.repeat(3_000)}y` },
      { name: 'linked.md', bytes: '![](a.webp)'.repeat(1_001) },
      { name: 'listed.md', bytes: listed },
      { name: 'a.webp', bytes: pictureBytes('a') },
    ]),
  );
  const most = said.tooManyPlaces(1_000);
  expect(items.map(({ remarks }) => remarks)).toEqual([[], [most], [most], [said.unused]]);
  expect([...stage.drafts.values()].map(({ content }) => content.title)).toEqual(['gaps']);
});

test('whoever may write nothing is refused before anything is read', async () => {
  const { stage } = openHere();
  const read = vi.fn<typeof readInThread>();
  const imports = new ImportService({
    ...stage.ports,
    clock: createManualClock(),
    secret: '',
    read,
  });
  const sent = imports.import({ userid: 'unverified' }, Buffer.from('A text.'), here);
  await expect(sent).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(read).not.toHaveBeenCalled();
});

test('bytes by chance, also behind what a zip begins with, never break the reading', () => {
  const zip = makeZip([good, { name: 'a.md', bytes: '![](b.png)' }, { name: 'b.png', bytes: 'b' }]);
  const spoiled = fc
    .array(fc.tuple(fc.nat(zip.byteLength - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
    .map((changes) => {
      const bytes = Buffer.from(zip);
      for (const [at, byte] of changes) bytes[at] = byte;
      return bytes;
    });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), spoiled), (bytes) => {
      const read = readImport(Uint8Array.from(bytes));
      expect('refusal' in read || Array.isArray(read.items)).toBe(true);
    }),
    { numRuns: 1_500 },
  );
});
