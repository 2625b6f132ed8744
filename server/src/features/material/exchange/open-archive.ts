import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { unzipSync } from 'fflate';
import { exchangeWords as words } from './exchange-words.ts';
import { FileFault } from './imported-item.ts';

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 9;

/** How a document with a password begins: it is no archive. */
export const isLocked = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/**
 * The parts of an archive that are wanted, by their names. What it would come to is known, and
 * bounded, before anything is unpacked; nothing unpacks to more than the archive says.
 */
export const openArchive = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> => {
  let entries = 0;
  let unpacked = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > exchangeLimits.entries) throw new FileFault(words.tooManyEntries);
        if (!isWanted(name)) return false;
        unpacked += originalSize;
        if (unpacked > exchangeLimits.unpackedBytes) throw new FileFault(words.tooMuch);
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(words.badArchive);
  }
};
