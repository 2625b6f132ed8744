import { strFromU8, unzipSync } from 'fflate';

/** A cell as whoever opens the file has it: a text, a number, or nothing. */
export type ReadCell = string | number | null;

/** A workbook as it lies in its file. */
export interface ReadWorkbook {
  /** The rows of each sheet, by its name. */
  readonly sheets: ReadonlyMap<string, readonly (readonly ReadCell[])[]>;
  /** How many cells are calculated. */
  readonly formulas: number;
}

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return signs[name] ?? whole;
  });

interface Element {
  readonly about: string;
  readonly within: string;
}

/** The elements of this name, of which none lies in another. */
const all = (xml: string, tag: string): Element[] =>
  [...xml.matchAll(new RegExp(`<${tag}(\\s[^>]*?)?(?:/>|>([^]*?)</${tag}>)`, 'g'))].map(
    ([, about = '', within = '']) => ({ about, within }),
  );

const attribute = ({ about }: Element, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(about)?.[1];

const textOf = ({ within }: Element): string =>
  all(within, 't')
    .map((text) => plain(text.within))
    .join('');

/** "C" of "C12" is the third column. */
const columnOf = (cell: Element): number =>
  Array.from((attribute(cell, 'r') ?? '').replaceAll(/\d/g, '')).reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

const cellOf = (cell: Element, shared: readonly string[]): ReadCell => {
  const type = attribute(cell, 't') ?? 'n';
  if (type === 'inlineStr') return textOf(cell);
  const value = all(cell.within, 'v')[0]?.within;
  if (value === undefined) return null;
  if (type === 's') return shared[Number(value)] ?? null;
  return type === 'n' ? Number(value) : plain(value);
};

const rowOf = ({ within }: Element, shared: readonly string[]): ReadCell[] => {
  const cells: ReadCell[] = [];
  for (const cell of all(within, 'c')) cells[columnOf(cell)] = cellOf(cell, shared);
  return Array.from(cells, (cell) => cell ?? null);
};

/** Reads a workbook as its standard has it, as far as those of this product go. */
export const readWorkbook = (bytes: Uint8Array): ReadWorkbook => {
  const files = unzipSync(bytes);
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const shared = all(part('xl/sharedStrings.xml'), 'si').map(textOf);
  const read = all(part('xl/workbook.xml'), 'sheet').map((sheet, at) => {
    const xml = part(`xl/worksheets/sheet${at + 1}.xml`);
    const rows = all(xml, 'row').map((row) => rowOf(row, shared));
    return { name: attribute(sheet, 'name') ?? '', rows, formulas: all(xml, 'f').length };
  });
  return {
    sheets: new Map(read.map(({ name, rows }) => [name, rows])),
    formulas: read.reduce((count, { formulas }) => count + formulas, 0),
  };
};
