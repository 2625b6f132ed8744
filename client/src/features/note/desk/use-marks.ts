import { useMemo } from 'react';
import type { Mark } from '../text/paint.ts';
import type { Surface } from '../text/read-text.ts';
import type { NoteDesk } from './note-desk.ts';
import type { ChosenWords } from './use-choosing.ts';

/** What is marked of a text: the words of its notes, and those that one is about to mark. */
export const useMarks = (
  surfaces: readonly Surface[],
  { notes, active, writing }: NoteDesk,
  ranges: ReadonlyMap<string, Range>,
  chosen: ChosenWords | null,
): readonly Mark[] => {
  const place = writing?.revision === 0 ? writing.place : null;
  return useMemo(() => {
    const made = notes.flatMap(({ note: { noteid, colour } }): Mark[] => {
      const range = ranges.get(noteid);
      return range === undefined ? [] : [{ range, look: colour, isActive: noteid === active }];
    });
    const surface = place === null ? undefined : surfaces.find(({ page }) => page === place.page);
    const written = place === null ? null : (surface?.read.rangeOf(place) ?? null);
    const begun = [written, chosen?.range ?? null].flatMap((range): Mark[] =>
      range === null ? [] : [{ range, look: 'chosen', isActive: false }],
    );
    return [...made, ...begun];
  }, [surfaces, notes, active, place, ranges, chosen]);
};
