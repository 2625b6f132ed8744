import { useMemo, useSyncExternalStore } from 'react';
import { type JoinedRoom, joinRoom, type RoomJoining } from '../../../live/join-room.ts';
import type { LiveClient } from '../../../live/live-client.ts';
import type { PhoneMemory } from '../../../live/phone-memory.ts';
import type { RoomRef } from '../../../live/seat.ts';

/** Joins while a page looks, and leaves when it does not look any more. */
class JoinWhileLooking {
  readonly #open: () => RoomJoining;
  joining: RoomJoining | null = null;

  constructor(open: () => RoomJoining) {
    this.#open = open;
  }

  readonly look = (onChange: () => void): (() => void) => {
    const joining = this.#open();
    this.joining = joining;
    const stop = joining.store.subscribe(onChange);
    return () => {
      stop();
      joining.close();
      this.joining = null;
    };
  };

  readonly seen = (): JoinedRoom | null => this.joining?.store.getState() ?? null;
}

/** A room as this phone's person is in it; null only until the page is drawn for the first time. */
export const useJoinedRoom = (
  client: LiveClient,
  room: RoomRef,
  memory: PhoneMemory,
): { joined: JoinedRoom; joining: RoomJoining } | null => {
  const source = useMemo(
    () => new JoinWhileLooking(() => joinRoom(client, room, memory)),
    [client, room, memory],
  );
  const joined = useSyncExternalStore(source.look, source.seen);
  return joined === null || source.joining === null ? null : { joined, joining: source.joining };
};
