import { beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import type { Activities } from '../activities.ts';
import { LocalPeers } from '../connection/local-peers.ts';
import type { Peer } from '../entry/seat.ts';
import { MemoryPresenceStore } from '../room/memory-presence-store.ts';
import {
  banning,
  calling,
  givingTime,
  nothingSaid,
  type PeopleOfRoom,
} from '../room/people-of-room.ts';
import type { Room } from '../room/room-store.ts';
import type { RunInPlay } from '../run/run-store.ts';
import { PeopleTold } from './people-told.ts';

const roomId = 'room1';
const run = { runId: 'run1', roomId, version: 4 } as RunInPlay;
const ann = { participant: 'ann', runId: 'run1' };

let people: PeopleOfRoom;
/** What each connection heard, as `ann me:changed`. */
let heard: string[];
let told: PeopleTold;

beforeEach(() => {
  people = nothingSaid;
  heard = [];
  const peers = new LocalPeers(new MemoryPresenceStore(createManualClock()));
  for (const who of ['ann', 'ben']) {
    const peer = {
      tell: (name: string, { me }: { me: unknown }) => {
        heard.push(`${who} ${name} ${String(me)}`);
      },
      end: () => heard.push(`${who} ends`),
    };
    void peers.arrive(roomId, who, peer as unknown as Peer);
  }
  told = new PeopleTold({
    roomStore: { get: async () => ({ roomId, people }) as Room },
    runs: { onIn: () => run },
    peers,
    personal: { tells: () => true, of: async (_run, participant) => `of ${participant}` },
    takingPart: { nameIn: async () => null },
    activities: {} as Pick<Activities, 'of'>,
  });
});

test('SE16: the first change that a process hears of reaches whom it concerns, and nobody else', async () => {
  people = givingTime(calling(nothingSaid, ann), 'ann', '50');
  await told.roomChanged(roomId);
  expect(heard).toEqual(['ann me:changed of ann']);
  await told.roomChanged(roomId);
  expect(heard).toHaveLength(1);
});

test('SE16: so it does where they are sent out, and after all connections to the room were gone', async () => {
  people = calling(nothingSaid, ann);
  await told.roomChanged(roomId);
  told.drop(roomId);
  people = banning(people, ann, true);
  await told.roomChanged(roomId);
  expect(heard).toEqual(['ann me:changed of ann', 'ann ends']);
});
