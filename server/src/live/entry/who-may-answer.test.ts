import type { EntryRule } from '@sets/shared/live/entry.ts';
import { expect, test } from 'vitest';
import { buildRoom, from, was } from '../../../test/room-store-parts.ts';
import { MemoryRoomStore } from '../room/memory-room-store.ts';
import { TakingPart } from './taking-part.ts';

type Parts = ConstructorParameters<typeof TakingPart>[0];
const run = { runId: 'run1', roomId: 'room1', activity: 'poll', definition: {}, ended: false };

test('of whoever is here may answer: all, who has a name, or who has joined by an account', async () => {
  const roomStore = new MemoryRoomStore();
  await roomStore.put(buildRoom(), from([was('account'), was('guest', { runId: null })]));
  const asked: string[] = [];
  const among = (entry: EntryRule) =>
    new TakingPart({
      activities: { of: () => ({ entry: () => entry }) },
      names: {
        namedAmong: (runId: string, people: readonly string[]) => {
          asked.push(runId);
          return people.filter((each) => each === 'guest');
        },
      },
      roomStore,
    } as unknown as Parts).among(run, ['account', 'guest']);
  expect(await among('open')).toEqual(['account', 'guest']);
  expect(asked).toEqual([]);
  expect(await among('named')).toEqual(['guest']);
  expect(asked).toEqual(['run1']);
  expect(await among('account')).toEqual(['account']);
});
