import type { Activities } from '../activities.ts';
import type { RunStore } from '../run/run-store.ts';
import type { RoomStore } from './room-store.ts';

interface PartsOfRoom {
  readonly roomStore: RoomStore;
  readonly store: RunStore;
  readonly activities: Activities;
}

/**
 * What a phone that comes to this room has to load beside its page. Only of rooms that are in play
 * here: whoever makes up codes costs nothing.
 */
export const phonePartsOf =
  ({ roomStore, store, activities }: PartsOfRoom) =>
  async (code: string): Promise<readonly string[]> => {
    const room = await roomStore.findByCode(code);
    const current = room?.current ?? null;
    const run = current === null ? null : await store.get(current);
    if (run === null) return [];
    return activities.of(run).phoneParts?.(run.definition, run.state) ?? [];
  };
