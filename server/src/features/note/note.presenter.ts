import type { Note } from '@sets/shared/note/note.contract.ts';
import { storedNote } from '@sets/shared/note/note.migrations.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { NoteRecord } from './note-store.service.ts';

/** Null where its author is gone: it goes, too. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentNote = (
  record: NoteRecord,
  userid: string,
  author: { readonly username: string } | undefined,
): Note | null => {
  if (author === undefined) return null;
  const { _id: noteid, by, shared, isClosed, at, editedAt, revision, content } = record;
  return {
    noteid,
    ...storedValue(storedNote, content),
    shared,
    isClosed,
    by: { userid: by, username: author.username },
    isYours: by === userid,
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    revision,
  };
};

/** By pages, by where they begin, and as they were written. */
export const inOrderOfText = (one: Note, other: Note): number =>
  (one.anchor.page ?? 0) - (other.anchor.page ?? 0) ||
  one.anchor.start - other.anchor.start ||
  one.at.localeCompare(other.at) ||
  one.noteid.localeCompare(other.noteid);
