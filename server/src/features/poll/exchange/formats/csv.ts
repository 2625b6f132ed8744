import { exchangeLimits } from '@sets/shared/poll/poll-exchange.contract.ts';
import { parse } from 'csv-parse/sync';
import type { Imported } from '../imported-item.ts';
import { FileFault } from '../imported-item.ts';
import { exchangeWords as words } from '../exchange-words.ts';
import { itemsOfTable } from './table.ts';

const separators = [',', ';', '\t'] as const;
const rowsRead = exchangeLimits.items * 4;

/** What separates the cells: of which there is most in the first lines. */
const separatorOf = (text: string): string => {
  const head = text.slice(0, 2_000);
  const counts = separators.map((each) => ({ each, count: head.split(each).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.each ?? ',';
};

/** A table as text: from a file, or pasted from a spreadsheet. */
export const readCsv = (text: string): Imported => {
  try {
    const rows: string[][] = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: rowsRead,
    });
    return { format: 'csv', items: itemsOfTable(rows), notes: [] };
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(words.noColumns);
  }
};
