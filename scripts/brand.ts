/** `npm run brand`: makes the font files of the client anew from what they are made of. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cutFonts } from './brand/fonts.ts';
import { root } from './root.ts';

for (const { path, bytes } of await cutFonts()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${relative(root, path)}: ${bytes.length} bytes`);
}
