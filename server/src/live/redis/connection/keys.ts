import type { RunName } from '../../run/run-store.ts';

/**
 * Where things are in Redis. What changes in one step has the id of its room in braces: a cluster
 * keeps it in one slot.
 */
export const inRoom = (prefix: string, roomId: string, name: string): string =>
  `${prefix}{${roomId}}:${name}`;

/** The channel over which the changes of a room's runs are told, without the prefix. */
export const runChannel = (roomId: string): string => inRoom('', roomId, 'run-changes');

/**
 * The key of a run in play: a hash of `play`, `version`, `fixed` (JSON: what never changes), `step`
 * (JSON: what a step changes), `until` (when it is forgotten, in ms of Redis' clock) and
 * `changesOfWho` (how often it has changed who is left out). What is counted in it has the name of
 * its time in play behind that, so that nothing of one that is over gets into the next: `n` (hash: how many count, by slot), `x` (set: who is left out), and of each
 * slot `a:SLOT` (hash: the answers, by participant) and `t:SLOT` (sorted set: the counters).
 */
export const runKey = (prefix: string, { roomId, runId }: RunName): string =>
  inRoom(prefix, roomId, `run:${runId}`);

/** Set: the runs of a room that are in play. */
export const runsKey = (prefix: string, roomId: string): string => inRoom(prefix, roomId, 'runs');

/** The room of a run. */
export const roomOfRunKey = (prefix: string, runId: string): string => `${prefix}room-of:${runId}`;

/** Sorted set: all runs whose state must move by itself, by the time when. */
export const dueKey = (prefix: string): string => `${prefix}due`;

/** What is in Redis is forgotten so long after the last process has asked for it to be kept. */
export const keptForMs = 2 * 60 * 60 * 1000;
