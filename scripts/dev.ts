/**
 * `npm run dev`: the server, restarted when its sources change, and Vite's development server,
 * which brings changed pages at once and passes everything else on to the server.
 */
import { join } from 'node:path';
import { nodeFlags, serverFlags } from './node-flags.mjs';
import { root } from './root.ts';
import { runChild } from './run-child.mjs';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const { PORT: port = '3000' } = process.env;
const env = {
  SETS_SERVER: `http://127.0.0.1:${port}`,
  DEMO_DATA: process.env.MONGODB_URI ? '0' : '1',
  ...process.env,
};
const options = { cwd: root, env, stdio: 'inherit' } as const;

const node = (...args: string[]) => runChild(process.execPath, args, options);

const codes = await Promise.all([
  node(...serverFlags, '--watch', '--watch-preserve-output', 'server/src/main.ts'),
  node(...nodeFlags, bin('vite'), 'client', '--host'),
]);
process.exitCode = Math.max(...codes);
