import type { NoteAnchor, NoteColour } from '@sets/shared/note/note.contract.ts';
import { useRef, useState } from 'react';
import { newKey } from '../../../core/new-id.ts';
import { toast } from '../../../ui/toast.ts';
import { anchorOf } from '../anchor/find-anchor.ts';
import type { TextRange } from '../anchor/plain-text.ts';
import { noteMessages as words } from '../note.messages.ts';
import type { Surface } from '../text/read-text.ts';
import type { NoteWriting } from './note-desk.ts';

/** A note that is to be made of words. */
const newOf = (
  anchor: NoteAnchor,
  { page }: Surface,
  range: TextRange,
  colour: NoteColour,
): NoteWriting => ({
  noteid: newKey(),
  revision: 0,
  anchor,
  colour,
  text: '',
  shared: false,
  isClosed: false,
  place: { page, ...range },
  isChanged: false,
});

/** The note that is being written, and how one is begun; the next has the colour of the last. */
export const useNoteWriting = () => {
  const [writing, draw] = useState<NoteWriting | null>(null);
  const [colour, setColour] = useState<NoteColour>('yellow');
  // An answer of the server comes when more was typed, or another note is open.
  const latest = useRef(writing);
  const set = (next: NoteWriting | null): void => {
    latest.current = next;
    draw(next);
  };
  /** What was typed for one note is not thrown away by another one. */
  const put = (next: NoteWriting | null): void => {
    const now = latest.current;
    if (next !== null && now?.isChanged === true && now.noteid !== next.noteid) {
      toast.error(words.unfinished);
      return;
    }
    if (next !== null) setColour(next.colour);
    set(next);
  };
  /** Changes a note, if it is the one that is written now. */
  const amend = (noteid: string, how: (now: NoteWriting) => NoteWriting | null): void => {
    const now = latest.current;
    if (now?.noteid === noteid) set(how(now));
  };
  /** Null where there is nothing to mark. */
  const begin = (
    surface: Surface,
    range: TextRange,
    inColour: NoteColour = colour,
  ): NoteWriting | null => {
    const anchor = anchorOf(surface.read.plain.text, range, surface.page);
    if (anchor === null) toast.error(words.tooLong);
    return anchor === null ? null : newOf(anchor, surface, range, inColour);
  };
  return { writing, write: put, amend, begin };
};
