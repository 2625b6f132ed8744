import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { roundsKey } from '../../core/root/account-keys.ts';
import type { RoundEvent } from './draw/round.ts';

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), key: z.string(), round: z.int() }),
  z.object({ kind: z.enum(['putBack', 'missing', 'absent', 'present']), key: z.string() }),
]);
const keptRounds = z.object({
  userid: z.string(),
  rounds: z.array(z.object({ rosterName: z.string(), events: z.array(event) })),
});
type KeptRounds = z.infer<typeof keptRounds>;

/** Who was drawn of which list on this device: a page that is loaded anew goes on. */
export const storedRounds: StoredShape<KeptRounds> = {
  name: 'roulette-rounds',
  schema: keptRounds,
  migrations: [],
};

const kept = keptValues(deviceStorage, storedRounds);

const roundsOf = (userid: string): KeptRounds['rounds'] => {
  const found = kept.find(roundsKey);
  return found?.userid === userid ? found.rounds : [];
};

export const keptRoundEvents = {
  find: (userid: string, rosterName: string): readonly RoundEvent[] =>
    roundsOf(userid).find((round) => round.rosterName === rosterName)?.events ?? [],
  /** Of a list without events nothing is kept. */
  keep: (userid: string, rosterName: string, events: readonly RoundEvent[]): void => {
    const others = roundsOf(userid).filter((round) => round.rosterName !== rosterName);
    const own = events.length === 0 ? [] : [{ rosterName, events: [...events] }];
    kept.keep(roundsKey, { userid, rounds: [...others, ...own] });
  },
} as const;
