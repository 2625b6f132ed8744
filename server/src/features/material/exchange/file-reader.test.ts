import { exchangeLimits, type FileRead } from '@sets/shared/material/exchange.contract.ts';
import { expect, test } from 'vitest';
import { FileReader } from './file-reader.ts';
import { giftBlocks } from './formats/gift-blocks.ts';
import { readPollFile as readFile } from '../../../../test/exchange-files.ts';

const nothing: FileRead = { format: null, title: '', settings: null, items: [], notes: [] };
const bytes = new Uint8Array();

/** A reader whose files are read when the test says so: in the order in which their turns came. */
const openReader = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const reader = new FileReader(async (_asked, _bytes, name) => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
    return nothing;
  });
  return { reader, begun, ends };
};

test('an account with many files has one of them read at a time: others come between', async () => {
  const { reader, begun, ends } = openReader();
  const own = ['a1', 'a2', 'a3', 'a4'].map((name) => reader.read('a', 'poll', bytes, name));
  const others = ['b', 'c'].map((name) => reader.read(name, 'poll', bytes, name));
  expect(begun).toEqual(['a1', 'b']);
  ends[0]?.();
  await own[0];
  expect(begun).toEqual(['a1', 'b', 'c']);
  for (let at = 1; at < 6; at += 1) {
    await expect.poll(() => ends[at]).toBeDefined();
    ends[at]?.();
  }
  await Promise.all([...own, ...others]);
  expect(begun).toEqual(['a1', 'b', 'c', 'a2', 'a3', 'a4']);
});

test('what one account has too many of is refused to it alone', async () => {
  const { reader, begun, ends } = openReader();
  const own = ['a1', 'a2', 'a3', 'a4'].map((name) => reader.read('a', 'poll', bytes, name));
  await expect(reader.read('a', 'poll', bytes, 'a5')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  const other = reader.read('b', 'poll', bytes, 'b');
  expect(begun).toEqual(['a1', 'b']);
  for (let at = 0; at < 5; at += 1) {
    await expect.poll(() => ends[at]).toBeDefined();
    ends[at]?.();
  }
  await Promise.all([...own, other]);
});

test('of a GIFT file no more is read than is taken, and it is said that there was more', () => {
  const text = 'Is it so? {T}\n\n'.repeat(2_000);
  expect(giftBlocks(text, 7).blocks).toHaveLength(7);
  const { items, notes } = readFile(new TextEncoder().encode(text), 'a.gift');
  expect(items).toHaveLength(exchangeLimits.items);
  expect(notes).toEqual([`Only the first ${exchangeLimits.items} items were read.`]);
});

test('a GIFT title that looks like markup is kept as it is', () => {
  const text = '::What <b> means::[plain]A word is bold.';
  const { items } = readFile(new TextEncoder().encode(text), 'a.gift');
  expect(items[0]?.question).toMatchObject({ kind: 'slide', text: 'What <b> means' });
});
