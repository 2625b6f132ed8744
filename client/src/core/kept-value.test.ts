import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keptValues } from './kept-value.ts';

const schema = z.strictObject({ text: z.string() });
const older = keptValues(localStorage, { name: 'note', schema, migrations: [] });
const newer = keptValues(localStorage, {
  name: 'note',
  schema,
  migrations: [({ text, ...rest }) => ({ ...rest, text: `${text as string}!` })],
});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('finds what was kept, also by an older version, until it is dropped', () => {
  older.keep('a', { text: 'Hello' });
  expect(older.find('a')).toEqual({ text: 'Hello' });
  expect(newer.find('a')).toEqual({ text: 'Hello!' });
  older.drop('a');
  expect(older.find('a')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('of two tabs the older neither reads, replaces nor removes what the newer keeps', () => {
  newer.keep('a', { text: 'Hello' });
  const kept = localStorage.getItem('a');
  expect(older.find('a')).toBeNull();
  older.keep('a', { text: 'Bye' });
  older.drop('a');
  expect(localStorage.getItem('a')).toBe(kept);
});

it.each(['', '{"te', '7', '{"text":7}'])('replaces what cannot be read: %s', (damaged) => {
  localStorage.setItem('a', damaged);
  expect(older.find('a')).toBeNull();
  older.keep('a', { text: 'Hello' });
  expect(older.find('a')).toEqual({ text: 'Hello' });
});
