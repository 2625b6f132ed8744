import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedNote } from '@sets/shared/note/note.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { NoteRecord, NoteStore } from './note-store.service.ts';

/** Notes go with their author, also those that they shared. */
export const notePersonalData = (store: NoteStore): PersonalData => ({
  name: 'notes',
  holds: 'What you marked in articles and papers, and what you wrote in their margins.',
  collect: (userid) => collect(store, userid),
  erase: (userid) => store.removeOf(userid),
});

async function* collect(store: NoteStore, userid: string): AsyncGenerator {
  for await (const note of store.writtenBy(userid)) yield exported(note);
}

/** What this program cannot read is its person's all the same: as it is stored. */
const exported = ({ _id: noteid, kind, subject: id, content, ...note }: NoteRecord) => {
  const { shared, isClosed, at, editedAt } = note;
  const told = readStored(storedNote, content);
  const said = told.ok ? told.value : content;
  return { noteid, on: { kind, id }, shared, isClosed, at, editedAt, said };
};
