/** The phases of a quiz in which the server is killed, in the order in which they come. */
export const killedPhases = [
  'lobby',
  'reading',
  'open',
  'closed',
  'revealed',
  'board',
  'podium',
] as const;
export type KilledPhase = (typeof killedPhases)[number];
