import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { tag, tags } from '../core/tags.ts';
import { lineUpTo, requiredLine, textUpTo } from '../core/text.ts';
import { uploadid } from '../file/upload.contract.ts';

export const sheetLimits = {
  /** In characters. */
  title: 150,
  description: 2_000,
  summary: 280,
  subject: 80,
  /** What is new in a version, in characters. */
  note: 200,
  /** Of a Markdown file, in characters. */
  text: 200_000,
  /** Pictures of one sheet. */
  pictures: 40,
  /** Cheat sheets of one account. */
  sheets: 500,
  /** Contents of one sheet that can be read; the oldest go. */
  versions: 10,
  perPage: 20,
  /** Words that are searched for, in characters. */
  search: 100,
  /** A removed sheet can be put back for so long, in ms: a week. */
  putBack: 7 * 24 * 3_600_000,
} as const;

/** Made by the client of 128 random bits, so that what is sent twice is there once. */
export const sheetid = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such cheat sheet.'));

/**
 * Who may read it: whoever comes, logged in or not; the school of its uploader; who may read its space; its
 * uploader alone.
 */
export const sheetAudiences = ['everybody', 'school', 'space', 'own'] as const;
export const sheetAudience = z.enum(sheetAudiences);
export type SheetAudience = z.infer<typeof sheetAudience>;

/** As BCP 47 writes it: 'en', 'pt-BR'. */
export const sheetLanguage = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Choose a language.'));

/** What its uploader says of it. */
export const sheetFacts = z.strictObject({
  title: requiredLine(sheetLimits.title),
  /** Markdown source. */
  description: textUpTo(sheetLimits.description),
  /** As 'Linear algebra'; '' where it is of none. */
  subject: lineUpTo(sheetLimits.subject),
  /** The space that it is for; null where it is for none. It must be one that the uploader may read. */
  moduleid: z.nullable(id),
  tags,
  language: sheetLanguage,
});
export type SheetFacts = z.infer<typeof sheetFacts>;

/** Who reads and comments. For a space it needs one. */
export const sheetSettings = z.strictObject({
  audience: sheetAudience,
  commentsOpen: z.boolean(),
});
export type SheetSettings = z.infer<typeof sheetSettings>;

const note = lineUpTo(sheetLimits.note);

/**
 * What is in it, by the uploads that bring it (`upload.contract.ts`). What a file is, its content says: a PDF;
 * pictures (JPEG, PNG, WebP, GIF, AVIF), a page each; UTF-8 text, which is Markdown.
 */
export const sheetFile = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pdf'),
    uploadid,
    /** A picture of its first page, for lists; null where none could be made. */
    cover: z.nullable(uploadid),
  }),
  z.strictObject({
    kind: z.literal('pictures'),
    /** In the order of the pages. */
    uploadids: z.array(uploadid).check(
      z.minLength(1, 'Choose a picture.'),
      z.maxLength(sheetLimits.pictures, `At most ${sheetLimits.pictures} pictures.`),
      // Each is unpacked and written anew.
      z.refine((all) => new Set(all).size === all.length, 'The same picture is there twice.'),
    ),
  }),
  z.strictObject({ kind: z.literal('markdown'), uploadid }),
]);
export type SheetFile = z.infer<typeof sheetFile>;

const time = z.iso.datetime();
const counted = z.int().check(z.gte(0));
const revision = { revision: counted };

/** Body of `PUT /api/cheatsheet/sheet/:sheetid`: a new one. Sent twice it is there once. */
export const sheetDraft = z.strictObject({
  facts: sheetFacts,
  settings: sheetSettings,
  file: sheetFile,
});
export type SheetDraft = z.infer<typeof sheetDraft>;
/** Body of `PUT /api/cheatsheet/facts/:sheetid`: of another revision than is stored nothing is changed (CONFLICT). */
export const sheetEdit = z.strictObject({
  facts: sheetFacts,
  settings: sheetSettings,
  ...revision,
});
export type SheetEdit = z.infer<typeof sheetEdit>;
/** Body of `PUT /api/cheatsheet/file/:sheetid`: another file in the place of this one, which becomes an earlier version. */
export const sheetReplacement = z.strictObject({ file: sheetFile, note, ...revision });
export type SheetReplacement = z.infer<typeof sheetReplacement>;
/** Body of what removes and puts back. */
export const sheetSeen = z.strictObject(revision);

/** Of the file, without its bytes. */
export const sheetContents = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pdf'),
    bytes: counted,
    /** 0 where they could not be counted. */
    pages: counted,
  }),
  z.strictObject({
    kind: z.literal('pictures'),
    bytes: counted,
    pages: z.array(z.strictObject({ fileid: id, width: z.int(), height: z.int() })),
  }),
  z.strictObject({ kind: z.literal('markdown'), bytes: counted, text: z.string() }),
]);
export type SheetContents = z.infer<typeof sheetContents>;

const voteWay = z.enum(['up', 'down']);
/** Votes of it, and one's own. */
export const sheetVotes = z.strictObject({
  up: counted,
  down: counted,
  yours: z.nullable(voteWay),
});
export type SheetVotes = z.infer<typeof sheetVotes>;
/** Body of `PUT /api/cheatsheet/vote/:sheetid`; null takes it back. */
export const sheetVote = z.strictObject({ vote: z.nullable(voteWay) });

