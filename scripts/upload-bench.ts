/**
 * `npm run upload:bench [-- --pictures --json]`: a file of 50 MB, sent in parts to the real server in a process of its
 * own, with its embedded store; with `--pictures`, pictures that want as much memory as they can get. Ends with 4
 * where the memory that the server takes meanwhile is above its bound, or such a picture is not answered as it must be.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import type { HostilePicture } from '../server/test/hostile-pictures.ts';
import { signIn } from './load/lecturer.ts';
import { ServerProcess } from './load/server-process.ts';
import { judgePictures } from './upload-bench/judge-pictures.ts';
import { takenBy } from './upload-bench/most-memory.ts';
import { makePictures, sendPictures } from './upload-bench/send-pictures.ts';

/** Of resident memory, in MB, beside what the server had before. */
const bound = 30;
/**
 * The same of pictures, one at a time whoever sends them. An interlaced PNG of 16 bits a colour takes the most,
 * some 430 MB; of several behind each other 650, as what one has freed is not all given back when the next begins.
 */
const boundOfPictures = 700;
/**
 * The store holds what it wrote last, whatever that was, up to 64 MB (its `cache_size`). So many megabytes are sent
 * before anything is measured: what is measured is what a file takes beside that.
 */
const warmUpMB = 80;

const { values } = parseArgs({
  options: {
    pictures: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

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

const measureFile = async (server: ServerProcess): Promise<void> => {
  const token = await signIn(server.port);
  for (let sent = 0; sent < warmUpMB; sent += 20) {
    await send(server.address, token, randomBytes(20_000_000));
  }
  const file = randomBytes(uploadLimits.bytes);
  const { seconds, beforeMB, moreMB } = await takenBy(server, () =>
    send(server.address, token, file),
  );
  console.log(
    `${file.byteLength / 1_000_000} MB in parts of ${partBytes / 1_000_000} MB took ${seconds.toFixed(1)} s, and ${moreMB.toFixed(1)} MB of memory (at most ${bound}) beside the ${beforeMB.toFixed(0)} MB of the server.`,
  );
  if (values.json) console.log(JSON.stringify({ seconds, beforeMB, moreMB }));
  if (moreMB > bound) process.exitCode = 4;
};

const measurePictures = async (
  server: ServerProcess,
  pictures: readonly HostilePicture[],
): Promise<void> => {
  const sent = await sendPictures(server, await signIn(server.port), pictures);
  const { lines, mostMB, isMet } = judgePictures(sent, boundOfPictures);
  for (const line of lines) console.log(line);
  if (values.json) console.log(JSON.stringify({ mostMB, isMet, sent }));
  if (!isMet) process.exitCode = 4;
};

const pictures = values.pictures ? await makePictures() : null;
const server = await ServerProcess.start('src/main.ts', { FREE_STORED_MB: '1000' });
try {
  await (pictures === null ? measureFile(server) : measurePictures(server, pictures));
} catch (error) {
  // Where the server broke, what it said last tells why.
  console.error(server.output);
  throw error;
} finally {
  await server.end();
}
