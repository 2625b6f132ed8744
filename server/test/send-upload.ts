import { randomBytes } from 'node:crypto';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import type { UploadsService } from '../src/features/file/uploads/uploads.service.ts';

/** As clients make one. */
export const newUploadid = (): string => randomBytes(16).toString('base64url');

/** Sends a file to its end, as the services take it; gives its id. */
export const sendUpload = async (
  uploads: Pick<UploadsService, 'begin' | 'part'>,
  userid: string,
  { name, contents }: { readonly name: string; readonly contents: Buffer },
): Promise<string> => {
  const uploadid = newUploadid();
  await uploads.begin({ userid }, uploadid, { name, bytes: contents.byteLength });
  for (let at = 0; at < contents.byteLength; at += uploadLimits.partBytes) {
    const part = contents.subarray(at, at + uploadLimits.partBytes);
    await uploads.part({ userid }, uploadid, at, part);
  }
  return uploadid;
};
