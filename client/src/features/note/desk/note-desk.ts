import type { Failure, Result } from '@sets/shared/core/result.ts';
import type { Note, NoteAnchor, NoteColour, NoteSubject } from '@sets/shared/note/note.contract.ts';
import { createContext, useContext } from 'react';
import type { TextRange } from '../anchor/plain-text.ts';

/** Where what a note is about is now. */
export interface NotePlace extends TextRange {
  readonly page: number | null;
}

/** A note, and where it belongs: null where its words are gone, undefined until that is known. */
export interface PlacedNote {
  readonly note: Note;
  readonly place: NotePlace | null | undefined;
}

/** A note that is being written. */
export interface NoteWriting {
  readonly noteid: string;
  /** 0: it is new. */
  readonly revision: number;
  readonly anchor: NoteAnchor;
  readonly colour: NoteColour;
  readonly text: string;
  readonly shared: boolean;
  readonly isClosed: boolean;
  /** Where it belongs, as far as that is known. */
  readonly place: NotePlace | null;
  /** Something of it was typed or chosen. */
  readonly isChanged: boolean;
}

/** What the notes of a text, and each of them, need. */
export interface NoteDesk {
  readonly subject: NoteSubject;
  /** In the order of the text; those whose words are gone last. */
  readonly notes: readonly PlacedNote[];
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /** One may take back what others share. */
  readonly mayClose: boolean;
  /** The note that is looked at. */
  readonly active: string | null;
  readonly activate: (noteid: string | null) => void;
  /** Brings the words of a note into the window. */
  readonly show: (note: PlacedNote) => void;
  readonly writing: NoteWriting | null;
  readonly write: (writing: NoteWriting | null) => void;
  readonly save: (writing: NoteWriting) => Promise<Result<Note>>;
  readonly remove: (note: Note) => Promise<void>;
  readonly close: (note: Note) => Promise<void>;
}

export const NoteDeskContext = createContext<NoteDesk | null>(null);

export const useNoteDesk = (): NoteDesk => {
  const desk = useContext(NoteDeskContext);
  if (desk === null) throw new Error('A note is drawn beside no text.');
  return desk;
};

export const noteElementId = (noteid: string): string => `note-${noteid}`;
