import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip, and what the zip says of it where that is not so. */
export interface MadeEntry {
  readonly name: string | Uint8Array;
  readonly bytes: Uint8Array | string;
  readonly stored?: true;
  readonly flags?: number;
  readonly method?: number;
  readonly size?: number;
  readonly crc?: number;
  /** As Unix has it beside a file. */
  readonly mode?: number;
  /** It lies where this one lies, by its place in the list. */
  readonly over?: number;
}

const bytesOf = (said: Uint8Array | string): Buffer => Buffer.from(said as string);

/** A zip that may lie. */
export const makeZip = (entries: readonly MadeEntry[], count = entries.length): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const [name, bytes] = [bytesOf(entry.name), bytesOf(entry.bytes)];
    const packed = entry.stored === true ? bytes : deflateRawSync(bytes);
    const method = entry.method ?? (entry.stored === true ? 0 : 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(entry.flags ?? 0, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(name.byteLength, 26);
    const offset = entry.over === undefined ? at : (offsets[entry.over] ?? 0);
    offsets.push(offset);
    if (entry.over === undefined) {
      locals.push(local, name, packed);
      at += 30 + name.byteLength + packed.byteLength;
    }
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE((3 << 8) | 20, 4);
    head.writeUInt16LE(entry.flags ?? 0, 8);
    head.writeUInt16LE(method, 10);
    head.writeUInt32LE(entry.crc ?? crc32(bytes), 16);
    head.writeUInt32LE(packed.byteLength, 20);
    head.writeUInt32LE(entry.size ?? bytes.byteLength, 24);
    head.writeUInt16LE(name.byteLength, 28);
    head.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    head.writeUInt32LE(offset, 42);
    central.push(head, name);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(central).byteLength, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...central, end]);
};
