import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { lineOf } from '../src/features/cheatsheet/cheatsheet.presenter.ts';
import { beginningsOf } from '../src/core/searched.ts';
import { newSheetid } from './new-sheetid.ts';

interface Wanted {
  readonly author: string;
  /** When it was published, in ms. */
  readonly at: number;
  readonly audience?: SheetAudience;
  readonly school?: string;
  readonly moduleid?: string | null;
  readonly title?: string;
  readonly subject?: string;
  readonly tags?: readonly string[];
  readonly language?: string;
  /** Of its file. */
  readonly text?: string;
  readonly votes?: { readonly up: number; readonly down: number };
  readonly uses?: { readonly week: number; readonly count: number; readonly before: number };
}

/** A cheat sheet of one Markdown file as it is stored: for so many that making them by calls would take long. */
export const storedSheetForTests = ({
  author,
  at,
  audience = 'everybody',
  school = '',
  moduleid = null,
  title = 'A sheet',
  subject = '',
  tags = [],
  language = 'en',
  text = 'Some words.',
  votes: { up, down } = { up: 0, down: 0 },
  uses: { week, count, before } = { week: 0, count: 0, before: 0 },
}: Wanted) => {
  const _id = newSheetid();
  const uploadid = newSheetid();
  const facts = { title, description: '', subject, tags: [...tags], language };
  const line = lineOf(facts, text);
  const time = new Date(at);
  const isListed = audience !== 'own';
  const bytes = Buffer.byteLength(text);
  const file = { v: 1, kind: 'markdown', uploadid, bytes };
  const searched = [title, subject, ...tags].filter((each) => each !== '').join(' ');
  return {
    sheet: {
      _id,
      author,
      school,
      facts: { ...facts, v: 1 },
      moduleid,
      audience,
      commentsOpen: true,
      line,
      glance: { kind: 'markdown', pages: 1, bytes, cover: null },
      brought: [uploadid],
      hasText: true,
      version: 1,
      versions: [{ version: 1, at: time, note: '', bytes, file }],
      pictures: [],
      uploads: [uploadid],
      publishedAt: time,
      replacedAt: null,
      changedAt: time,
      takenDown: null,
      removedAt: null,
      revision: 1,
      isRemoved: false,
      isListed,
      subjectKey: isListed ? subject.toLowerCase() : '',
      tags: isListed ? tags : [],
      turn: 1,
      up,
      down,
      score: up - down,
      useWeek: week,
      useCount: count,
      useBefore: before,
      useRank: count + before,
      comments: 0,
    },
    text: { _id: uploadid, sheetid: _id, text },
    searched: {
      _id,
      audience,
      isListed,
      title: isListed ? searched : '',
      text: isListed ? text : '',
      start: isListed ? text.slice(0, 20_000) : '',
      beginnings: isListed ? beginningsOf(searched) : [],
      turn: 1,
    },
  };
};
type StoredSheet = ReturnType<typeof storedSheetForTests>;

/** Puts them there, with their texts and what is searched of them. */
export const putSheets = async (
  store: { collection(name: string): { insertMany(documents: never[]): Promise<unknown> } },
  all: readonly StoredSheet[],
): Promise<void> => {
  const into = async (name: string, documents: readonly object[]): Promise<void> => {
    await store.collection(name).insertMany([...documents] as never[]);
  };
  await into(
    'cheatsheets',
    all.map(({ sheet }) => sheet),
  );
  await into(
    'cheatsheettexts',
    all.map(({ text }) => text),
  );
  await into(
    'cheatsheetsearch',
    all.map(({ searched }) => searched),
  );
};
