import { describe, expect, it } from 'vitest';
import { guessedColumns, namesIn, namesInText } from './csv-names.ts';
import { readCsv } from './read-csv.ts';

const tableOf = async (contents: string | Uint8Array<ArrayBuffer>) => {
  const told = await readCsv(new Blob([contents]));
  if (!told.ok) throw new Error(told.why);
  return told.table;
};
const names = async (contents: string | Uint8Array<ArrayBuffer>): Promise<string[]> => {
  const table = await tableOf(contents);
  return namesIn(table, guessedColumns(table));
};

describe('a CSV file', () => {
  it.each([
    ['commas', 'First name,Last name,ID\nAda,Lovelace,1\nAlan,Turing,2\n'],
    ['semicolons', 'ID;Nachname;Vorname\r\n1;Lovelace;Ada\r\n2;Turing;Alan\r\n'],
    ['tabs', 'Surname\tGiven name\nLovelace\tAda\nTuring\tAlan'],
    [
      'quotes and a mark of order',
      '\uFEFF"First_Name","Last_Name"\n"Ada","Lovelace"\n"Alan","Turing"',
    ],
    ['a whole name', 'id,name\n1,Ada Lovelace\n2,Alan Turing'],
    ['no heading', 'Ada Lovelace\nAlan Turing\n\n  \n'],
  ])('with %s', async (_what, text) => {
    expect(await names(text)).toEqual(['Ada Lovelace', 'Alan Turing']);
  });

  it('has a comma and a line break within quotes in one name', async () => {
    expect(await names('name\n"Lovelace, Ada"\n"Alan\nTuring"')).toEqual([
      'Lovelace, Ada',
      'Alan Turing',
    ]);
  });

  it('keeps people of one name, and names of any script', async () => {
    const text = 'name\nAda\nAda\nعائشة بنت محمد\n王小明\nĐỗ Thị Hà\n';
    expect(await names(text)).toEqual(['Ada', 'Ada', 'عائشة بنت محمد', '王小明', 'Đỗ Thị Hà']);
  });

  it('is read in the encodings of spreadsheet programs', async () => {
    const western = new Uint8Array([...Buffer.from('name\nZo'), 0xeb]);
    expect(await names(western)).toEqual(['Zoë']);
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('name\nZoë', 'utf16le')]);
    expect(await names(utf16)).toEqual(['Zoë']);
  });

  it('of another column, or of both the other way round', async () => {
    const table = await tableOf('Lovelace,Ada\nTuring,Alan');
    expect(namesIn(table, { first: 1, last: 0, hasHeading: false })).toEqual([
      'Ada Lovelace',
      'Alan Turing',
    ]);
    expect(namesIn(table, { first: 1, last: -1, hasHeading: true })).toEqual(['Alan']);
  });

  it('that is none, or too large, is refused', async () => {
    expect(await readCsv(new Blob(['']))).toEqual({ ok: false, why: 'unreadable' });
    expect(await readCsv(new Blob(['PK\u0003\u0000\u0000']))).toEqual({
      ok: false,
      why: 'unreadable',
    });
    expect(await readCsv(new Blob(['x'.repeat(1_000_001)]))).toEqual({
      ok: false,
      why: 'tooLarge',
    });
  });
});

it('a text has one name a line, whatever ends it', () => {
  expect(namesInText(' Ada \r\nAlan\r\r\n\n\tGrace  Hopper\u2028Zoe\u0308')).toEqual([
    'Ada',
    'Alan',
    'Grace Hopper',
    'Zo\u00EB',
  ]);
});
