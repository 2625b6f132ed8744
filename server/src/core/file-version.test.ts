import { expect, test } from 'vitest';
import { hasVersion, headersOf, versionOf } from './file-version.ts';

const at = new Date('2026-11-28T20:00:00.500Z');
const version = versionOf({ of: 'this' }, at);
const asks = (headers: Readonly<Record<string, string>>) =>
  hasVersion((name) => headers[name] ?? '', version);

test('the same is the same version, anything else another one', () => {
  expect(versionOf({ of: 'this' }, at)).toEqual(version);
  expect(versionOf({ of: 'that' }, at).tag).not.toBe(version.tag);
  expect(headersOf(version)).toEqual({
    ETag: expect.stringMatching(/^W\/"[A-Za-z0-9_-]{27}"$/),
    'Last-Modified': 'Sat, 28 Nov 2026 20:00:00 GMT',
  });
});

test('whoever names its tag has it, also among others; by time alone only the very same', () => {
  const { tag } = version;
  expect(asks({ 'If-None-Match': tag })).toBe(true);
  expect(asks({ 'If-None-Match': `"a", ${tag.replace('W/', '')}` })).toBe(true);
  expect(asks({ 'If-None-Match': '"a"', 'If-Modified-Since': at.toUTCString() })).toBe(false);
  expect(asks({ 'If-Modified-Since': at.toUTCString() })).toBe(true);
  expect(asks({ 'If-Modified-Since': new Date(at.getTime() + 60_000).toUTCString() })).toBe(false);
  expect(asks({})).toBe(false);
});
