import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { textUpTo, withoutUnwanted } from '../core/text.ts';

export const noteLimits = {
  /** What is marked, in characters. */
  quote: 2_000,
  /** What stands before and after it, in characters. */
  around: 64,
  /** What is written beside it, as Markdown, in characters. */
  text: 4_000,
  /** Notes of one person on one text. */
  own: 500,
  /** Notes that people share on one text. */
  shared: 1_000,
  /** Of these, notes of one person. */
  sharedOfOne: 100,
  pages: 100_000,
} as const;

/** Made by the client of 128 random bits, so that what is sent twice is there once. */
export const noteid = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such note.'));

/** What can have notes in its margin: an article, or a paper of a week that is a PDF. */
export const noteKinds = ['article', 'paper'] as const;
export const noteSubject = z.strictObject({ kind: z.enum(noteKinds), id });
export type NoteSubject = z.infer<typeof noteSubject>;

const piece = (most: number, least = 0) =>
  z.pipe(
    z.pipe(z.string(), z.transform(withoutUnwanted)),
    z
      .string()
      .check(
        z.minLength(least, 'Mark a piece of the text.'),
        z.maxLength(most, `At most ${most} characters.`),
      ),
  );

/**
 * What a note is about: words of a text, as its reader sees it, runs of blanks as one blank. Where they are
 * found once the text was changed, the client's `find-anchor.ts` says. After the text quote and text position selectors of the
 * W3C's Web Annotation Data Model.
 */
export const noteAnchor = z.strictObject({
  /** Of a PDF, from 1; null in an article. */
  page: z.nullable(z.int().check(z.gte(1), z.lte(noteLimits.pages))),
  quote: piece(noteLimits.quote, 1),
  before: piece(noteLimits.around),
  after: piece(noteLimits.around),
  /** Where the quote began in the text, or in that of the page, in characters. */
  start: z.int().check(z.gte(0), z.lte(10_000_000)),
});
export type NoteAnchor = z.infer<typeof noteAnchor>;

export const noteColours = ['yellow', 'green', 'blue', 'pink'] as const;
export type NoteColour = (typeof noteColours)[number];

const counted = z.int().check(z.gte(0));
const time = z.iso.datetime();

/** Body of `PUT /api/note/:kind/:id/:noteid`: makes it (revision 0), or changes it. Of another revision than is stored nothing is changed (CONFLICT). */
export const noteDraft = z.strictObject({
  anchor: noteAnchor,
  colour: z.enum(noteColours),
  /** Markdown source; '' where words are marked alone. */
  text: textUpTo(noteLimits.text),
  /** Whoever may read the space, and is logged in, reads it; else its author alone. */
  shared: z.boolean(),
  revision: counted,
});
export type NoteDraft = z.infer<typeof noteDraft>;

export const note = z.strictObject({
  noteid,
  anchor: noteAnchor,
  colour: z.enum(noteColours),
  text: z.string(),
  shared: z.boolean(),
  /** A moderator of the space has taken it back from the others: it cannot be shared again. */
  isClosed: z.boolean(),
  by: z.strictObject({ userid: id, username: z.string() }),
  isYours: z.boolean(),
  at: time,
  editedAt: z.nullable(time),
  revision: counted,
});
export type Note = z.infer<typeof note>;

/** One's own, and those that others share, in the order of the text. */
export const noteList = z.strictObject({
  notes: z.array(note),
  /** One may take back what others share. */
  mayClose: z.boolean(),
});
export type NoteList = z.infer<typeof noteList>;

export const noteRef = z.extend(noteSubject, { noteid });
/** Reply of what removes and closes. */
export const noteGone = z.strictObject({ noteid });
