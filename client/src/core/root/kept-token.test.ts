import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import { expect, it } from 'vitest';
import { keptToken } from './kept-token.ts';
import { createRootStore } from './root-store.ts';
import { storedRoot } from './root.migrations.ts';
import root1 from './stored/root.v1.json' with { type: 'json' };

/** Who is signed in, as the store says that reads all that is kept. */
const tokenInStore = (text: string | null): string | null => {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
  return createRootStore(storage).getState().auth.token;
};
const written = (state: unknown): string => JSON.stringify({ state, version: 0 });
const visitor = { ...root1, auth: { ...root1.auth, userid: null, token: null } };

it('the token is found in what the store of this version has written', () => {
  expect(newestVersion(storedRoot)).toBe(1);
  expect(root1.auth.token).toBeTruthy();
  expect(keptToken(written(root1))).toBe(root1.auth.token);
});

it.each([
  ['somebody who is signed in', written({ ...root1, v: 1 })],
  ['somebody who was, before versions', written(root1)],
  ['a visitor', written(visitor)],
  ['nobody yet', null],
  ['a newer page', written({ ...root1, v: 2 })],
  ['a page that was cut off', written(root1).slice(0, -10)],
  ['something else', '"root"'],
])('says of what %s has left what the store says', (_who, text) => {
  expect(keptToken(text)).toBe(tokenInStore(text));
});
