import type { Loads } from './messages.ts';

/** So much more than the emptiest a process takes before it passes newcomers on: passing on costs more than taking. */
const margin = (least: number): number => 4 + Math.floor(least / 50);

/**
 * Which process should have a newcomer who came to this one: itself (null) while it holds about as
 * many as the emptiest, else the emptiest.
 */
export const betterFor = (
  own: { id: number; connections: number },
  loads: Loads,
): number | null => {
  let best: number | null = null;
  let least = own.connections;
  for (const [id, connections] of Object.entries(loads)) {
    if (Number(id) === own.id || connections >= least) continue;
    best = Number(id);
    least = connections;
  }
  return own.connections - least > margin(least) ? best : null;
};
