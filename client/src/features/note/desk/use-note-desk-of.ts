import type { NoteSubject } from '@sets/shared/note/note.contract.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newKey } from '../../../core/new-id.ts';
import { bringRange } from '../text/bring-range.ts';
import type { Surface } from '../text/read-text.ts';
import type { NoteDesk, PlacedNote } from './note-desk.ts';
import { useNotes } from './use-notes.ts';
import { useNoteWriting } from './use-note-writing.ts';
import { keyOfPlace, type LookUp, usePlaces } from './use-places.ts';

/** A text with notes beside it. */
export interface NotedText {
  readonly subject: NoteSubject;
  /** What of it is drawn. */
  readonly surfaces: readonly Surface[];
  /** Null until there is something to look in. */
  readonly lookUp: LookUp | null;
  /** Leads to a page of it; what has no pages is all there. */
  readonly goTo?: ((page: number) => void) | undefined;
}

const rangeOf = (surfaces: readonly Surface[], { place }: PlacedNote): Range | null => {
  if (place === null || place === undefined) return null;
  return surfaces.find(({ page }) => page === place.page)?.read.rangeOf(place) ?? null;
};

/** Brings the words of a note into the window: at once, or once their page is drawn. */
const useShow = ({ surfaces, goTo }: NotedText) => {
  const wanted = useRef<PlacedNote | null>(null);
  const bring = useCallback((): boolean => {
    const range = wanted.current === null ? null : rangeOf(surfaces, wanted.current);
    if (range === null) return false;
    wanted.current = null;
    bringRange(range, window.innerHeight / 3);
    return true;
  }, [surfaces]);
  useEffect(() => void bring(), [bring]);
  return (placed: PlacedNote): void => {
    wanted.current = placed;
    const page = placed.place?.page ?? null;
    if (!bring() && page !== null) goTo?.(page);
  };
};

/** The notes of a text: where they belong, which is looked at, which is written. */
export const useNoteDeskOf = (token: string, text: NotedText) => {
  const { subject, lookUp } = text;
  const known = useNotes(token, subject);
  const places = usePlaces(known.notes, lookUp);
  const notes = useMemo(
    () => known.notes.map((note) => ({ note, place: places.get(keyOfPlace(note)) })),
    [known.notes, places],
  );
  const [active, activate] = useState<string | null>(null);
  const { writing, write, amend, begin } = useNoteWriting();
  const show = useShow(text);
  const desk: NoteDesk = {
    subject,
    notes,
    isLoading: !known.isKnown && known.failure === null,
    failure: known.failure,
    reload: () => void known.reload(),
    mayClose: known.mayClose,
    active,
    activate,
    show: (placed) => {
      activate(placed.note.noteid);
      show(placed);
    },
    writing,
    write,
    save: async (note) => {
      const told = await known.save(note);
      if (told.ok) {
        const { revision } = told.value;
        // What was typed meanwhile stays, and is saved on top of it.
        amend(note.noteid, (now) => (now === note ? null : { ...now, revision }));
        activate(note.noteid);
      } else if (told.error.code === 'CONFLICT') {
        // What was typed stays, and the next saving takes the place of what is there now.
        const there = await known.readAgain(note.noteid);
        amend(note.noteid, (now) => ({ ...now, revision: there?.revision ?? 0 }));
      } else if (told.error.code === 'NOT_FOUND' && note.revision > 0) {
        // It was removed elsewhere: saved again, it is another one.
        const noteid = newKey();
        amend(note.noteid, (now) => ({ ...now, noteid, revision: 0 }));
      }
      return told;
    },
    remove: known.remove,
    close: known.close,
  };
  return { desk, begin };
};

/** The words of each note that is drawn. */
export const useNoteRanges = (
  surfaces: readonly Surface[],
  notes: readonly PlacedNote[],
): ReadonlyMap<string, Range> =>
  useMemo(
    () =>
      new Map(
        notes.flatMap((placed) => {
          const range = rangeOf(surfaces, placed);
          return range === null ? [] : [[placed.note.noteid, range] as const];
        }),
      ),
    [surfaces, notes],
  );
