import type { Counters, Slot } from '@sets/shared/live/activity.ts';
import type { Answer, Counted } from '../../run/run-store.ts';

/**
 * An answer as Redis has it: lines that the scripts can read (revision, attempt, what it adds), and
 * behind them what only this process reads. JSON has no line ends of its own.
 */
export type StoredAnswer = string;

/** The script reads this as JSON too, and stops at half a character. */
const wellFormed = (adds: Counters): Counters => {
  const all = Object.entries(adds);
  if (all.every(([counter]) => counter.isWellFormed())) return adds;
  return Object.fromEntries(all.map(([counter, add]) => [counter.toWellFormed(), add]));
};

/** What a script is given of an answer, in its order. */
export const argumentsOf = ({ answer, adds }: Counted): string[] => {
  const { slot, participant, attempt, revision, ...rest } = answer;
  return [
    slot,
    participant,
    JSON.stringify(attempt),
    String(revision),
    JSON.stringify(wellFormed(adds)),
    JSON.stringify(rest),
  ];
};

type Rest = Omit<Answer, 'slot' | 'participant' | 'attempt' | 'revision'>;

export const answerFrom = (slot: Slot, participant: string, stored: StoredAnswer): Answer => {
  const [revision = '', attempt = '', , rest = ''] = stored.split('\n');
  return {
    ...(JSON.parse(rest) as Rest),
    slot,
    participant,
    attempt: JSON.parse(attempt) as string,
    revision: Number(revision),
  };
};
