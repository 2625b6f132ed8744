import { constants, crc32, inflateRawSync } from 'node:zlib';
import { withFewMarks } from '@sets/shared/core/few-marks.ts';

/** Why a file of a zip is not read. */
export type PartFault =
  | 'badName'
  | 'link'
  | 'encrypted'
  | 'unknownPacking'
  | 'damaged'
  | 'duplicate';

/** A file of a zip. */
export interface ZipPart {
  /** With its folders, by single slashes; of one whose name is bad, what of it can be shown. */
  readonly path: string;
  /** Unpacked, in bytes, as the zip says. */
  readonly size: number;
  /** Null where it can be read. */
  readonly fault: PartFault | null;
  /** Null where it is damaged: it does not unpack, or to something else than the zip says. */
  read(): Uint8Array | null;
}

export class ZipFault extends Error {
  readonly kind: 'damaged' | 'tooManyEntries';

  constructor(kind: ZipFault['kind']) {
    super(kind);
    this.kind = kind;
  }
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

const signs = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;
const sizes = { end: 22, entry: 46, local: 30 } as const;
const mostComment = 0xffff;

/** What a zip for old systems is written in reads as Latin where it is no UTF-8. */
const nameOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** A name as a path within the zip; null where it leads out of it, or is no name. */
const pathOf = (name: string): string | null => {
  const path = withFewMarks(name.replaceAll('\\', '/')).normalize('NFC');
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x1F\x7F]/.test(path) || /^\/|^[a-z]:/i.test(path) || path.length > 1_000) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 || parts.includes('..') ? null : parts.join('/');
};

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  readonly isLink: boolean;
}

const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - sizes.end - mostComment);
  for (let at = view.byteLength - sizes.end; at >= first; at -= 1) {
    const comment = view.getUint32(at, true) === signs.end ? view.getUint16(at + 20, true) : -1;
    if (at + sizes.end + comment === view.byteLength) return at;
  }
  throw new ZipFault('damaged');
};

const systems = { unix: 3, mac: 19 } as const;

/** Of Unix alone what a file is stands beside it. */
const isLink = (madeBy: number, attributes: number): boolean => {
  const system = madeBy >>> 8;
  return (system === systems.unix || system === systems.mac) && attributes >>> 28 === 0xa;
};

function* entriesOf(bytes: Uint8Array, view: DataView, most: number): Generator<Entry> {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new ZipFault('tooManyEntries');
  let at = view.getUint32(end + 16, true);
  let packedOfAll = 0;
  for (let nth = 0; nth < count; nth += 1) {
    if (at + sizes.entry > end || view.getUint32(at, true) !== signs.entry) {
      throw new ZipFault('damaged');
    }
    const nameEnds = at + sizes.entry + view.getUint16(at + 28, true);
    const packed = view.getUint32(at + 20, true);
    packedOfAll += packed;
    // Entries that lie over one another would unpack the same bytes again and again.
    if (nameEnds > end || packedOfAll > bytes.byteLength) throw new ZipFault('damaged');
    yield {
      name: nameOf(bytes.subarray(at + sizes.entry, nameEnds)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed,
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      isLink: isLink(view.getUint16(at + 4, true), view.getUint32(at + 38, true)),
    };
    at = nameEnds + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

const packedBytes = (bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array | null => {
  const { offset, packed } = entry;
  if (offset + sizes.local > bytes.byteLength) return null;
  if (view.getUint32(offset, true) !== signs.local) return null;
  const beside = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const from = offset + sizes.local + beside;
  return from + packed > bytes.byteLength ? null : bytes.subarray(from, from + packed);
};

/** Piece by piece: it ends where it comes to more than the zip says. */
const unpacked = (packed: Uint8Array, { method, size }: Entry): Uint8Array | null => {
  if (method === 0) return packed;
  if (size === 0) return new Uint8Array();
  try {
    return inflateRawSync(packed, { maxOutputLength: size, finishFlush: constants.Z_FINISH });
  } catch {
    return null;
  }
};

const faultOf = ({ flags, method, isLink: links }: Entry): PartFault | null => {
  if (links) return 'link';
  if ((flags & 0x41) !== 0) return 'encrypted';
  return method === 0 || method === 8 ? null : 'unknownPacking';
};

/**
 * The files of a zip in its order, without its folders. Nothing is unpacked before it is read, and nothing unpacks
 * to more than the zip says that it does. A name is never used to write anything.
 *
 * @throws ZipFault
 */
export const openZip = (bytes: Uint8Array, most: number): ZipPart[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<string>();
  const parts: ZipPart[] = [];
  for (const entry of entriesOf(bytes, view, most)) {
    if (/[/\\]$/.test(entry.name)) continue;
    const path = pathOf(entry.name);
    const isDuplicate = path !== null && seen.has(path);
    if (path !== null) seen.add(path);
    parts.push({
      path: path ?? entry.name.slice(-1_000),
      size: entry.size,
      fault: path === null ? 'badName' : isDuplicate ? 'duplicate' : faultOf(entry),
      read: () => {
        const packed = packedBytes(bytes, view, entry);
        const read = packed && unpacked(packed, entry);
        return read?.byteLength === entry.size && crc32(read) === entry.crc ? read : null;
      },
    });
  }
  return parts;
};
