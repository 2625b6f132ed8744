import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../device-storage.ts';
import { keptValues } from '../kept-value.ts';

/** A file as it is known again when it is chosen again. */
export interface FileMark {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** What is sent of it, in bytes: a photo is made smaller first. */
  readonly bytes: number;
}

const line = z.strictObject({ mark: z.string(), uploadid: z.string(), at: z.number() });
interface KeptUploads {
  readonly uploads: readonly z.infer<typeof line>[];
}
const stored: StoredShape<KeptUploads> = {
  name: 'kept-uploads',
  schema: z.strictObject({ uploads: z.array(line) }),
  migrations: [],
};

const wordOf = ({ name, size, lastModified, bytes }: FileMark): string =>
  JSON.stringify([name, size, lastModified, bytes]);

/**
 * Under which names files were sent that are not used yet: whoever chooses the same file again after a reload goes
 * on where it was. Kept in the tab; the server forgets them after a day, and so does this.
 */
export const keptUploads = (
  userid: string,
  storage: DeviceStorage = tabStorage,
  now: () => number = Date.now,
) => {
  const kept = keptValues(storage, stored);
  const key = `sets.uploads.${userid}`;
  const known = () =>
    (kept.find(key)?.uploads ?? []).filter(({ at }) => now() - at < uploadLimits.keptFor);
  const keep = (uploads: KeptUploads['uploads']): void => {
    if (uploads.length === 0) kept.drop(key);
    else kept.keep(key, { uploads: uploads.slice(-uploadLimits.waiting) });
  };
  return {
    find: (mark: FileMark): string | null =>
      known().find((each) => each.mark === wordOf(mark))?.uploadid ?? null,
    keep: (mark: FileMark, id: string): void =>
      keep([...known(), { mark: wordOf(mark), uploadid: id, at: now() }]),
    /** They are used, or done without. */
    drop: (ids: readonly string[]): void =>
      keep(known().filter((each) => !ids.includes(each.uploadid))),
  };
};
export type KeptUploadids = ReturnType<typeof keptUploads>;
