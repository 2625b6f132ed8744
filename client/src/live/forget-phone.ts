import * as z from 'zod/mini';
import { parsedJson } from '../core/kept-value.ts';
import type { PhoneStorage } from './phone-storage.ts';

const prefix = 'sets:phone:';

/** Messages that wait to be sent are their writer's: whoever comes next does not send them. */
export const unsentPrefix = 'sets:unsent:';
const inRoom = z.object({ roomId: z.string() });

const runOf = (key: string): string | null => /^sets:phone:run:([^:]+):/.exec(key)?.[1] ?? null;

/**
 * Forgets whom this phone was in its rooms, and what they answered: whoever logs out leaves it to somebody
 * else, who would come in as them. An answer that still waits stays until it is sent, with what
 * that takes (PH1, PH7).
 */
export const forgetPhone = (storage: PhoneStorage): void => {
  const keys = storage.keys().filter((key) => key.startsWith(prefix));
  const waiting = new Set(keys.filter((key) => key.includes(':unsent:')).map(runOf));
  const roomOf = (key: string): string | null => {
    const read = z.safeParse(inRoom, parsedJson(storage.get(key)));
    return read.success ? read.data.roomId : null;
  };
  const rooms = new Set([...waiting].map((run) => roomOf(`${prefix}run:${run}:room`)));
  const isNeeded = (key: string): boolean => {
    if (key.startsWith(`${prefix}ticket:`)) return rooms.has(roomOf(key) ?? '');
    const run = runOf(key);
    return run !== null && waiting.has(run);
  };
  const posts = storage.keys().filter((key) => key.startsWith(unsentPrefix));
  for (const key of posts) storage.remove(key);
  for (const key of keys) if (!isNeeded(key)) storage.remove(key);
};
