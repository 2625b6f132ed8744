import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import { ok, refuse } from '@sets/shared/core/result.ts';
import type { Feed } from '@sets/shared/live/feed.ts';
import * as z from 'zod/mini';

/*
 * The smallest feed that uses all that a feed may say: everybody writes notes while what is on is
 * open, and adds to their own (`+more`); a note may be for the host alone, who may remove any and
 * points at what is meant.
 */

const item = z.strictObject({
  text: z.string().check(z.maxLength(200)),
  /** Seen by the host alone. */
  aside: z.optional(z.boolean()),
});
const signal = z.strictObject({ x: z.number(), y: z.number() });
const hostView = z.strictObject({ text: z.string(), by: z.string(), aside: z.boolean() });
const view = z.strictObject({ text: z.string() });
const on = z.object({ phase: z.string() });

type Note = z.infer<typeof item>;
type Signal = z.infer<typeof signal>;

export const notesFeed: Feed<Note, Signal> = {
  name: 'notes',
  schemas: { item, signal, views: { host: hostView, screen: view, phone: view } },
  mayPost: (_who, note, room) => {
    const state = z.safeParse(on, room.on?.state);
    if (state.success && state.data.phase === 'closed') return refuse('TOO_LATE', 'It is closed.');
    return ok({ ...note, text: note.text.trim() });
  },
  mayChange: (who, { author, item: before }, note) => {
    const removes = note === null && who.as === 'host';
    if (!removes && who.participant !== author.participant) {
      return refuse('FORBIDDEN', 'This is not your note.');
    }
    if (note === null || !note.text.startsWith('+')) return ok(note);
    return ok({ ...before, text: before.text + note.text.slice(1) });
  },
  inWords: ({ text }) => text,
  view: (audience, { author, item: { text, aside = false } }) => {
    if (audience === 'host') return { text, by: author.participant, aside };
    return aside ? null : { text };
  },
  maySignal: (who, point) =>
    who.as === 'host' ? ok(point) : refuse('FORBIDDEN', 'Only the host points.'),
};

/** Its items, as they are first stored. */
export const storedNote: StoredShape<Note> = { name: 'note', schema: item, migrations: [] };
