import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import type { AnyFeed } from '@sets/shared/live/feed.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { notesFeed, storedNote } from '../../../test/notes.feed.ts';
import type { StoredEntry } from './feed-store.ts';
import { Feeds } from './feeds.ts';

const log = pino({ level: 'silent' });

const entry = (item: unknown): StoredEntry => ({
  id: 1,
  seq: 3,
  author: { as: 'phone', participant: 'ann' },
  at: 5,
  item,
});
const seen = (item: unknown, stored: StoredShape<object> = storedNote, feed: AnyFeed = notesFeed) =>
  new Feeds([{ feed, stored }], log).seen('notes', entry(item)).seen;

test('VI1: each audience sees an entry as the feed says', () => {
  const told = { id: 1, seq: 3, at: 5 };
  expect(seen({ text: 'a', v: 1 })).toEqual({
    host: { ...told, view: { text: 'a', by: 'ann', aside: false } },
    screen: { ...told, view: { text: 'a' } },
    phone: { ...told, view: { text: 'a' } },
  });
});

test('an item of an older version is migrated as it is read', () => {
  const migrated: StoredShape<object> = {
    ...storedNote,
    migrations: [(fields) => ({ text: String(fields['words']) })],
  };
  expect(seen({ words: 'old', v: 1 }, migrated).phone.view).toEqual({ text: 'old' });
  expect(seen({ text: 'new', v: 2 }, migrated).phone.view).toEqual({ text: 'new' });
  expect(seen({ text: 'newer', v: 3 }, migrated).host.view).toBeNull();
});

test('VI1: what does not fit the strict view of an audience goes to nobody', () => {
  const leaking = { ...notesFeed, view: () => ({ text: 'a', secret: 'b' }) } as unknown as AnyFeed;
  expect(seen({ text: 'a', v: 1 }, storedNote, leaking).phone.view).toBeNull();
});

test('what is removed, or damaged, is seen by nobody', () => {
  expect(seen(null).host.view).toBeNull();
  expect(seen({ texts: 7 }).host.view).toBeNull();
});

test('a feed that this server does not know is NOT_FOUND', () => {
  expect(() => new Feeds([], log).named('constructor')).toThrow('no such feed');
});
