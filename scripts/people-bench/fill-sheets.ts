import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedModule } from '@sets/shared/module/module.migrations.ts';
import type { Store } from '../../server/src/app/open-store.ts';
import { sheetModels } from '../../server/src/features/cheatsheet/cheatsheet.model.ts';
import { weekOf } from '../../server/src/features/cheatsheet/weeks.ts';
import { moduleModel } from '../../server/src/features/module/module.model.ts';
import { putSheets, storedSheetForTests } from '../../server/test/put-sheets.ts';
import { authorAt, everywhere, insert, rareWord, schools, tagAt, wordAt } from './fill-blogs.ts';

export interface SheetAmounts {
  readonly sheets: number;
  readonly authors: number;
  /** Of the text of a file, in characters. */
  readonly text: number;
}

const spaces = 200;
/** Most are for everybody; every tenth is for a school, every tenth for a space, every twentieth for nobody else. */
const audienceOf = (n: number): SheetAudience => {
  if (n % 10 === 3) return 'school';
  if (n % 10 === 7) return 'space';
  return n % 20 === 9 ? 'own' : 'everybody';
};

export const spaceAt = (n: number): string => `space-${n % spaces}`;
/** One sheet in fifty is in the other one. */
export const languageAt = (n: number): string => (n % 50 === 1 ? 'de' : 'en');
export const subjectAt = (n: number): string => `Subject ${n % 100}`;

const textOf = (n: number, characters: number): string => {
  const words = [rareWord(n), everywhere];
  for (let at = 0, length = 0; length < characters; at += 1) {
    const word = wordAt(n * 31 + at * 7);
    words.push(word);
    length += word.length + 1;
  }
  return words.join(' ');
};

const sheetAt = (n: number, { authors, text }: SheetAmounts, week: number) => {
  const author = (n * 7_919) % authors;
  const audience = audienceOf(n);
  return storedSheetForTests({
    author: authorAt(author),
    school: schools[author % schools.length] ?? '',
    at: 1_700_000_000_000 + n * 60_000,
    audience,
    moduleid: n % 2 === 0 || audience === 'space' ? spaceAt(n) : null,
    title: `${wordAt(n)} and ${wordAt(n * 13)} on one page`,
    subject: subjectAt(n),
    tags: [tagAt(n), tagAt(n * 3 + 1), 'study'],
    language: languageAt(n),
    text: textOf(n, text),
    votes: { up: n % 17, down: n % 3 },
    uses: { week, count: n % 23, before: n % 11 },
  });
};

/** Fills a store with spaces and cheat sheets of authors who are there. */
export const fillSheets = async (
  connection: Store['connection'],
  amounts: SheetAmounts,
): Promise<void> => {
  const models = sheetModels(connection);
  for (const model of Object.values(models)) await model.createIndexes();
  await insert(moduleModel(connection).collection, spaces, (n) => ({
    _id: spaceAt(n),
    content: toStored(storedModule, {
      title: `Space ${n}`,
      description: '',
      startDate: '2026-10-12',
      visibility: n % 3 === 0 ? 'school' : 'open',
      division: '',
      school: 'Harbour',
      topics: [],
    }),
    owner: authorAt(n % amounts.authors),
    moderators: [],
    invitations: [],
    deletedAt: null,
    revision: 1,
    createdAt: new Date(n),
  }));
  const week = weekOf(Date.now());
  // Texts may be long: few are held at a time.
  for (let from = 0; from < amounts.sheets; from += 100) {
    const some = Array.from({ length: Math.min(100, amounts.sheets - from) }, (_none, at) =>
      sheetAt(from + at, amounts, week),
    );
    await putSheets(connection, some);
  }
};

export const countSheets = (connection: Store['connection']): Promise<number> =>
  sheetModels(connection).sheets.countDocuments();

const viewed = 500;

/** The ids of some sheets that everybody may read. */
export const someSheets = async (connection: Store['connection']): Promise<string[]> => {
  const { sheets } = sheetModels(connection);
  const found = await sheets
    .find({ audience: 'everybody' }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(viewed)
    .lean();
  return found.map(({ _id }) => _id);
};
