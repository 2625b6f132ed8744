import { request } from 'node:http';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { hostilePictures, type HostilePicture } from '../../server/test/hostile-pictures.ts';
import { smallPicture } from '../../server/test/small-picture.ts';
import type { ServerProcess } from '../load/server-process.ts';
import type { SentPicture } from './judge-pictures.ts';
import { takenBy } from './most-memory.ts';

/** As many pixels as are taken. */
const most = { width: 8_000, height: fileLimits.pixels / 8_000 };
const sideOfMoving = 2_000;
/** So many of those that take the most are sent at the same moment; nobody has more than ten under way. */
const atOnce = 4;
const asLarge = 'PNG, interlaced, 16 bits a colour';

/** Each on a connection of its own: one that was left from before the server may have closed just now. */
const send = (address: string, token: string, picture: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const query = new URLSearchParams({ moduleid: personalShelf.moduleid, use: 'question' });
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': picture.byteLength,
      authorization: `Bearer ${token}`,
    };
    const asked = request(
      `${address}/api/file?${query}`,
      { method: 'POST', agent: false, headers },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.once('error', reject);
    asked.end(picture);
  });

/** Made before there is a server: that takes its time, and memory of this process. */
export const makePictures = (): Promise<HostilePicture[]> => hostilePictures(most, sideOfMoving);

/** Sends all of them to a server, one after the other, and at last several at once: what became of each. */
export const sendPictures = async (
  server: ServerProcess,
  token: string,
  all: readonly HostilePicture[],
): Promise<SentPicture[]> => {
  const { address } = server;
  // What reads and writes pictures is there before anything is measured, as it is after the first of a day.
  await send(address, token, await smallPicture({ width: 400, height: 300 }));
  const { rssMB } = server.usage;
  let moreMB = 0;
  const measured = async (
    { name, bytes, isRefused }: HostilePicture,
    times = 1,
  ): Promise<SentPicture> => {
    let statuses: number[] = [];
    const taken = await takenBy(server, async () => {
      const under = Array.from({ length: times }, () => send(address, token, bytes));
      statuses = await Promise.all(under);
    });
    moreMB = Math.max(moreMB, taken.beforeMB + taken.moreMB - rssMB);
    // Of several the worst answer.
    const status = Math.max(...statuses);
    const fileMB = bytes.byteLength / 1e6;
    return { name, isRefused, fileMB, status, seconds: taken.seconds, moreMB };
  };
  const sent: SentPicture[] = [];
  for (const picture of all) sent.push(await measured(picture));
  const largest = all.find(({ name }) => name === asLarge);
  if (largest !== undefined) {
    const name = `${atOnce} at once of ${asLarge}`;
    sent.push(await measured({ ...largest, name }, atOnce));
  }
  return sent;
};
