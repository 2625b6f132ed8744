import type { Reply } from '@sets/shared/core/result.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import type { LiveClient } from '../../../live/live-client.ts';
import type { Seat } from '../../../live/seat.ts';

/** What is to be put on. */
interface Wanted {
  readonly activity: string;
  readonly definitionId: string;
}

type Whereabouts = RequestOutput<'room:mine'>;
/** Where something is under way, and what is on there. */
export type UnderWay = NonNullable<Whereabouts['under']>;
export type OwnRoom = Whereabouts['rooms'][number];

/** What only the host can say. */
export interface AskHost {
  /** In which of their rooms; null: in a new one. */
  readonly where: (rooms: readonly OwnRoom[]) => Promise<OwnRoom | null>;
  /** Whether what is set aside is put on in place of what is on. */
  readonly whether: (under: UnderWay) => Promise<boolean>;
}

const asHost = (roomId: string): Reply<Seat> => ({ ok: true, data: { as: 'host', roomId } });

/**
 * The room that the address names; else the one where this is under way, in which nothing changes
 * unless the host says so; else one of one's own in which people are, where the host wants it there;
 * else a new one.
 */
export const findRoom =
  (wanted: Wanted, roomId: string | null, ask: AskHost) =>
  async (client: LiveClient): Promise<Reply<Seat>> => {
    if (roomId !== null) return asHost(roomId);
    const mine = await client.request('room:mine', wanted);
    if (!mine.ok) return mine;
    const { rooms, under } = mine.data;
    if (under !== null) return comeTo(client, wanted, under, ask);
    const chosen = rooms.length === 0 ? null : await ask.where(rooms);
    if (chosen === null) return openRoom(client, wanted);
    return putOn(client, wanted, { roomId: chosen.room.roomId, seen: chosen.runId });
  };

/** The rehearsal that the address names, else a new one. */
export const findRehearsal =
  (wanted: Wanted & { readonly students: number }, roomId: string | null) =>
  async (client: LiveClient): Promise<Reply<Seat>> => {
    if (roomId !== null) return asHost(roomId);
    const begun = await client.request('rehearsal:start', wanted);
    return begun.ok ? asHost(begun.data.room.roomId) : begun;
  };

const openRoom = async (client: LiveClient, wanted: Wanted): Promise<Reply<Seat>> => {
  const opened = await client.request('room:open', wanted);
  return opened.ok ? asHost(opened.data.room.roomId) : opened;
};

/** The room where it is under way: what people see there is changed only where the host wants it. */
const comeTo = async (
  client: LiveClient,
  wanted: Wanted,
  under: UnderWay,
  ask: AskHost,
): Promise<Reply<Seat>> => {
  const { room, runId, on } = under;
  const { roomId } = room;
  if (on?.runId === runId) return asHost(roomId);
  const isWanted = on === null || (await ask.whether(under));
  return isWanted ? putOn(client, wanted, { roomId, seen: on?.runId ?? null }) : asHost(roomId);
};

/** `seen`: the run that the host was asked about; where another one is on by now, nothing is put on. */
const putOn = async (
  client: LiveClient,
  wanted: Wanted,
  into: { readonly roomId: string; readonly seen: string | null },
): Promise<Reply<Seat>> => {
  const { roomId } = into;
  const seated = await client.request('room:host', { roomId });
  if (!seated.ok) return seated;
  const started = await client.request('room:start', { ...into, ...wanted });
  return started.ok ? asHost(roomId) : started;
};
