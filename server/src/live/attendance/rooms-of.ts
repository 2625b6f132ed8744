import type { AccountRooms } from './account-rooms.ts';
import type { AttendanceLog } from './attendance-log.ts';
import { keyOf } from '../feeds/feed-key.ts';
import type { FeedStore } from '../feeds/feed-store.ts';
import type { StoredFeed } from '../feeds/feeds.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { RunRecords } from '../run/run-records.ts';
import { SingleFlight } from '../../core/single-flight.ts';
import type { Tickets } from '../entry/tickets.ts';

interface RoomsOfParts {
  readonly accountRooms: AccountRooms;
  readonly roomRecords: RoomRecords;
  readonly records: RunRecords;
  readonly attendance: AttendanceLog;
  readonly ledger: Ledger;
  readonly feedStore: FeedStore;
  readonly feeds: readonly StoredFeed[];
  readonly tickets: Tickets;
}

/** The rooms in which a person took part while logged in. */
export type RoomsOf = (userid: string) => Promise<readonly string[]>;

/**
 * The rooms of an account, as they are noted. Of rooms from before that was noted, which grow no
 * more, each account is searched for once: when it asks first.
 */
export const createRoomsOf = (parts: RoomsOfParts): RoomsOf => {
  const { accountRooms, roomRecords, tickets } = parts;
  const searching = new SingleFlight<void>();

  const search = async (userid: string): Promise<void> => {
    const since = await accountRooms.since();
    if (await accountRooms.isSearched(userid, since)) return;
    for await (const roomId of roomRecords.madeUntil(since)) {
      const participant = tickets.participantOf(roomId, userid);
      if (await wasIn(parts, roomId, participant)) await accountRooms.note(userid, roomId);
    }
    await accountRooms.setSearched(userid, since);
  };

  return async (userid) => {
    await searching.run(userid, () => search(userid));
    return accountRooms.of(userid);
  };
};

/** Whether there is anything of a participant in a room. */
const wasIn = async (
  parts: RoomsOfParts,
  roomId: string,
  participant: string,
): Promise<boolean> => {
  const { attendance, feedStore, feeds, ledger, records } = parts;
  if (await attendance.knows(roomId, participant)) return true;
  for (const { feed } of feeds) {
    if (feed.place !== undefined) continue;
    const key = keyOf({ roomId, feed: feed.name });
    if ((await feedStore.by(key, participant)).length > 0) return true;
  }
  // Before there were rooms, nothing told who was there but their answers.
  for await (const runId of records.inRooms([roomId])) {
    if ((await ledger.answersOf(runId, participant)).length > 0) return true;
  }
  return false;
};
