import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts, facesOf, fontsCss } from './fonts.ts';

test('the fonts are those that `npm run brand` cuts', async () => {
  const fonts = await cutFonts();
  expect(fonts).toHaveLength(2);
  for (const { path, bytes } of fonts) {
    expect(readFileSync(path).equals(bytes), `${path} is out of date: npm run brand`).toBe(true);
  }
});

test('no letter is in two files, so that none is fetched for nothing', () => {
  const letters = facesOf(fontsCss()).flatMap((face) => face.letters);
  expect(letters.length).toBeGreaterThan(1000);
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});

test('the file that is preloaded has all of plain English, and stays small', async () => {
  const [core] = facesOf(fontsCss());
  for (let code = 0x20; code <= 0x7e; code += 1) {
    expect(core?.letters).toContain(String.fromCodePoint(code));
  }
  for (const sign of '– — ‘ ’ “ ” … · • × −'.split(' ')) expect(core?.letters).toContain(sign);
  const [{ bytes } = { bytes: Buffer.alloc(99_999) }] = await cutFonts();
  expect(bytes.length).toBeLessThan(14_000);
});
