import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import { podiumTune, type Rise, type Tune, tunes } from './tunes.ts';

/** What of a quiz is heard. */
export interface Heard {
  readonly phase: QuizPhase;
  readonly position: number;
  /** How many have come; null before that is known. */
  readonly joined: number | null;
  /** Seconds that are left to answer; null where nothing ends. */
  readonly left: number | null;
  /** The steps of the podium; none before it is told who has won. */
  readonly rises: readonly Rise[];
}

/** From here on seconds are heard. */
const lastSeconds = 5;

const secondTune = (before: Heard, { left }: Heard): Tune | null => {
  if (left === null || left > lastSeconds || left < 1 || left === before.left) return null;
  return left === 1 ? tunes.lastTick : tunes.tick;
};

const hasComeIn = (before: Heard, now: Heard): boolean =>
  before.joined !== null && now.joined !== null && now.joined > before.joined;

/** What is heard once a phase begins. */
const begins: Partial<Record<QuizPhase, Tune>> = {
  closed: tunes.close,
  revealed: tunes.reveal,
  board: tunes.board,
};

/** What is heard when this follows that; null where nothing is. What a page finds when it is opened, it does not play. */
export const tuneBetween = (before: Heard | null, now: Heard): Tune | null => {
  if (before === null) return null;
  const isNew = before.phase !== now.phase || before.position !== now.position;
  if (now.phase === 'podium') {
    const isTold = now.rises.length > 0 && (isNew || before.rises.length === 0);
    return isTold ? podiumTune(now.rises) : null;
  }
  if (isNew) return begins[now.phase] ?? null;
  if (now.phase === 'lobby') return hasComeIn(before, now) ? tunes.join : null;
  return now.phase === 'open' ? secondTune(before, now) : null;
};
