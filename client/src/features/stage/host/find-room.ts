import type { Reply } from '@sets/shared/core/result.ts';
import type { LiveClient } from '../../../live/live-client.ts';
import type { Seat } from '../../../live/seat.ts';
import type { Offer } from './room-offer.tsx';

/** What is to be put on. */
interface Wanted {
  readonly activity: string;
  readonly definitionId: string;
}

/** Asks the host in which of their rooms; null: in a new one. */
type Ask = (rooms: Offer['rooms']) => Promise<string | null>;

const asHost = (roomId: string): Reply<Seat> => ({ ok: true, data: { as: 'host', roomId } });

/**
 * The room that the address names; else the one where this is presented; else one of one's own in
 * which people are, where the host wants it there; else a new one.
 */
export const findRoom =
  (wanted: Wanted, roomId: string | null, ask: Ask) =>
  async (client: LiveClient): Promise<Reply<Seat>> => {
    if (roomId !== null) return asHost(roomId);
    const mine = await client.request('room:mine', wanted);
    if (!mine.ok) return mine;
    const { rooms } = mine.data;
    const chosen = rooms.length === 0 ? null : await ask(rooms);
    return chosen === null ? openRoom(client, wanted) : putOn(client, wanted, chosen);
  };

const openRoom = async (client: LiveClient, wanted: Wanted): Promise<Reply<Seat>> => {
  const opened = await client.request('room:open', wanted);
  return opened.ok ? asHost(opened.data.room.roomId) : opened;
};

const putOn = async (client: LiveClient, wanted: Wanted, roomId: string): Promise<Reply<Seat>> => {
  const seated = await client.request('room:host', { roomId });
  if (!seated.ok) return seated;
  const started = await client.request('room:start', { roomId, ...wanted });
  return started.ok ? asHost(roomId) : started;
};
