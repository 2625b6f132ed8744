/**
 * Where things are in Redis. What must change in one step has the id of its room in braces, so that
 * in a cluster it is in one slot.
 */
export const inRoom = (prefix: string, roomId: string, name: string): string =>
  `${prefix}{${roomId}}:${name}`;
