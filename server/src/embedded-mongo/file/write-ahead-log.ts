import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

/**
 * SQLite's write-ahead log, as https://www.sqlite.org/fileformat2.html#walformat describes it: a header,
 * then frames, each of them a page with a checksum over all that came before.
 */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x37_7f_06_82;
const FRAMES_AT_ONCE = 256;
/** Of a store's file, which leaves SQLite's own size as it is. */
const PAGE_BYTES = 4096;

/** Where a log stops being what was written, and how many transactions were written after that. */
export interface LogDamage {
  /** The first frame that is not as it was written, from 1; 0 is the header. */
  readonly frame: number;
  /** Transactions that were written in that frame or after it. */
  readonly transactions: number;
}

interface Sums {
  a: number;
  b: number;
}

interface Log {
  readonly pageBytes: number;
  readonly salts: Buffer;
  /** Whether the checksums are over words with their highest byte first. */
  readonly bigEndian: boolean;
  readonly sums: Sums;
}

/**
 * Looks for damage that SQLite passes over: at the first frame whose checksum is wrong it takes the log to
 * be over, and forgets all that was acknowledged after it. A crash may leave one transaction unfinished, as each
 * is on disk before the next begins; where several follow a wrong frame, the log was damaged.
 */
export function findLogDamage(file: string): LogDamage | undefined {
  if (!existsSync(file)) return undefined;
  const fd = openSync(file, 'r');
  try {
    const log = readHeader(fd);
    return log ? damageOf(fd, log) : damageWithoutHeader(fd);
  } finally {
    closeSync(fd);
  }
}

function damageOf(fd: number, log: Log): LogDamage | undefined {
  let frame = 0;
  let broken = 0;
  let transactions = 0;
  for (const bytes of frames(fd, FRAME_HEADER_BYTES + log.pageBytes)) {
    frame += 1;
    const isOfThisLog = bytes.subarray(8, 16).equals(log.salts);
    if (broken === 0 && !(isOfThisLog && isAsWritten(bytes, log))) broken = frame;
    const endsTransaction = bytes.readUInt32BE(4) !== 0;
    if (broken > 0 && isOfThisLog && endsTransaction) transactions += 1;
  }
  return transactions > 1 ? { frame: broken, transactions } : undefined;
}

/**
 * A header is on disk before the first frame is written, so where it is not whole there is no transaction yet, and
 * where there is one the header was damaged: SQLite would forget them all.
 */
function damageWithoutHeader(fd: number): LogDamage | undefined {
  let transactions = 0;
  for (const bytes of frames(fd, FRAME_HEADER_BYTES + PAGE_BYTES)) {
    const [page, pagesAfter] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
    if (page !== 0 && pagesAfter !== 0) transactions += 1;
  }
  return transactions > 0 ? { frame: 0, transactions } : undefined;
}

/** Nothing where the header is not as it was written. */
function readHeader(fd: number): Log | undefined {
  const header = Buffer.alloc(HEADER_BYTES);
  if (readSync(fd, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return undefined;
  const magic = header.readUInt32BE(0);
  if (magic !== MAGIC && magic !== MAGIC + 1) return undefined;
  const log: Log = {
    pageBytes: header.readUInt32BE(8),
    salts: header.subarray(16, 24),
    bigEndian: magic === MAGIC + 1,
    sums: { a: 0, b: 0 },
  };
  addTo(log, header.subarray(0, 24));
  return isSum(log, header, 24) ? log : undefined;
}

function isAsWritten(frame: Buffer, log: Log): boolean {
  addTo(log, frame.subarray(0, 8));
  addTo(log, frame.subarray(FRAME_HEADER_BYTES));
  return isSum(log, frame, 16);
}

function isSum({ sums }: Log, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === sums.a && bytes.readUInt32BE(at + 4) === sums.b;
}

function addTo({ sums, bigEndian }: Log, bytes: Buffer): void {
  const isNative = bigEndian === (endianness() === 'BE');
  const copy = new Uint8Array(bytes);
  const native = isNative ? copy : Buffer.from(copy.buffer).swap32();
  const words = new Uint32Array(native.buffer, native.byteOffset, native.byteLength / 4);
  let { a, b } = sums;
  for (let at = 0; at < words.length; at += 2) {
    a = (a + (words[at] ?? 0) + b) >>> 0;
    b = (b + (words[at + 1] ?? 0) + a) >>> 0;
  }
  sums.a = a;
  sums.b = b;
}

/** The whole frames; a last one that is cut off is none. */
function* frames(fd: number, size: number): Generator<Buffer> {
  const some = Buffer.alloc(size * FRAMES_AT_ONCE);
  for (let at = HEADER_BYTES; ; at += some.length) {
    const read = readSync(fd, some, 0, some.length, at);
    for (let start = 0; start + size <= read; start += size) {
      yield some.subarray(start, start + size);
    }
    if (read < some.length) return;
  }
}
