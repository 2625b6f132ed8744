/** `npm run format`: formats every file in place. */
import { runChild } from './run-child.mjs';
import { root } from './root.ts';

const args = process.argv.slice(2);
process.exitCode = await runChild('oxfmt', args, { cwd: root, stdio: 'inherit' });
