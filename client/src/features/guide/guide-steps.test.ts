import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideMessages } from './guide.messages.ts';
import { guideSteps, stepAt } from './guide-steps.ts';

const folder = join(import.meta.dirname, 'pictures');
const pictures = globSync('*.webp', { cwd: folder });

/** Width and height as a WebP file of the plain kind (VP8) says. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(join(folder, file));
  expect(bytes.toString('latin1', 8, 15)).toBe('WEBPVP8');
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  const [width, height] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
  return { width: width % 2 ** 14, height: height % 2 ** 14 };
};

test('every step has its two pictures, and every picture its step', () => {
  const names = Object.keys(guideMessages.steps);
  const expected = names.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]);
  expect(pictures.toSorted()).toEqual(expected.toSorted());
  const addresses = guideSteps.flatMap(({ light, dark }) => [light, dark]);
  expect(addresses).not.toContain('');
  expect(new Set(addresses).size).toBe(names.length * 2);
});

test('the pictures are of the size that the page holds for them', () => {
  for (const [at, name] of Object.keys(guideMessages.steps).entries()) {
    const { width, height } = guideSteps[at] ?? { width: 0, height: 0 };
    for (const theme of ['light', 'dark']) {
      expect(sizeOf(`${name}-${theme}.webp`)).toEqual({ width, height });
    }
  }
});

test.each([
  ['1', 0],
  ['9', 8],
  ['13', 12],
])('/howitworks/%s', (index, place) => {
  expect(stepAt(index)).toBe(guideSteps[place]);
});

test.each(['0', '14', '99', '-1', '1.5', 'one', '', '01', undefined])('%s is no step', (index) => {
  expect(stepAt(index)).toBeUndefined();
});
