import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';
import { TemporaryFolder } from './temporary-folder.ts';

it('puts a .br and a .gz beside what can be compressed, and nothing else', async () => {
  const text = 'export const a = 1;\n'.repeat(500);
  using folder = new TemporaryFolder({ 'index.html': text, 'assets/a.js': text, 'a.woff2': text });

  expect(await precompress(folder.path)).toBe(2);

  for (const file of ['index.html', 'assets/a.js']) {
    const path = join(folder.path, file);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
    expect(readFileSync(`${path}.br`).length).toBeLessThan(text.length / 10);
  }
  expect(existsSync(join(folder.path, 'a.woff2.br'))).toBe(false);
});
