import { noteCalls as calls } from '@sets/shared/note/note.calls.ts';
import { note, noteGone, noteList } from '@sets/shared/note/note.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { Notes } from './notes.service.ts';

/** Notes in the margin of what one reads. */
export const noteRoutes = (notes: Notes): RouteGroup => ({
  name: 'Notes in margins',
  schemas: { Note: note, NoteList: noteList, NoteGone: noteGone },
  routes: [
    serve(calls.list, ({ actor, params }) => notes.list(actor, params)),
    serve(calls.save, ({ actor, params: { noteid, ...subject }, body }) =>
      notes.save(actor, subject, noteid, body),
    ),
    serve(calls.remove, async ({ actor, params: { noteid, ...subject } }) => {
      await notes.remove(actor, subject, noteid);
      return { noteid };
    }),
    serve(calls.close, async ({ actor, params: { noteid, ...subject } }) => {
      await notes.close(actor, subject, noteid);
      return { noteid };
    }),
  ],
});
