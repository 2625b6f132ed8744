import { decoded } from '../../../../core/decoded.ts';

/** More than any course has; a larger file is none. */
const most = { bytes: 5_000_000, rows: 20_000 } as const;

/** A table as it lies in a file: rows of cells, however its lines end; null for what is none. */
export const readTable = async (bytes: ArrayBuffer): Promise<string[][] | null> => {
  if (bytes.byteLength > most.bytes) return null;
  const text = decoded(bytes);
  // A file of a spreadsheet program itself, or a picture: no text has these in it.
  if (text.includes('\u0000')) return null;
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const isTable = data.length > 1 && data.length <= most.rows && (data[0]?.length ?? 0) > 1;
  return isTable ? data : null;
};
