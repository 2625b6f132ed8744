import { decoded } from '../../../core/decoded.ts';
import type { Table } from './csv-names.ts';

/** Beyond this nothing is a list of 500 names. */
const mostBytes = 1_000_000;

export type ReadTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly why: 'tooLarge' | 'unreadable' };

/** The rows of a CSV file, whatever separates its cells. The parser is loaded only now. */
export const readCsv = async (file: Blob): Promise<ReadTable> => {
  if (file.size > mostBytes) return { ok: false, why: 'tooLarge' };
  const text = decoded(await file.arrayBuffer());
  // A file of a spreadsheet program itself, or a picture: no text has these in it.
  if (text.includes('\u0000')) return { ok: false, why: 'unreadable' };
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return data.length === 0 ? { ok: false, why: 'unreadable' } : { ok: true, table: data };
};
