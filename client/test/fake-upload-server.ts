import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import { uploadLimits, type UploadState } from '@sets/shared/file/upload.contract.ts';
import type { Begun, UploadServer } from '../src/core/sending/upload-server.ts';

interface Kept extends Begun {
  readonly pieces: Blob[];
  have: number;
}

const away = fail('UNAVAILABLE', 'Not reached.');
const none = fail('NOT_FOUND', 'There is no such upload.');

/** A server of uploads, with the rules of the real one. */
export const fakeUploadServer = () => {
  const uploads = new Map<string, Kept>();
  const stateOf = ({ uploadid, name, bytes, have }: Kept): Result<UploadState> =>
    ok({ uploadid, name, bytes, have });
  const server = {
    uploads,
    /** What was asked, as 'begin a' and 'part a 1000000'. */
    asked: [] as string[],
    dropped: [] as string[],
    /** Asked before each call; what it gives is the answer. `lost reply`: it arrives, and nobody hears of it. */
    fault: (_what: string): Result<UploadState> | 'lost reply' | null => null,
    /** Resolves before each call is taken. */
    until: (_what: string): Promise<void> => Promise.resolve(),
    textOf: async (uploadid: string): Promise<string> =>
      new Blob(uploads.get(uploadid)?.pieces ?? []).text(),
  };
  const take = async (
    what: string,
    signal: AbortSignal,
    work: () => Result<UploadState>,
  ): Promise<Result<UploadState>> => {
    server.asked.push(what);
    await server.until(what);
    if (signal.aborted) return away;
    const fault = server.fault(what);
    if (fault !== null && fault !== 'lost reply') return fault;
    const told = work();
    return fault === null ? told : away;
  };
  const api: UploadServer = {
    begin: (begun, signal) =>
      take(`begin ${begun.name}`, signal, () => {
        const known = uploads.get(begun.uploadid) ?? { ...begun, pieces: [], have: 0 };
        if (known.name !== begun.name || known.bytes !== begun.bytes) {
          return fail('CONFLICT', 'Another file has this name.');
        }
        uploads.set(begun.uploadid, known);
        return stateOf(known);
      }),
    part: (uploadid, at, part, signal) =>
      take(`part ${uploads.get(uploadid)?.name} ${at}`, signal, () => {
        const known = uploads.get(uploadid);
        if (known === undefined) return none;
        if (at > known.have) return fail('CONFLICT', 'A part is missing.');
        const isNext = at === known.have && at % uploadLimits.partBytes === 0;
        if (isNext) {
          known.pieces.push(part);
          known.have += part.size;
        }
        return stateOf(known);
      }),
    drop: async (uploadid) => {
      server.dropped.push(uploads.get(uploadid)?.name ?? uploadid);
      uploads.delete(uploadid);
    },
  };
  return Object.assign(server, { api });
};
