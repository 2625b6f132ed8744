import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { HeldFile } from '../../core/personal-data.ts';

/** A file for a zip. */
export interface ZipEntry extends HeldFile {
  /** Whether it becomes smaller: text does, a picture does not. */
  readonly isText: boolean;
}

/** So many bytes of text are packed before anything else has its turn. */
const packedAtOnce = 256 * 1024;

/**
 * A zip, piece by piece: a file is asked for when all of the one before has been taken, so however
 * many there are, one is held at a time. `mtime` is when they were made.
 */
export async function* zipInTurns(
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const taken = (): Uint8Array[] => {
    const pieces = made;
    made = [];
    return pieces;
  };
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    if (piece.byteLength > 0) made.push(piece);
  });
  for await (const { name, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = mtime;
    zip.add(file);
    for (let at = 0; at < bytes.byteLength; at += packedAtOnce) {
      file.push(bytes.subarray(at, at + packedAtOnce), at + packedAtOnce >= bytes.byteLength);
      yield* taken();
    }
    if (bytes.byteLength === 0) file.push(bytes, true);
  }
  zip.end();
  yield* taken();
}
