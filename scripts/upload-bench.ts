/**
 * `npm run upload:bench [-- --json]`: a file of 50 MB, sent in parts to the real server in a process of its own, with
 * its embedded store. Ends with 4 where the memory that it takes meanwhile is above its bound.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import { signIn } from './load/lecturer.ts';
import { ServerProcess } from './load/server-process.ts';

/** Of resident memory, in MB, beside what the server had before. */
const bound = 30;
const sampledEvery = 10;
/**
 * The store holds what it wrote last, whatever that was, up to 64 MB (its `cache_size`). So many megabytes are sent
 * before anything is measured: what is measured is what a file takes beside that.
 */
const warmUpMB = 80;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const { partBytes } = uploadLimits;

/** One part after the other, as a browser sends them. */
const send = async (address: string, token: string, file: Buffer): Promise<void> => {
  const path = `${address}/api/upload/${randomBytes(16).toString('base64url')}`;
  const put = async (url: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    const response = await fetch(url, { method: 'PUT', headers, body });
    const told = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${told}`);
  };
  await put(
    path,
    'application/json',
    JSON.stringify({ name: 'A book.pdf', bytes: file.byteLength }),
  );
  for (let at = 0; at < file.byteLength; at += partBytes) {
    const part = Uint8Array.from(file.subarray(at, at + partBytes));
    await put(`${path}/part?at=${at}`, 'application/octet-stream', part);
  }
};

const server = await ServerProcess.start('src/main.ts', { FREE_STORED_MB: '1000' });
try {
  const token = await signIn(server.port);
  for (let sent = 0; sent < warmUpMB; sent += 20) {
    await send(server.address, token, randomBytes(20_000_000));
  }
  const file = randomBytes(uploadLimits.bytes);
  const before = server.usage.rssMB;
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, server.usage.rssMB);
  }, sampledEvery);
  const began = performance.now();
  await send(server.address, token, file);
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(sampling);
  const moreMB = most - before;
  console.log(
    `${file.byteLength / 1_000_000} MB in parts of ${partBytes / 1_000_000} MB took ${seconds.toFixed(1)} s, and ${moreMB.toFixed(1)} MB of memory (at most ${bound}) beside the ${before.toFixed(0)} MB of the server.`,
  );
  if (values.json) console.log(JSON.stringify({ seconds, beforeMB: before, moreMB }));
  if (moreMB > bound) process.exitCode = 4;
} finally {
  await server.end();
}
