import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const open = (path: string): Buffer => readFileSync(join(root, 'client', path));
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

test('every icon of the manifest is there, as large as it says', () => {
  const { icons } = JSON.parse(open('public/manifest.webmanifest').toString()) as Manifest;
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
  for (const { src, sizes } of pngs) expect(sizeOf(open(`public${src}`)), src).toBe(sizes);
});

test('the page names an icon for the home screen of an iPhone, of the size that it takes', () => {
  const named = /rel="apple-touch-icon" href="([^"]+)"/.exec(open('index.html').toString())?.[1];
  expect(sizeOf(open(`public${named}`))).toBe('180x180');
});
