import type { PracticeCard, PracticeOutcome } from '@sets/shared/practice/practice.contract.ts';

/** Questions one after the other, and what came of those that were answered. */
export interface Round {
  readonly cards: readonly PracticeCard[];
  readonly outcomes: readonly PracticeOutcome[];
  /** The one that is on, from 0; how many there are where the round is over. */
  readonly at: number;
}

export const newRound = (cards: readonly PracticeCard[]): Round => ({ cards, outcomes: [], at: 0 });

/** The one that is on was answered; a second time changes nothing. */
export const withOutcome = (round: Round, outcome: PracticeOutcome): Round =>
  round.outcomes.length > round.at ? round : { ...round, outcomes: [...round.outcomes, outcome] };

/** The next one; none before the one that is on was answered. */
export const nextIn = (round: Round): Round =>
  round.outcomes.length > round.at ? { ...round, at: round.at + 1 } : round;

export const isOver = ({ cards, at }: Round): boolean => at >= cards.length;

export const knownIn = ({ outcomes }: Round): number =>
  outcomes.filter((outcome) => outcome === 'right').length;

/** Those of it that were missed, to be asked once more at once. */
export const missedIn = ({ cards, outcomes }: Round): readonly PracticeCard[] =>
  cards.filter((_card, index) => outcomes[index] !== undefined && outcomes[index] !== 'right');
