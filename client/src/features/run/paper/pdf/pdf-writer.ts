import { zlibSync } from 'fflate';

export const ref = (id: number): string => `${id} 0 R`;

/** A number with as many digits as matter on paper. */
export const numberOf = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '0';

/** A text in UTF-16, two bytes a unit, as hexadecimal digits. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');

/** A text as PDF has it, in any script. */
export const textOf = (text: string): string => `<feff${utf16(text)}>`;

const bytesOf = (part: string): Uint8Array => new TextEncoder().encode(part);

/** Bytes of an entry of the table of objects: its kind, its place, and its index there. */
const entryBytes = 7;

/** Where an object is: at a byte of the file, or among those that are packed in another one. */
type Place =
  | readonly [kind: 1, start: number, index: 0]
  | readonly [kind: 2, id: number, index: number];

/** An object that is no stream. */
interface Packed {
  readonly id: number;
  readonly dictionary: string;
}
/** So many are in one stream: who reads one of them unpacks them all. */
const mostPacked = 1_000;

/** The parts of a PDF as they are written. Objects that are no streams are packed together at its end. */
export class PdfWriter {
  readonly #parts: Uint8Array[] = [];
  /** Of each number, from 1; those that are packed have theirs at the end. */
  readonly #places: (Place | null)[] = [];
  readonly #packed: Packed[] = [];
  #length = 0;

  constructor() {
    this.#write('%PDF-1.7\n%');
    // Bytes that are no text: whoever passes the file on sees that it is none.
    this.#write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  /** The number of an object that is written later: others may name it before. */
  reserve(): number {
    return this.#places.push(null);
  }

  object(id: number, dictionary: string): void {
    this.#packed.push({ id, dictionary });
  }

  /** A stream as it is. `entries`: what its dictionary says. */
  rawStream(id: number, entries: string, bytes: Uint8Array): void {
    this.#places[id - 1] = [1, this.#length, 0];
    this.#write(`${id} 0 obj\n<< ${entries} /Length ${bytes.length} >>\nstream\n`);
    this.#write(bytes);
    this.#write('\nendstream\nendobj\n');
  }

  /** A stream, packed. `entries`: what its dictionary says besides. */
  stream(id: number, entries: string, contents: string | Uint8Array): void {
    const bytes = typeof contents === 'string' ? bytesOf(contents) : contents;
    this.rawStream(id, `${entries} /Filter /FlateDecode`, zlibSync(bytes, { level: 9 }));
  }

  /** `entries`: which objects are the first to be read. */
  end(entries: string): Uint8Array<ArrayBuffer> {
    this.#writePacked();
    const start = this.#length;
    const table = this.reserve();
    this.#places[table - 1] = [1, start, 0];
    const rows = new DataView(new ArrayBuffer((this.#places.length + 1) * entryBytes));
    for (const [at, place] of this.#places.entries()) {
      const [kind, where, index] = place ?? [0, 0, 0];
      const row = (at + 1) * entryBytes;
      rows.setUint8(row, kind);
      rows.setUint32(row + 1, where);
      rows.setUint16(row + 5, index);
    }
    const size = this.#places.length + 1;
    this.stream(
      table,
      `/Type /XRef /Size ${size} /W [1 4 2] ${entries}`,
      new Uint8Array(rows.buffer),
    );
    this.#write(`startxref\n${start}\n%%EOF\n`);
    const all = new Uint8Array(this.#length);
    let to = 0;
    for (const part of this.#parts) {
      all.set(part, to);
      to += part.length;
    }
    return all;
  }

  #writePacked(): void {
    for (let first = 0; first < this.#packed.length; first += mostPacked) {
      this.#writeTogether(this.#packed.slice(first, first + mostPacked));
    }
  }

  #writeTogether(packed: readonly Packed[]): void {
    const stream = this.reserve();
    let from = 0;
    const heads = packed.map(({ id, dictionary }, index) => {
      this.#places[id - 1] = [2, stream, index];
      const head = `${id} ${from} `;
      from += dictionary.length + 1;
      return head;
    });
    const head = heads.join('');
    const objects = packed.map(({ dictionary }) => `${dictionary}\n`).join('');
    const about = `/Type /ObjStm /N ${heads.length} /First ${head.length}`;
    this.stream(stream, about, `${head}${objects}`);
  }

  #write(part: string | Uint8Array): void {
    const bytes = typeof part === 'string' ? bytesOf(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
