import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openFileReader } from '../../../app/open-file-reader.ts';
import { readPollFile as readFile } from '../../../../test/exchange-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const mb = 1_000_000;

afterEach(() => vi.unstubAllGlobals());

const hostile: readonly (readonly [name: string, make: () => Uint8Array, file: string])[] = [
  [
    'entities within entities',
    () =>
      bytes(
        '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>',
      ),
    'a.xml',
  ],
  [
    'a file of the server as an entity',
    () =>
      bytes(
        '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question type="essay"><questiontext><text>&x;</text></questiontext></question></quiz>',
      ),
    'a.xml',
  ],
  ['XML that is very deep', () => bytes('<quiz>'.repeat(100_000)), 'a.xml'],
  ['XML of very many parts', () => bytes(`<quiz>${'<a/>'.repeat(1_000_000)}</quiz>`), 'a.xml'],
  ['an archive that unpacks to much', () => zipSync({ 'a.xml': new Uint8Array(60 * mb) }), 'a.zip'],
  [
    'an archive of very many files',
    () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 3_000 }, (_none, at) => [`${at}.xml`, strToU8('<a/>')]),
        ),
      ),
    'a.zip',
  ],
  ['an archive that ends early', () => zipSync({ 'a.xml': strToU8('<a/>') }).slice(0, 40), 'a.zip'],
  [
    'a document with a password',
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    'a.xlsx',
  ],
  ['JSON that is very deep', () => bytes('{"poll":'.repeat(100_000)), 'a.json'],
  ['JSON of a name that objects have', () => bytes('{"__proto__":{"poll":1}}'), 'a.json'],
  ['braces that never end', () => bytes('{'.repeat(mb)), 'a.gift'],
  ['blanks without end', () => bytes(`${' '.repeat(mb)}x`), 'a.csv'],
  [
    'quotes that never end',
    () => bytes(`Question,Answer 1,Answer 2\n"${'a,'.repeat(mb)}`),
    'a.csv',
  ],
  ['nothing', () => new Uint8Array(), ''],
];

test.each(hostile)(
  '%s: refused with a sentence, soon, by a thread of its own',
  async (_name, make, file) => {
    const began = performance.now();
    const told = await openFileReader().read('somebody', 'poll', make(), file);
    expect(told.items.filter(({ question }) => question !== null)).toEqual([]);
    expect(told.notes.length + told.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(told)).not.toContain('root:');
    expect(performance.now() - began).toBeLessThan(exchangeLimits.time * 2);
  },
);

test('one that takes long, or much memory, leaves the server answering', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await openFileReader().read(
    'somebody',
    'poll',
    bytes('Is it so? {=a ~b}\n\n'.repeat(200_000)),
    'a.gift',
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('bytes by chance, and texts of the signs of each format, never throw', () => {
  const names = ['a.json', 'a.csv', 'a.xlsx', 'a.gift', 'a.xml', 'a.zip', 'a.txt', ''];
  const signs = fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '=',
        '~',
        '#',
        '\\',
        '::',
        '->',
        '%50%',
        '\n',
        '\n\n',
        '"',
        ',',
        'a',
        '<p>',
        '<quiz>',
        '</quiz>',
        '<question type="multichoice">',
        '<answer fraction="x">',
        'ANSWER: A\n',
        'A) b\n',
        '//',
        '[html]',
        '$CATEGORY: x',
      ),
    )
    .map((all) => bytes(all.join('')));
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 300 }), signs),
      fc.constantFrom(...names),
      (file, name) => {
        const told = readFile(file, name);
        expect(
          told.items.every(({ question, notes }) => question !== null || notes.length > 0),
        ).toBe(true);
      },
    ),
    { numRuns: 1_500 },
  );
});

test('nothing is fetched because of a file', () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const { items } = readFile(
    bytes('[html]<p>Look<img src="http://127.0.0.1:9/a.png"><script>alert(1)</script>?</p>{T}'),
    'a.gift',
  );
  expect(items[0]?.question?.text).toBe('Look?');
  expect(items[0]?.notes.join(' ')).toMatch(/picture/i);
  expect(fetched).not.toHaveBeenCalled();
});
