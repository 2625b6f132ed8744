import type { RequestInput } from '@sets/shared/live/requests.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import type { Peer } from './connect.ts';
import { guessActivity, storedGuess } from './guess.activity.ts';
import { openStage, runIn, type Stage } from './live-stage.ts';
import { notesFeed, storedNote } from './notes.feed.ts';

const definition = { title: 'How many jelly beans?', closesWith: 1_000 };

/** A server that carries the feed `notes`, and runs of the activity `guess`. */
export const openNotesStage = (clock: Clock = systemClock): Promise<Stage> =>
  openStage({
    clock,
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        loadDefinition: async () => definition,
        exists: async () => true,
      },
    ],
    feeds: [{ feed: notesFeed, stored: storedNote }],
  });

let made = 0;

/** A room of its own, in which a guess is on, with its host. */
export const openNotesRoom = async (stage: Stage) => {
  const host = await stage.peer({ token: stage.owner.token });
  const wanted = { activity: 'guess', definitionId: `guess${(made += 1)}` };
  const { room } = await host.ask('room:open', wanted);
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  const ref = { roomId, feed: 'notes' } as const;
  const noteOf = (text: string, more: Partial<RequestInput<'feed:post'>> = {}) => ({
    ...ref,
    attempt: `note-${text}`,
    item: { text },
    ...more,
  });
  return {
    host,
    roomId,
    code,
    runId,
    ref,
    /** How the store calls the feed. */
    key: `${roomId}:notes`,
    noteOf,
    /** A phone in this room, as a newcomer or with a ticket. */
    join: async (ticket?: string) => {
      const peer = await stage.peer();
      const joined = await peer.ask('room:join', { room: { code }, ...(ticket && { ticket }) });
      return { ...peer, joined };
    },
    /** Posts a note, which must work. */
    post: (peer: Peer, text: string, more: Partial<RequestInput<'feed:post'>> = {}) =>
      peer.ask('feed:post', noteOf(text, more)),
  };
};

export type NotesRoom = Awaited<ReturnType<typeof openNotesRoom>>;

/** A reply that refuses with this code. */
export const refusal = (code: string) => ({ ok: false, error: { code } });
