import { uploadCalls } from '@sets/shared/file/upload.calls.ts';
import type { UploadState } from '@sets/shared/file/upload.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { ask } from '../api.ts';

/** What a file is sent to. */
export interface UploadServer {
  /** Begins, or tells how far it has come. */
  begin(upload: Begun, signal: AbortSignal): Promise<Result<UploadState>>;
  part(uploadid: string, at: number, part: Blob, signal: AbortSignal): Promise<Result<UploadState>>;
  drop(uploadid: string): Promise<void>;
}

export interface Begun {
  readonly uploadid: string;
  readonly name: string;
  readonly bytes: number;
}

/** How long an answer may take, in ms: a part is a megabyte, and some networks carry ten kilobytes a second. */
const patience = { begin: 20_000, part: 120_000 } as const;

const within = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(ms)]);

export const uploadServer = (token: string | null): UploadServer => ({
  begin: ({ uploadid, name, bytes }, signal) =>
    ask(uploadCalls.begin, {
      token,
      params: { uploadid },
      body: { name, bytes },
      signal: within(signal, patience.begin),
    }),
  part: (uploadid, at, part, signal) =>
    ask(uploadCalls.part, {
      token,
      params: { uploadid },
      query: { at: String(at) },
      body: part,
      signal: within(signal, patience.part),
    }),
  drop: async (uploadid) => {
    // What is not dropped goes by itself after a day.
    await ask(uploadCalls.drop, { token, params: { uploadid }, outlivesPage: true });
  },
});
