import type { Counters, Slot } from '@sets/shared/live/activity.ts';
import type { Answer, Counted } from '../run-store.ts';

/**
 * An answer as Redis has it: lines that the scripts can read (revision, attempt, what it adds), and
 * behind them what only this process reads. JSON has no line ends of its own.
 */
export type StoredAnswer = string;

/** What a script is given of an answer, in its order. */
export const argumentsOf = ({ answer, adds }: Counted): string[] => {
  const { slot, participant, attempt, revision, ...rest } = answer;
  return [
    slot,
    participant,
    JSON.stringify(attempt),
    String(revision),
    JSON.stringify(adds satisfies Counters),
    JSON.stringify(rest),
  ];
};

/** How many there are of these for an answer. */
export const argumentsOfEach = 6;

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
