import { type PdfWriter, ref, utf16 } from './pdf-writer.ts';

/** Of a letter's box in thousandths of its size: every letter is as wide, and shows nothing. */
export const unseen = { width: 500, ascent: 800, descent: -200 } as const;

/** A table of a font: its name and its bytes, in big-endian numbers of 16 bits. */
type FontTable = readonly [name: string, words: readonly number[]];

const twoGlyphs = 2;
const { width, ascent } = unseen;
const below = 0x10000 + unseen.descent;
const high = ascent - unseen.descent;
/** From one corner of a letter's box to the other and back: readers ask how large a letter is. */
const glyph = [1, 0, below, width, ascent, 3, 0, 0x0101, 0x0101].concat(
  [0, width, 0, 0x10000 - width],
  [below, high, 0, 0x10000 - high],
);
const noTimes = [0, 0, 0, 0, 0, 0, 0, 0];
const tables: readonly FontTable[] = [
  ['glyf', glyph],
  [
    'head',
    [1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, 1000].concat(
      noTimes,
      [0, below, width, ascent],
      [0, 8, 2, 0, 0],
    ),
  ],
  ['hhea', [1, 0, ascent, below, 0, width, 0, 0, width, 1, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['hmtx', [width, 0, 0]],
  ['loca', [0, 0, glyph.length]],
  ['maxp', [1, 0, twoGlyphs, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]],
];

/** A TrueType font of two glyphs that show nothing. */
const fontFile = (): Uint8Array => {
  const head = 12 + tables.length * 16;
  const size = tables.reduce((sum, [, { length }]) => sum + (length + (length % 2)) * 2, head);
  const file = new DataView(new ArrayBuffer(size));
  file.setUint32(0, 0x10000);
  file.setUint16(4, tables.length);
  // For a search among them by halves.
  [64, 2, 32].forEach((value, at) => file.setUint16(6 + at * 2, value));
  let start = head;
  for (const [at, [name, words]] of tables.entries()) {
    const entry = 12 + at * 16;
    for (let letter = 0; letter < 4; letter += 1)
      file.setUint8(entry + letter, name.charCodeAt(letter));
    words.forEach((word, place) => file.setUint16(start + place * 2, word));
    const length = words.length * 2;
    const end = start + length + (length % 4);
    let sum = 0;
    for (let place = start; place < end; place += 4) sum = (sum + file.getUint32(place)) >>> 0;
    file.setUint32(entry + 4, sum);
    file.setUint32(entry + 8, start);
    file.setUint32(entry + 12, length);
    start = end;
  }
  return new Uint8Array(file.buffer);
};

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** A letter with more marks than any script has: a CMap takes 512 bytes for one. */
const mostUnits = 100;

/** A CMap takes so many lines at once. */
const mostLines = 100;

/** What the letters of each number mean: whoever copies or reads aloud gets this. */
const meanings = (letters: readonly string[]): string => {
  const lines = letters.map(
    (letter, at) => `<${hex(at + 1)}> <${utf16(letter.slice(0, mostUnits))}>`,
  );
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += mostLines) {
    const some = lines.slice(from, from + mostLines);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`);
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n' +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('')}` +
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n'
  );
};

/** Numbers of two bytes, without the one that means no letter. */
const mostLetters = 0xfffe;

/**
 * Letters that are there and are not seen, in every script: the page's picture shows them. What one
 * would take for a letter (a sign with its marks) has one number, with the text that it means.
 */
export class UnseenFont {
  readonly #numbers = new Map<string, number>();

  /** These letters as digits of a PDF string. */
  encode(letters: readonly string[]): string {
    return letters.map((letter) => hex(this.#numberOf(letter))).join('');
  }

  /** Writes the font, once all texts are encoded. */
  write(pdf: PdfWriter, id: number): void {
    const [descendant, descriptor, file, map, unicode] = Array.from({ length: 5 }, () =>
      pdf.reserve(),
    ) as [number, number, number, number, number];
    const name = '/BaseFont /SetsUnseen';
    const { descent } = unseen;
    pdf.object(
      id,
      `<< /Type /Font /Subtype /Type0 ${name} /Encoding /Identity-H ` +
        `/DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(unicode)} >>`,
    );
    pdf.object(
      descendant,
      `<< /Type /Font /Subtype /CIDFontType2 ${name} /DW ${width} /CIDToGIDMap ${ref(map)} ` +
        '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
        `/FontDescriptor ${ref(descriptor)} >>`,
    );
    pdf.object(
      descriptor,
      '<< /Type /FontDescriptor /FontName /SetsUnseen /Flags 4 /ItalicAngle 0 /StemV 80 ' +
        `/FontBBox [0 ${descent} ${width} ${ascent}] /Ascent ${ascent} /Descent ${descent} ` +
        `/CapHeight ${ascent} /FontFile2 ${ref(file)} >>`,
    );
    const bytes = fontFile();
    pdf.stream(file, `/Length1 ${bytes.length}`, bytes);
    // All letters have the second glyph; the first is the one of none.
    const glyphs = new Uint8Array((this.#numbers.size + 1) * 2);
    for (let at = 3; at < glyphs.length; at += 2) glyphs[at] = 1;
    pdf.stream(map, '', glyphs);
    pdf.stream(unicode, '', meanings([...this.#numbers.keys()]));
  }

  #numberOf(letter: string): number {
    const known = this.#numbers.get(letter);
    if (known !== undefined) return known;
    if (this.#numbers.size >= mostLetters) return 0;
    this.#numbers.set(letter, this.#numbers.size + 1);
    return this.#numbers.size;
  }
}
