/** `npm run brand`: makes the fonts and icons of the client anew from what they are made of. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cutFonts } from './brand/fonts.ts';
import { drawIcons } from './brand/icons.ts';
import { root } from './root.ts';

for (const { path, bytes } of [...(await cutFonts()), ...(await drawIcons())]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${relative(root, path)}: ${bytes.length} bytes`);
}
