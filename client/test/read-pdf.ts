import { inflateSync } from 'node:zlib';

/** A tag of a PDF with what it says: its own text, what is read in its place, and what is in it. */
export interface ReadTag {
  readonly role: string;
  readonly text: string;
  readonly alt?: string;
  readonly spoken?: string;
  readonly kids: readonly ReadTag[];
}

/** What a PDF of this product says, as a reader sees it. */
export interface ReadPdf {
  readonly title: string;
  readonly catalogue: string;
  readonly pages: number;
  readonly tags: ReadTag;
  readonly bookmarks: readonly string[];
  /** All that can be taken out of each page, in the order in which it is written. */
  readonly texts: readonly string[];
}

const utf16 = (hex: string): string =>
  Buffer.from(hex.replace(/^feff/, ''), 'hex').swap16().toString('utf16le');
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const found = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

/** Objects by their number. Latin-1, so that a letter is a byte. @throws where a place is wrong */
class Objects {
  readonly #file: string;
  readonly #texts = new Map<number, string>();

  constructor(bytes: Uint8Array) {
    this.#file = Buffer.from(bytes).toString('latin1');
    const start = Number(found(/startxref\n(\d+)\n%%EOF\n$/, this.#file));
    const table = this.#streamAt(start);
    const rows = Buffer.from(table.contents, 'latin1');
    const size = Number(found(/\/Size (\d+)/, table.dictionary));
    if (rows.length !== size * 7) throw new Error('The table is of another size.');
    for (let id = 1; id < size; id += 1) {
      const where = rows.readUInt32BE(id * 7 + 1);
      if (rows[id * 7] === 1) this.#texts.set(id, this.#at(id, where));
    }
    for (let id = 1; id < size; id += 1) {
      if (rows[id * 7] === 1) continue;
      const packed = this.contents(rows.readUInt32BE(id * 7 + 1));
      this.#texts.set(id, this.#packed(packed, id, rows.readUInt16BE(id * 7 + 5)));
    }
    this.trailer = table.dictionary;
  }

  readonly trailer: string;

  text(id: number): string {
    const text = this.#texts.get(id);
    if (text === undefined) throw new Error(`There is no object ${id}.`);
    return text;
  }

  /** What a stream has in it. */
  contents(id: number): string {
    return this.#streamIn(this.text(id)).contents;
  }

  #at(id: number, start: number): string {
    const head = `${id} 0 obj\n`;
    if (!this.#file.startsWith(head, start)) throw new Error(`Object ${id} is not at ${start}.`);
    return this.#file.slice(start + head.length, this.#file.indexOf('\nendobj\n', start));
  }

  #streamAt(start: number) {
    return this.#streamIn(this.#file.slice(start, this.#file.indexOf('\nendobj\n', start)));
  }

  #streamIn(text: string) {
    const begin = text.indexOf('stream\n');
    const dictionary = text.slice(0, begin);
    const length = Number(found(/\/Length (\d+)/, dictionary));
    const bytes = Buffer.from(text.slice(begin + 7, begin + 7 + length), 'latin1');
    if (text.slice(begin + 7 + length) !== '\nendstream') throw new Error('A stream has no end.');
    const isPacked = dictionary.includes('/FlateDecode');
    return { dictionary, contents: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') };
  }

  #packed(stream: string, id: number, index: number): string {
    const [first = 0] =
      numbersIn(/^[\d ]+/.exec(stream)?.[0] ?? '').length > 0 ? [stream.search(/<</)] : [];
    const heads = numbersIn(stream.slice(0, first));
    if (heads[index * 2] !== id) throw new Error(`Object ${id} is not packed there.`);
    const from = first + (heads[index * 2 + 1] ?? 0);
    const next = heads[index * 2 + 3];
    return stream.slice(from, next === undefined ? undefined : first + next).trim();
  }
}

const meaningsOf = (cmap: string): Map<string, string> =>
  new Map(
    Array.from(cmap.matchAll(/^<(\w{4})> <(\w+)>$/gm), ([, code = '', text = '']) => [
      code,
      utf16(text),
    ]),
  );

/** What is written on a page, by the number of its piece; '' has what belongs to none. */
const writtenOn = (content: string, meanings: ReadonlyMap<string, string>): Map<string, string> => {
  const written = new Map<string, string>();
  const open: string[] = [];
  const words = /<< \/MCID (\d+) >> BDC|\/Artifact BMC|EMC|<(\w+)> Tj/g;
  for (const [token, number, hex] of content.matchAll(words)) {
    if (token === 'EMC') {
      if (open.pop() === undefined) throw new Error('More is closed than was open.');
    } else if (hex === undefined) open.push(number ?? '');
    else {
      const at = open.at(-1) ?? '';
      const text = (hex.match(/\w{4}/g) ?? []).map((code) => meanings.get(code) ?? '?').join('');
      written.set(at, (written.get(at) ?? '') + text);
    }
  }
  if (open.length > 0) throw new Error('Not everything is closed.');
  return written;
};

/** Reads a PDF as this product writes them. @throws where it is not right */
export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const objects = new Objects(bytes);
  const refIn = (name: string, text: string): number =>
    Number(found(new RegExp(`/${name} (\\d+) 0 R`), text));
  const catalogue = objects.text(refIn('Root', objects.trailer));
  const pages = objects.text(refIn('Pages', catalogue));
  const kids = numbersIn(found(/\/Kids \[([^\]]*)\]/, pages)).filter((_, at) => at % 2 === 0);
  const font = objects.text(refIn('F', objects.text(kids[0] ?? 0)));
  const meanings = meaningsOf(objects.contents(refIn('ToUnicode', font)));
  const texts: string[] = [];
  const written = new Map(
    kids.map((id) => {
      const on = writtenOn(objects.contents(refIn('Contents', objects.text(id))), meanings);
      texts.push([...on.values()].join('\n'));
      return [id, on];
    }),
  );
  const readTag = (id: number): ReadTag => {
    const text = objects.text(id);
    const inside = found(/\/K \[(.*?)\](?= |$)/s, text);
    let own = '';
    const tags: ReadTag[] = [];
    for (const [, page, number, kid] of inside.matchAll(
      /<< \/Type \/MCR \/Pg (\d+) 0 R \/MCID (\d+) >>|(\d+) 0 R/g,
    )) {
      if (kid === undefined) own += written.get(Number(page))?.get(number ?? '') ?? '';
      else {
        if (refIn('P', objects.text(Number(kid))) !== id)
          throw new Error('It is not of its parent.');
        tags.push(readTag(Number(kid)));
      }
    }
    const said = (name: string): string => utf16(found(new RegExp(`/${name} <(\\w+)>`), text));
    const [alt, spoken] = [said('Alt'), said('ActualText')];
    const role = found(/\/S \/(\w+)/, text);
    return { role, text: own, ...(alt && { alt }), ...(spoken && { spoken }), kids: tags };
  };
  const root = objects.text(refIn('StructTreeRoot', catalogue));
  const outlines = objects.text(refIn('Outlines', catalogue));
  const bookmarks: string[] = [];
  for (let at = refIn('First', outlines); at > 0; at = refIn('Next', objects.text(at)))
    bookmarks.push(utf16(found(/\/Title <(\w+)>/, objects.text(at))));
  return {
    title: utf16(found(/\/Title <(\w+)>/, objects.text(refIn('Info', objects.trailer)))),
    catalogue,
    pages: kids.length,
    tags: readTag(Number(found(/\/K \[(\d+) 0 R\]/, root))),
    bookmarks,
    texts,
  };
};
