import type { Slot } from '@sets/shared/live/activity.ts';
import type { ExtraTime } from '@sets/shared/live/people.ts';
import { leftOutNow } from '../room/left-out-now.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Run, RunStore } from '../run/run-store.ts';

interface Parts {
  readonly roomStore: Pick<RoomStore, 'get' | 'excluded'>;
  readonly presence: Pick<PresenceStore, 'here'>;
  readonly store: Pick<RunStore, 'answerOf'>;
}

/** The extra time of each who is here, has some and has not answered this slot: whom a host waits for. */
export const extraTimeOf = async (
  { roomStore, presence, store }: Parts,
  { roomId, runId }: Pick<Run, 'roomId' | 'runId'>,
  slot: Slot,
): Promise<ExtraTime[]> => {
  const extra = (await roomStore.get(roomId))?.people.extra ?? [];
  if (extra.length === 0) return [];
  const [here, out] = await Promise.all([presence.here(roomId), leftOutNow(roomStore, roomId)]);
  const waited = extra.filter(({ participant }) => here.has(participant) && !out.has(participant));
  const answers = await Promise.all(
    waited.map(async ({ participant }) => store.answerOf(runId, slot, participant)),
  );
  return waited.flatMap(({ time }, at) => (answers[at] === null ? [time] : []));
};
