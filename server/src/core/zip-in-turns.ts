import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file for a zip. */
export interface ZipEntry {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Whether it becomes smaller: text does, a picture does not. */
  readonly isText: boolean;
}

/** So many bytes of text are packed before anything else has its turn. */
const packedAtOnce = 256 * 1024;

/**
 * A zip, piece by piece: each is asked for when the one before has been taken, so however many there are, and however
 * large their files, one is held at a time. `mtime` is when they were made.
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
  for await (const { name, pieces, isText } of entries) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = mtime;
    zip.add(file);
    for await (const bytes of pieces) {
      for (let at = 0; at < bytes.byteLength; at += packedAtOnce) {
        file.push(bytes.subarray(at, at + packedAtOnce), false);
        yield* taken();
      }
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
