import type { NoteAnchor, NoteColour } from '@sets/shared/note/note.contract.ts';
import { useState } from 'react';
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
  const [writing, write] = useState<NoteWriting | null>(null);
  const [colour, setColour] = useState<NoteColour>('yellow');
  const put = (next: NoteWriting | null): void => {
    if (next !== null) setColour(next.colour);
    write(next);
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
  return { writing, write: put, begin };
};
