import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { decodeText } from '../decode-text.ts';
import { exchangeWords as words } from '../exchange-words.ts';
import { FileFault, type Imported } from '../imported-item.ts';
import { openArchive } from '../open-archive.ts';
import { allBelow, childOf, childrenOf, readXml, textOf, type XmlNode } from '../read-xml.ts';
import { readTable, type Row } from './table.ts';

/** Cells further to the right are not read, and of a cell no more than this. */
const columnsRead = 60;
const longestCell = 5_000;
const rowsRead = exchangeLimits.items * 4;

const isWanted = (name: string): boolean =>
  name === 'xl/sharedStrings.xml' || /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/** What a cell with pieces of different looks says; how it is spoken is not part of it. */
const said = (node: XmlNode): string =>
  allBelow(node, ({ name }) => name === 't')
    .map(textOf)
    .join('')
    .slice(0, longestCell);

const columnOf = (address: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? '';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const valueOf = (cell: XmlNode, strings: readonly string[]): string => {
  const type = cell.attrs.get('t');
  if (type === 'inlineStr') return said(cell);
  const value = textOf(childOf(cell, 'v')).slice(0, longestCell);
  if (type === 's') return strings[Number(value)] ?? '';
  // A number that is whole is one however it is stored.
  return type === undefined && /^-?\d+\.0+$/.test(value) ? value.replace(/\.0+$/, '') : value;
};

const rowOf = (row: XmlNode, strings: readonly string[]): Row => {
  const cells: string[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const address = cell.attrs.get('r');
    const at = address === undefined ? cells.length : columnOf(address);
    if (at < 0 || at >= columnsRead) continue;
    while (cells.length < at) cells.push('');
    cells[at] = valueOf(cell, strings);
  }
  return cells;
};

const treeOf = (bytes: Uint8Array): XmlNode => readXml(decodeText(bytes).text);

const rowsOf = (sheet: XmlNode, strings: readonly string[]): Row[] =>
  allBelow(sheet, ({ name }) => name === 'row')
    .slice(0, rowsRead)
    .map((row) => rowOf(row, strings));

/** The first sheet that has questions. Formulas are not calculated: what they came to is stored beside them. */
export const readXlsx = (bytes: Uint8Array): Imported => {
  const parts = openArchive(bytes, isWanted);
  const shared = parts.get('xl/sharedStrings.xml');
  const strings = shared === undefined ? [] : childrenOf(treeOf(shared), 'si').map(said);
  let fault = new FileFault(words.nothing);
  const names = [...parts.keys()].filter((each) => each.startsWith('xl/worksheets/'));
  for (const name of names.toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )) {
    try {
      const rows = rowsOf(treeOf(parts.get(name) ?? new Uint8Array()), strings);
      return readTable(rows, 'xlsx');
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      fault = error;
    }
  }
  throw fault;
};
