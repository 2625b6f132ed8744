/**
 * `npm run pictures [-- --out DIR] [--only PART]`: starts the product with data, drives it, and
 * takes a picture of every page at the sizes it is made for, light and dark, empty and overfull.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClientIfStale } from './client-build.ts';
import { Camera } from './pictures/camera.ts';
import { startProduct } from './pictures/product.ts';
import { photographPages, photographRuns } from './pictures/scenes.ts';
import { root } from './root.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/pictures' },
    only: { type: 'string', default: '' },
  },
});

await buildClientIfStale();
const product = await startProduct();
const out = resolve(root, values.out);
const camera = await Camera.open(product.url, out, values.only);
try {
  await photographPages(camera, product);
  await photographRuns(camera, product);
  console.log(`${camera.taken} pictures in ${out}`);
} finally {
  await camera.close();
  await product.stop();
}
