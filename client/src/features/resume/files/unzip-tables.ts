import { unzipSync } from 'fflate';
import type { Report } from './place.ts';
import { reportMessages as words } from './report.messages.ts';

interface Table {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export type Unzipped =
  | { readonly ok: true; readonly tables: readonly Table[]; readonly others: readonly Report[] }
  | { readonly ok: false; readonly isTooLarge: boolean };

const mostEntries = 2_000;
/** Of all that is unpacked together: a few tables of one person. */
const mostUnpacked = 8_000_000;
/** Of the same as it lies in the file: whatever its lengths say, no more than this is worked on. */
const mostPacked = 1_000_000;

class TooLarge extends Error {}

/** What computers put beside the files of people, and folders. */
const isNoFile = (name: string): boolean => /\/$|(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name);

/**
 * The wanted tables of a zip file, and what else is in it. A name is only ever read, so it may say any
 * folder. What its lengths promise is looked at before anything is unpacked, and nothing grows beyond
 * what they promise; a zip file within it is not opened.
 */
export const unzipTables = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Unzipped => {
  const others: Report[] = [];
  let [count, unpacked, packed] = [0, 0, 0];
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        count += 1;
        if (count > mostEntries) throw new TooLarge();
        if (isNoFile(name)) return false;
        if (!isWanted(name) || originalSize > mostBytes) {
          others.push({ where: name, text: isWanted(name) ? words.tooLarge : words.unknownTable });
          return false;
        }
        unpacked += originalSize;
        packed += size;
        if (unpacked > mostUnpacked || packed > mostPacked) throw new TooLarge();
        return true;
      },
    });
    // A copy, so that the buffer is that of the part alone.
    const tables = Object.entries(parts).map(([name, part]) => ({
      name,
      bytes: new Uint8Array(part),
    }));
    return { ok: true, tables, others };
  } catch (error) {
    // What it throws by itself says that this is no zip file, or a broken one.
    return { ok: false, isTooLarge: error instanceof TooLarge };
  }
};