/** How many accounts have opened it in a week from Monday to Sunday (UTC): this one and the one before. */
export const sheetUse = z.strictObject({ thisWeek: counted, lastWeek: counted });
export type SheetUse = z.infer<typeof sheetUse>;

/** What a list tells of a cheat sheet. */
export const sheetLine = z.strictObject({
  sheetid,
  by: z.strictObject({
    userid: id,
    username: z.string(),
    /** '' where they have none, and for visitors. */
    school: z.string(),
  }),
  title: z.string(),
  /** The beginning of the description without its marks; where there is none, of its text. */
  summary: z.string(),
  subject: z.string(),
  /** Null where it is for no space, or for one that whoever asks may not read. */
  space: z.nullable(z.strictObject({ moduleid: id, title: z.string() })),
  tags: z.array(z.string()),
  language: z.string(),
  kind: z.enum(['pdf', 'pictures', 'markdown']),
  /** 0 where they were not counted; of Markdown 1. */
  pages: counted,
  bytes: counted,
  /** A picture of the first page (`picture`); null where there is none. */
  cover: z.nullable(z.strictObject({ fileid: id, width: z.int(), height: z.int() })),
  audience: sheetAudience,
  publishedAt: time,
  /** When its file was replaced last; null where it never was. */
  replacedAt: z.nullable(time),
  version: z.int().check(z.gte(1)),
  votes: sheetVotes,
  use: sheetUse,
  comments: counted,
});
export type SheetLine = z.infer<typeof sheetLine>;

/** A cheat sheet as somebody reads it; the newest version, or the one that was asked for. */
export const sheet = z.extend(sheetLine, {
  description: z.string(),
  contents: sheetContents,
  /** Those that can be read, the newest first. */
  versions: z.array(
    z.strictObject({ version: counted, at: time, note: z.string(), bytes: counted }),
  ),
  commentsOpen: z.boolean(),
  isYours: z.boolean(),
});
export type Sheet = z.infer<typeof sheet>;

/** One's own as one edits it, and the reply of each change to it. */
export const ownSheet = z.strictObject({
  sheetid,
  ...revision,
  facts: sheetFacts,
  settings: sheetSettings,
  line: sheetLine,
  /** The text of its file can be searched; false where it has none, or none that could be read. */
  isSearched: z.boolean(),
  /** What an admin said when it was taken down; null where it was not. */
  takenDown: z.nullable(z.string()),
  /** It was removed, and can be put back until then. */
  removedUntil: z.nullable(time),
});
export type OwnSheet = z.infer<typeof ownSheet>;

const place = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, 'Not a place in a list.'));
const before = z.optional(place);

/** Query of `GET /api/cheatsheet/list`; `search` gives the best first, as many as one page at most. */
export const sheetQuery = z.discriminatedUnion('of', [
  /** The newest; those that most have opened this week or the one before; those with the most votes. */
  z.strictObject({ of: z.enum(['newest', 'used', 'voted', 'school']), before }),
  z.strictObject({ of: z.literal('subject'), subject: requiredLine(sheetLimits.subject), before }),
  z.strictObject({ of: z.literal('tag'), tag, before }),
  z.strictObject({ of: z.literal('language'), language: sheetLanguage, before }),
  z.strictObject({ of: z.literal('space'), moduleid: id, before }),
  z.strictObject({ of: z.literal('author'), author: id, before }),
  z.strictObject({
    of: z.literal('search'),
    words: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Type at least two letters.'),
        z.maxLength(sheetLimits.search, `At most ${sheetLimits.search} characters.`),
      ),
    /** Of these alone. */
    language: z.optional(sheetLanguage),
  }),
]);
export type SheetQuery = z.infer<typeof sheetQuery>;
export const sheetsPage = z.strictObject({
  sheets: z.array(sheetLine),
  next: z.nullable(z.string()),
});
export type SheetsPage = z.infer<typeof sheetsPage>;

/** Subjects, tags and languages of the newest that whoever asks may read, the most used first. */
export const sheetTopics = z.strictObject({
  subjects: z.array(z.strictObject({ subject: z.string(), sheets: counted })),
  tags: z.array(z.strictObject({ tag: z.string(), sheets: counted })),
  languages: z.array(z.strictObject({ language: z.string(), sheets: counted })),
});
export type SheetTopics = z.infer<typeof sheetTopics>;

/** Reply of `GET /api/cheatsheet/own`: what was changed last first, removed ones too. */
export const ownSheetsQuery = z.strictObject({ before });
export const ownSheetsPage = z.strictObject({
  sheets: z.array(ownSheet),
  next: z.nullable(z.string()),
});
export type OwnSheetsPage = z.infer<typeof ownSheetsPage>;

export const sheetRef = z.strictObject({ sheetid });
const version = z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'There is no such version.'));
export const sheetView = z.strictObject({ version: z.optional(version) });
export const sheetVersionRef = z.strictObject({ sheetid, version });
export const sheetPictureRef = z.strictObject({ sheetid, fileid: id });
