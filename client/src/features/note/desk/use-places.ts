import type { Note, NoteAnchor } from '@sets/shared/note/note.contract.ts';
import { useEffect, useState } from 'react';
import type { NotePlace } from './note-desk.ts';

/** Where the words of a note are now; null where they are gone. The same function as long as the text is the same. */
export type LookUp = (anchor: NoteAnchor) => Promise<NotePlace | null>;

/** After so long the page gets its turn, in ms. */
const turn = 12;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

export type Places = ReadonlyMap<string, NotePlace | null>;
export const keyOfPlace = ({ noteid, anchor }: Note): string =>
  `${noteid} ${JSON.stringify(anchor)}`;

/** Where notes belong, by `keyOfPlace`, as far as that is known; `lookUp` is null until there is a text. */
export const usePlaces = (notes: readonly Note[], lookUp: LookUp | null): Places => {
  const [known, setKnown] = useState<{ by: LookUp | null; places: Places }>(() => ({
    by: null,
    places: new Map(),
  }));
  useEffect(() => {
    if (lookUp === null) return;
    let isGone = false;
    const places = new Map<string, NotePlace | null>(known.by === lookUp ? known.places : []);
    const missing = notes.filter((note) => !places.has(keyOfPlace(note)));
    if (missing.length === 0) return;
    const look = async (): Promise<void> => {
      let begin = performance.now();
      let isAdded = false;
      for (const note of missing) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- the page stays usable meanwhile
          places.set(keyOfPlace(note), await lookUp(note.anchor));
          isAdded = true;
        } catch {
          // What cannot be looked up (a page that does not come) is not known; the others are.
        }
        if (performance.now() - begin > turn) {
          // oxlint-disable-next-line no-await-in-loop
          await pause();
          begin = performance.now();
        }
        if (isGone) return;
      }
      if (isAdded) setKnown({ by: lookUp, places });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [notes, lookUp, known]);
  // While a text is drawn anew, its notes stay where they were.
  return known.places;
};
