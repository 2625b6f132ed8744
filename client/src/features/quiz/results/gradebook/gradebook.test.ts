import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { canvasFile, filledFile, moodleFile } from './gradebook-file.ts';
import { gradeOf } from './grades.ts';
import { type LmsGradebook, lmsGradebook, possibleIn } from './lms-gradebook.ts';
import { matchPeople } from './match-people.ts';
import { readTable } from './read-table.ts';

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(new TextEncoder().encode(text)).buffer;
const read = async (text: string): Promise<LmsGradebook | null> => {
  const rows = await readTable(bytesOf(text));
  return rows && lmsGradebook(rows);
};
const tableOf = (text: string): string[][] => papa.parse<string[]>(text).data;

const canvas = [
  '\uFEFFStudent,ID,SIS Login ID,Section,Quiz 1 (17),Notes,Final Score (read only)',
  '    Points Possible,,,,20,,(read only)',
  '"Blend, Bill",6,bblend,My Course,-,,80',
  '"Moore, Michael",7,mmoore,My Course',
  '"Moore, Mia",8,miam,My Course,12,,90',
  '"Student, Test",9,t,My Course,,,',
].join('\r');

describe('a gradebook that a course exported', () => {
  test('of Canvas, with a mark, CR alone, and ragged rows', async () => {
    const book = await read(canvas);
    expect(book).toMatchObject({ lms: 'canvas', possible: 1, identity: [0, 1, 2, 3], ragged: 1 });
    expect(book?.people.map(({ name }) => name)).toEqual([
      'Blend, Bill',
      'Moore, Michael',
      'Moore, Mia',
    ]);
    expect(book?.items.map((at) => book.header[at])).toEqual(['Quiz 1 (17)']);
  });

  test('of Moodle, by first and last name and address', async () => {
    const book = await read('First name;Last name;Email address;Quiz\r\nZoë;Müller;z@x.de;-');
    expect(book).toMatchObject({ lms: 'moodle', possible: null, identity: [0, 1, 2], items: [3] });
    expect(book?.people).toEqual([{ row: 1, name: 'Zoë Müller', ids: ['z@x.de'] }]);
  });

  test('of Moodle in any language, by what is in its columns', async () => {
    const german = await read(
      [
        'Vorname,Nachname,ID-Nummer,Institution,Abteilung,E-Mail-Adresse,Test: Quiz (Wert),Kurs gesamt (Wert),Feedback (Quiz),Zuletzt aus diesem Kurs geladen',
        'Zoë,Müller,17,,Physik,z@x.de,"8,50",-,gut,1764316800',
        'Bo,Ek,18,,Physik,bo@x.de,-,,,1764316800',
      ].join('\n'),
    );
    expect(german).toMatchObject({ lms: 'moodle', identity: [0, 1, 2, 3, 4, 5], items: [6, 7] });
    expect(german?.people).toEqual([
      { row: 1, name: 'Zoë Müller', ids: ['17', 'z@x.de'] },
      { row: 2, name: 'Bo Ek', ids: ['18', 'bo@x.de'] },
    ]);
    const japanese = await read('姓,名,メールアドレス,小テスト\n山田,花子,h@x.jp,-\n');
    expect(japanese?.people).toEqual([{ row: 1, name: '山田 花子', ids: ['h@x.jp'] }]);
    expect(japanese?.items).toEqual([3]);
    const made = japanese && filledFile(japanese, { title: 'Q', most: 10 }, new Map([[1, 9]]), 3);
    expect(tableOf(made ?? '')[1]).toEqual(['山田', '花子', 'h@x.jp', '9']);
  });

  test('of Canvas says what a column that is there already is worth', async () => {
    const book = await read(canvas);
    expect(book && [possibleIn(book, 4), possibleIn(book, 5)]).toEqual([20, null]);
    const moodle = await read('First name;Last name;Email address;Quiz\r\nZoë;Müller;z@x.de;20');
    expect(moodle && possibleIn(moodle, 3)).toBeNull();
  });

  test('what is none is refused', async () => {
    for (const text of [
      '',
      'hello',
      'a,b\n1,2',
      'Name,Stadt\nBo,Ulm',
      'mail,n\na@b.de,4',
      '\u0000\u0001,x\n1,2',
    ]) {
      expect(await read(text)).toBeNull();
    }
  });
});

