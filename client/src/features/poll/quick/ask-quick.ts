import type { Reply, Result } from '@sets/shared/core/result.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import type { LiveClient } from '../../../live/live-client.ts';
import { newFollower, replayed } from '../../../live/room-picture.ts';
import type { Seat } from '../../../live/seat.ts';
import type { AskHost, OwnRoom } from '../../stage/host/find-room.ts';
import { openAlone } from '../host/poll-steps.ts';
import { readHostView, readTally } from '../poll-pictures.ts';
import type { QuickAsked } from './quick-asked.ts';

/** What people are answering in a room at this moment. */
export interface OpenThere {
  /** What is on there. */
  readonly title: string;
  readonly view: PollHostView;
  readonly answered: number;
}

interface QuickParts {
  readonly quick: QuickAsked;
  /** Makes the poll that asks it, beside what is presented in a run, and tells its id. */
  readonly make: (beside: string | null) => Promise<Result<string>>;
  readonly ask: Pick<AskHost, 'where'> & {
    /** Whether what is open there may be closed. */
    readonly whether: (open: OpenThere) => Promise<boolean>;
  };
}

const asHost = (roomId: string): Reply<Seat> => ({ ok: true, data: { as: 'host', roomId } });

/**
 * Asks it in the room of one's own in which people are, else in a new one. Done again, as after a
 * reload, it finds what was done.
 */
export const askQuick =
  (parts: QuickParts) =>
  async (client: LiveClient): Promise<Reply<Seat>> => {
    // Nothing of that id is under way: what is asked for are the rooms.
    const unmade = { activity: pollName, definitionId: parts.quick.attempt };
    const mine = await client.request('room:mine', unmade);
    if (!mine.ok) return mine;
    const room = await chosenOf(mine.data.rooms, parts);
    return room === null ? askInNewRoom(client, parts) : askIn(client, room, parts);
  };

/** Where people are in one room alone nobody is asked. */
const chosenOf = async (rooms: readonly OwnRoom[], { ask }: QuickParts) => {
  const [first = null, ...others] = rooms;
  return others.length === 0 ? first : ask.where(rooms);
};

const askInNewRoom = async (client: LiveClient, { make }: QuickParts): Promise<Reply<Seat>> => {
  const made = await make(null);
  if (!made.ok) return made;
  const opened = await client.request('room:open', {
    activity: pollName,
    definitionId: made.value,
  });
  return opened.ok ? asHost(opened.data.room.roomId) : opened;
};

/** In a poll that is on, as one more of its questions; in place of whatever else is on, as a poll of its own. */
const askIn = async (
  client: LiveClient,
  { room: { roomId }, runId: seen }: OwnRoom,
  { quick, make, ask }: QuickParts,
): Promise<Reply<Seat>> => {
  const seated = await client.request('room:host', { roomId });
  if (!seated.ok) return seated;
  const { run, tally, ...on } = replayed(newFollower, seated.data).picture;
  const isPoll = run !== null && run.activity === pollName && !run.ended;
  const view = isPoll ? readHostView(on.view) : null;
  if (run === null || view === null) {
    const made = await make(run?.runId ?? null);
    if (!made.ok) return made;
    const wanted = { activity: pollName, definitionId: made.value };
    const started = await client.request('room:start', { roomId, seen, ...wanted });
    return started.ok ? asHost(roomId) : started;
  }
  const { question } = quick;
  const { runId, version, title } = run;
  if (view.all.some(({ id }) => id === question.id)) return asHost(roomId);
  const closes = openAlone(view);
  const answered = readTally(tally, view)?.answered ?? 0;
  if (closes !== null && !(await ask.whether({ title, view, answered }))) return asHost(roomId);
  const command = { type: 'add', question, closes };
  const added = await client.request('run:command', { roomId, runId, version, command });
  return added.ok ? asHost(roomId) : added;
};
