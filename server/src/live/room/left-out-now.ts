import { removedFrom } from './people-of-room.ts';
import type { RoomStore } from './room-store.ts';

/** Who counts in nothing that is on in a room: of bursts that are left out, or taken out of what is on. */
export const leftOutNow = async (
  roomStore: Pick<RoomStore, 'get' | 'excluded'>,
  roomId: string,
): Promise<ReadonlySet<string>> => {
  const [room, excluded] = await Promise.all([roomStore.get(roomId), roomStore.excluded(roomId)]);
  const removed = room === null || room.current === null ? [] : removedFrom(room, room.current);
  return removed.length === 0 ? excluded : new Set([...excluded, ...removed]);
};
