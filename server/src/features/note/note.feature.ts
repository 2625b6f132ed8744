import type { Feature, FeatureContext } from '../../core/feature.ts';
import { notePersonalData } from './note.personal-data.ts';
import { noteRoutes } from './note.routes.ts';
import { NoteStore } from './note-store.service.ts';
import { type NotePorts, Notes } from './notes.service.ts';

interface NoteServices {
  readonly notes: Notes;
}

/** What people mark and write in the margin of what they read, for themselves or for whoever reads it too. */
export const openNotes = (
  { connection, clock }: Pick<FeatureContext, 'connection' | 'clock'>,
  ports: NotePorts,
): Feature<NoteServices> => {
  const store = new NoteStore(connection);
  const notes = new Notes({ ...ports, store, clock });
  return {
    services: { notes },
    api: [noteRoutes(notes)],
    personalData: notePersonalData(store),
    removeFromSpace: (moduleid) => store.removeOfSpace(moduleid),
  };
};
