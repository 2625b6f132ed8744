import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { parse } from 'csv-parse/sync';
import { separatorsOf } from '../../../../core/csv-rows.ts';
import type { Imported } from '../imported-item.ts';
import { FileFault } from '../imported-item.ts';
import { exchangeWords as words } from '../exchange-words.ts';
import { readTable } from './table.ts';

const rowsRead = exchangeLimits.items * 4;

const rowsOf = (text: string, delimiter: string): string[][] =>
  parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: rowsRead,
  });

/** A table as text: from a file, or pasted from a spreadsheet. What separates its cells is what makes columns of its head. */
export const readCsv = (text: string): Imported => {
  for (const separator of separatorsOf(text)) {
    try {
      return readTable(rowsOf(text, separator), 'csv');
    } catch (error) {
      // Of csv-parse, too: it has no class of its own for what is wrong with a text.
      if (!(error instanceof Error)) throw error;
    }
  }
  throw new FileFault(words.noColumns);
};
