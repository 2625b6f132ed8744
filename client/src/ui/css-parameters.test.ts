import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(join(sources, path), 'utf8'));

const found = (sheet: string, pattern: RegExp): string[] =>
  [...sheet.matchAll(pattern)].map(([, name = '']) => name);

/** What a block of `:root` declares: every element inherits it. */
const global = sheets.flatMap((sheet) =>
  found(sheet, /:root[^{]*\{([^}]*)\}/g).flatMap((block) => found(block, /(--[\w-]+)\s*:/g)),
);
/** What has a value of its own where nobody gives one: `var(--name, value)`. */
const parameters = sheets.flatMap((sheet) => found(sheet, /var\((--[\w-]+),/g));

test('the whole page declares nothing that a part takes as its own parameter', () => {
  expect(global).toContain('--app-bar-height');
  expect(parameters).toContain('--bar-height');
  expect(parameters.filter((name) => global.includes(name))).toEqual([]);
});
