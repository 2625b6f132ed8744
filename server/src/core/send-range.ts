import type { FileReply } from '@sets/shared/core/call.ts';
import type { Request, Response } from 'express';
import { AppError } from './app-error.ts';
import { sendFailure } from './http-failure.ts';
import type { RangedFile } from './route.ts';
import { sendPieces } from './send-file.ts';

/** Bytes from `from` to `to`, which is not in it. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const oneRange = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;

/**
 * The range that a header asks for; `none` where it asks for nothing that is understood, as several at once, which
 * is answered with the whole; null for what the file does not have.
 */
export const rangeOf = (header: string, bytes: number): ByteRange | 'none' | null => {
  const [, first, last] = oneRange.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'none';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? null : { from: bytes - length, to: bytes };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'none';
  if (from >= bytes) return null;
  return { from, to: last === '' ? bytes : Math.min(Number(last) + 1, bytes) };
};

/** What somebody has uploaded: a document that runs nothing, loads nothing and is shown in no frame. */
const harmless = "sandbox; default-src 'none'; frame-ancestors 'none'";

const hasIt = (request: Request, tag: string): boolean =>
  (request.get('if-none-match') ?? '')
    .split(',')
    .some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));

/** The range that is asked for, unless it is to go on with what has become another file since. */
const askedOf = (request: Request, tag: string, bytes: number): ByteRange | 'none' | null => {
  const onlyOf = request.get('if-range');
  if (request.method === 'HEAD' || (onlyOf !== undefined && onlyOf !== tag)) return 'none';
  return rangeOf(request.get('range') ?? '', bytes);
};

/** Resolves when all that was asked for is sent, or the caller has gone: then the rest is not read. */
export const sendRange = async (
  request: Request,
  response: Response,
  { name, bytes, version, read }: RangedFile,
  { mediaType, isPrivate }: FileReply,
): Promise<void> => {
  const tag = `"${version}"`;
  const whose = isPrivate === true ? 'private' : 'public';
  response
    .attachment(name)
    .type(mediaType)
    .set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': `${whose}, max-age=31536000, immutable`,
      'Content-Security-Policy': harmless,
      'X-Content-Type-Options': 'nosniff',
      ETag: tag,
    });
  if (isPrivate === true) response.vary('Authorization');
  if (hasIt(request, tag)) {
    response.status(304).end();
    return;
  }
  const asked = askedOf(request, tag, bytes);
  if (asked === null) {
    response.set('Content-Range', `bytes */${bytes}`);
    for (const header of ['Content-Disposition', 'ETag']) response.removeHeader(header);
    const msg = `The file has ${bytes} bytes: there is no such range.`;
    sendFailure(response, new AppError('BAD_REQUEST', msg), 416);
    return;
  }
  const { from, to } = asked === 'none' ? { from: 0, to: bytes } : asked;
  response.set('Content-Length', String(to - from));
  if (asked !== 'none') {
    response.status(206).set('Content-Range', `bytes ${from}-${to - 1}/${bytes}`);
  }
  if (request.method === 'HEAD') response.end();
  else await sendPieces(response, read(from, to));
};
