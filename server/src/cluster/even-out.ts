import type { Loads } from './messages.ts';

/** So much more than the emptiest a process takes before it passes newcomers on: passing on costs more than taking. */
const margin = (least: number): number => 4 + Math.floor(least / 10);

/**
 * Which process should have a newcomer who came to this one: itself (null) while it holds about as
 * many as the emptiest, else the emptiest. What all have told is compared, also of itself: while many
 * come to all of them, the others hold more by now too.
 */
export const betterFor = (own: number, loads: Loads): number | null => {
  const held = loads[own];
  if (held === undefined) return null;
  let best: number | null = null;
  let least = held;
  for (const [id, connections] of Object.entries(loads)) {
    if (connections >= least) continue;
    best = Number(id);
    least = connections;
  }
  return held - least > margin(least) ? best : null;
};
