import { join } from 'node:path';
import { root } from './root.ts';

/** For the environment of what tests start again and again: Node compiles each file once for all of them. */
export const compiledOnce = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};
