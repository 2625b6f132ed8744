import { parse } from 'csv-parse/sync';

const separators = [',', ';', '\t'] as const;

/** What may separate the cells of a table: first that of which there is most in the first lines. */
export const separatorsOf = (text: string): string[] => {
  const head = text.slice(0, 2_000);
  const counts = separators.map((each) => ({ each, count: head.split(each).length }));
  return counts.toSorted((one, other) => other.count - one.count).map(({ each }) => each);
};

/** The first rows of a table, empty ones too; null where a quote of it has no end. */
export const csvRows = (text: string, delimiter: string, most: number): string[][] | null => {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: most,
    });
  } catch (error) {
    // Of csv-parse: it has no class of its own for what is wrong with a text.
    if (error instanceof Error) return null;
    throw error;
  }
};
