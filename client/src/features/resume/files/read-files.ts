import { clean } from '@sets/shared/core/text.ts';
import { decoded } from '../../../core/decoded.ts';
import { faultMessages as faults } from './files.messages.ts';
import { fromJsonResume, isJsonResume } from './from-json-resume.ts';
import { fromLinkedIn, isLinkedInTable, type NamedTable } from './from-linkedin.ts';
import type { Found } from './gathered.ts';
import type { Report } from './place.ts';
import { reportMessages as words } from './report.messages.ts';
import { unzipTables } from './unzip-tables.ts';

export type FilesRead =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly fault: string };

export const fileLimits = {
  /** Of a JSON Resume or a table. */
  bytes: 2_000_000,
  /** Of a whole data export, most of which is not read. */
  zipBytes: 50_000_000,
  files: 30,
  /** Of a table: ten times as many as anybody has done, and no more than a page works through in a moment. */
  cells: 100_000,
} as const;
const mb = 1_000_000;

const refused = (fault: string): FilesRead => ({ ok: false, fault });

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const readJson = (text: string, name: string, ownName: string): FilesRead => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Whatever the parser cannot read is no JSON, also what is nested too deep for it.
    return refused(faults.notJson(name));
  }
  if (!isJsonResume(value)) return refused(faults.noResume(name));
  return { ok: true, found: fromJsonResume(value, ownName) };
};

const tableOf = async (name: string, text: string): Promise<NamedTable> => {
  const { default: papa } = await import('papaparse');
  const lines = papa.parse<string[]>(clean(text), {
    delimiter: ',',
    skipEmptyLines: 'greedy',
  }).data;
  return { name, lines };
};

interface Raw {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const readTables = async (files: readonly Raw[], others: readonly Report[], name: string) => {
  if (!files.some((file) => isLinkedInTable(file.name))) return refused(faults.noTables(name));
  const tables: NamedTable[] = [];
  const tooLarge: Report[] = [];
  for (const file of files) {
    const table = await tableOf(file.name, decoded(file.bytes.buffer));
    const cells = table.lines.reduce((sum, line) => sum + line.length, 0);
    if (cells > fileLimits.cells) tooLarge.push({ where: file.name, text: words.tooLarge });
    else tables.push(table);
  }
  return { ok: true, found: fromLinkedIn(tables, [...tooLarge, ...others]) } as const;
};

const readZip = async ({ name, bytes }: Raw): Promise<FilesRead> => {
  const told = unzipTables(bytes, isLinkedInTable, fileLimits.bytes);
  if (!told.ok) return refused(told.isTooLarge ? faults.zipTooLarge(name) : faults.notZip(name));
  return readTables(told.tables, told.others, name);
};

const rawOf = async (file: File): Promise<Raw> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

/** What files hold for a resume: one JSON Resume, one zip of LinkedIn, or tables of it. Nothing is thrown. */
export const readFiles = async (files: readonly File[], ownName: string): Promise<FilesRead> => {
  const [first] = files;
  if (first === undefined) return refused(faults.nothing);
  if (files.length > fileLimits.files) return refused(faults.tooMany(fileLimits.files));
  const isOne = files.length === 1;
  const most = isOne && /\.zip$/i.test(first.name) ? fileLimits.zipBytes : fileLimits.bytes;
  const large = files.find(({ size }) => size > most);
  if (large !== undefined) return refused(faults.tooLarge(large.name, most / mb));
  const all = await Promise.all(files.map(rawOf));
  const [only] = all;
  if (isOne && only !== undefined && isZip(only.bytes)) return readZip(only);
  if (isOne && only !== undefined && !/\.csv$/i.test(only.name)) {
    const text = clean(decoded(only.bytes.buffer));
    const looksLikeJson = /\.json$/i.test(only.name) || text.startsWith('{');
    return looksLikeJson ? readJson(text, only.name, ownName) : refused(faults.unknown(only.name));
  }
  const tables = all.filter(({ name, bytes }) => /\.csv$/i.test(name) && !isZip(bytes));
  const others = all
    .filter((each) => !tables.includes(each))
    .map(({ name }) => ({ where: name, text: words.otherFile }));
  return readTables(tables, others, first.name);
};