describe('who is who', () => {
  const there = [
    { row: 2, name: 'Blend, Bill', ids: ['6', 'bblend'] },
    { row: 3, name: 'Moore, Michael', ids: ['7', 'm@x.edu'] },
    { row: 4, name: 'Moore, Mia', ids: ['8'] },
    { row: 5, name: 'Zoë Müller', ids: ['9'] },
    { row: 6, name: 'Kim Lee', ids: ['10'] },
    { row: 7, name: 'Lee, Kim', ids: ['11'] },
  ];
  const match = (...names: string[]) =>
    matchPeople(
      names.map((name, at) => ({ number: at + 1, name })),
      there,
    );

  test('by the whole name in any order, case and accent, and by an address that was typed', () => {
    const { sure } = match('bill BLEND', 'M@x.edu', 'Zoe Muller', 'Mia Moore');
    expect([...sure.values()]).toEqual([2, 3, 5, 4]);
  });

  test('whatever could be two, or is a part of a name, is asked', () => {
    const { sure, unsure, unknown } = match('Moore', 'Kim Lee', 'Bill', 'Nobody', '');
    expect(sure.size).toBe(0);
    expect([...unsure.values()]).toEqual([[3, 4], [6, 7], [2]]);
    expect(unknown).toEqual([4, 5]);
    expect(match('Bill Blend', 'Bill Blend').sure.size).toBe(0);
    expect(match('Bill Blend', 'bblend').sure.size).toBe(0);
  });

  test('nobody is put into a row with somebody else, and nobody is lost', () => {
    const name = fc.constantFrom('Bill Blend', 'Moore', 'bblend', 'Kim Lee', '9', '', 'Mia', 'x');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const { sure, unsure, unknown } = match(...names);
        expect(new Set(sure.values()).size).toBe(sure.size);
        expect(sure.size + unsure.size + unknown.length).toBe(names.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the file that is imported', () => {
  test('of Canvas: who they are and the one column; who has no grade here keeps theirs', async () => {
    const book = (await read(canvas))!;
    const column = { title: 'Capitals', most: 10 };
    const filled = tableOf(filledFile(book, column, new Map([[2, 7.5]]), null));
    expect(filled).toEqual([
      ['Student', 'ID', 'SIS Login ID', 'Section', 'Capitals'],
      ['    Points Possible', '', '', '', '10'],
      ['Blend, Bill', '6', 'bblend', 'My Course', '7.5'],
      ['Moore, Michael', '7', 'mmoore', 'My Course', ''],
      ['Moore, Mia', '8', 'miam', 'My Course', ''],
    ]);
    const at = book.items[0]!;
    const there = tableOf(filledFile(book, column, new Map([[3, 0]]), at)).map((row) => row.at(-1));
    expect(there).toEqual(['Quiz 1 (17)', '20', '-', '0', '12']);
  });

  test('made anew it can be read again, and holds no formula', async () => {
    const people = [{ name: '=HYPERLINK("https://evil.example")', grade: 3 }];
    const column = { title: '=1+1', most: 5 };
    const made = canvasFile(column, people);
    expect(made).not.toMatch(/(^|[,"\n])=/);
    expect(await read(made)).toMatchObject({ lms: 'canvas', possible: 1 });
    const moodle = moodleFile('Email address', column, [{ name: 'a@x.edu', grade: 3 }]);
    expect(moodle).toBe("Email address,'=1+1\r\na@x.edu,3");
    expect(await read(moodle)).toMatchObject({ lms: 'moodle', items: [1] });
  });

  test('grades in percent, plain, and out of so many, by what was right or by points', () => {
    const all = { most: 4_000, counted: 4 };
    const one = { points: 1_000, credit: 2.5 };
    expect(gradeOf({ of: 'credit', scale: 'percent', outOf: 10 }, all, one)).toBe(62.5);
    expect(gradeOf({ of: 'credit', scale: 'plain', outOf: 10 }, all, one)).toBe(2.5);
    expect(gradeOf({ of: 'points', scale: 'outOf', outOf: 10 }, all, one)).toBe(2.5);
    expect(gradeOf({ of: 'points', scale: 'plain', outOf: 10 }, all, one)).toBe(1_000);
    expect(
      gradeOf({ of: 'points', scale: 'plain', outOf: 10 }, { most: 0, counted: 0 }, one),
    ).toBeNull();
  });
});

/** Beside the checkouts of the developers; see CONTRIBUTING, "Tests". */
const folder = join(import.meta.dirname, '../../../../../../../shared/fixtures/gradebook');

describe.skipIf(!existsSync(folder))('gradebooks of others (skipped without their folder)', () => {
  test.each([
    ['canvas/basic_course-cr-only.csv', 7, ['Assignment 1'], 0],
    ['canvas/some_changes-cr-only.csv', 8, ['Quiz 1 1', 'Attendance 2'], 0],
    ['canvas/basic_course_with_sis_login_id.csv', 7, ['Assignment 1'], 8],
    ['canvas/last_and_first_names.csv', 7, ['Assignment 1'], 1],
    ['moodle/grade_import.csv', 1, ['Manual item 1'], 0],
    ['moodle/grade_import_grademax.csv', 1, ['Manual item 1'], 0],
    ['moodle/grade_import_grademin.csv', 1, ['Manual item 1'], 0],
    [
      'moodle/grade_import_multiple_mappings.csv',
      3,
      ['Grade A', 'Grade B', 'Grade C', 'Grade D'],
      0,
    ],
  ])('%s', async (file, people, items, ragged) => {
    const bytes = Uint8Array.from(readFileSync(join(folder, file)));
    const book = lmsGradebook((await readTable(bytes.buffer)) ?? []);
    expect(book?.people).toHaveLength(people);
    expect(book?.items.map((at) => book.header[at])).toEqual(items);
    expect(book?.ragged).toBe(ragged);
    const names = book?.people.map(({ name }, at) => ({ number: at + 1, name })) ?? [];
    expect(matchPeople(names, book?.people ?? []).sure.size).toBe(people);
  });

  test('one whose columns say of nobody who they are is none', async () => {
    const bytes = Uint8Array.from(readFileSync(join(folder, 'canvas/default_gradebook.csv')));
    expect(lmsGradebook((await readTable(bytes.buffer)) ?? [])).toBeNull();
  });
});
