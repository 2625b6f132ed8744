import { expect, test } from 'vitest';
import { judgePictures, type SentPicture } from './judge-pictures.ts';

const refused: SentPicture = {
  name: 'A bomb',
  isRefused: true,
  fileMB: 0.3,
  status: 413,
  seconds: 0.04,
  moreMB: 12,
};
const large: SentPicture = { ...refused, name: 'A wall', isRefused: false, status: 201 };

test('the most of all is what is held against the bound', () => {
  const { lines, mostMB, isMet } = judgePictures([refused, { ...large, moreMB: 250.4 }], 300);
  expect(lines).toEqual([
    'A bomb (0.300 MB): refused (413) in 0.0 s, 12 MB of memory so far.',
    'A wall (0.300 MB): taken in 0.0 s, 250 MB of memory so far.',
    '2 hostile pictures took at most 250 MB of memory: the bound of 300 MB is met.',
  ]);
  expect(mostMB).toBe(250.4);
  expect(isMet).toBe(true);
  const above = judgePictures([{ ...large, moreMB: 301 }], 300);
  expect(above.isMet).toBe(false);
  expect(above.lines.at(-1)).toContain('is not met');
});

test.each<[string, Partial<SentPicture>, boolean]>([
  ['is taken', { status: 201 }, false],
  ['breaks the server', { status: 500 }, false],
  ['is refused', { status: 400 }, true],
])('a bomb that %s', (_what, change, isMet) => {
  expect(judgePictures([{ ...refused, ...change }], 300).isMet).toBe(isMet);
});

test.each<[number, boolean]>([
  [201, true],
  [400, true],
  [503, true],
  [500, false],
  [429, false],
])('one that may be taken and is answered %i', (status, isMet) => {
  const { lines, isMet: found } = judgePictures([{ ...large, status }], 300);
  expect(found).toBe(isMet);
  expect(lines.some((line) => line.startsWith('A wall: that is not'))).toBe(!isMet);
});
