/**
 * Fails when a file names a folder of somebody's machine or the host of a package registry: both
 * are true on one machine only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const faults = {
  'a path of one machine': /(?<![\w.~*/})-])\/(?:home|Users|root|work|tmp)\/[\w.-]+/u,
  'a registry host': /\bregistry\.[a-z][\w-]*\.[a-z]{2,}\b|"resolved": "https?:/u,
};

/** What git tracks or would add: never node_modules, never data. */
const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
const texts = files
  .filter((file) => file && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => !text.includes('\0'));

const found = texts.flatMap(({ file, text }) =>
  text.split('\n').flatMap((line, index) =>
    Object.entries(faults)
      .filter(([, pattern]) => pattern.test(line))
      .map(([fault]) => `${file}:${index + 1}: ${fault}`),
  ),
);

for (const line of found) console.error(line);
console.log(`${texts.length} files read, ${found.length} faults.`);
process.exitCode = found.length === 0 ? 0 : 1;
