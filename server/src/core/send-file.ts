import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileReply } from '@sets/shared/core/call.ts';
import type { Response } from 'express';
import { headersOf } from './file-version.ts';
import type { FileContents, FollowedFile } from './route.ts';
import { turn } from './turn.ts';

/** What Node calls it where a connection ends before its response. */
const goneAway = 'ERR_STREAM_PREMATURE_CLOSE';

/** With a turn of the event loop after each: nobody waits until a whole file is made. */
async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece;
    await turn();
  }
}

const piecesOf = (contents: FileContents['contents']) => {
  if (contents instanceof Uint8Array) return [contents];
  return Symbol.asyncIterator in contents ? contents : inTurns(contents);
};

/** Resolves when all is sent, or the caller has gone: then the rest is not made. */
export const sendFile = async (
  response: Response,
  { name, contents }: FileContents,
  { mediaType, isShown, isPrivate }: FileReply,
): Promise<void> => {
  response.type(mediaType);
  if (isShown === true) {
    const whose = isPrivate === true ? 'private' : 'public';
    response.set('Cache-Control', `${whose}, max-age=31536000, immutable`);
    if (isPrivate === true) response.vary('Authorization');
  } else response.attachment(name);
  if (contents instanceof Uint8Array) {
    response.set('Content-Length', String(contents.byteLength));
  }
  await sendPieces(response, piecesOf(contents));
};

/** Resolves when all is sent, or the caller has gone. */
export const sendPieces = async (
  response: Response,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array | string>,
): Promise<void> => {
  try {
    await pipeline(Readable.from(pieces, { highWaterMark: 1 }), response);
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === goneAway)) throw error;
  }
};

/** To programs that ask for it again and again: to one that has it as it is nothing but that. */
export const sendFollowed = (
  response: Response,
  { version, contents }: FollowedFile,
  { mediaType, isPrivate }: FileReply,
): void => {
  const whose = isPrivate === true ? 'private' : 'public';
  response.set({ ...headersOf(version), 'Cache-Control': `${whose}, no-cache` });
  if (contents === null) {
    response.status(304).end();
    return;
  }
  // As a string the framework would look for a version of its own.
  response.type(mediaType).set('Content-Length', String(contents.byteLength)).end(contents);
};
