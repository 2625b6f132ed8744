/** An answer and what was asked, as a person reads them. */
export interface AnswerInWords {
  readonly question: string;
  readonly answer: string;
  /** How sure its person was, where they said. */
  readonly sure?: string;
}

/** What came of an answer. `partly`: where that counts in part. */
export type AnswerOutcome = 'right' | 'partly' | 'wrong';

/** Of an answer that is either right or not; null where it can be neither. */
export const allOrNothing = (isRight: boolean | null): AnswerOutcome | null =>
  isRight === null ? null : isRight ? 'right' : 'wrong';

/** What everybody was told is right of what was asked, beside an answer to it. */
export interface JudgedAnswer {
  /** What the answer is; null where it is none that can be. */
  readonly outcome: AnswerOutcome | null;
  /** In words, each thing by itself. */
  readonly right: readonly string[];
  /** Why that is right, as it was told with it. */
  readonly why?: string;
}

/** Where somebody stands among all, in what has points. */
export interface OwnStanding {
  readonly points: number;
  /** From 1, among so many. */
  readonly place: number;
  readonly of: number;
  /** What each of their answers has brought, by its slot. */
  readonly won: ReadonlyMap<string, number>;
}

/** Where the team stands that somebody is in, among those that have people. */
export interface OwnTeam {
  readonly name: string;
  readonly points: number;
  /** From 1, among so many. */
  readonly place: number;
  readonly of: number;
}

/** What a participant asked, as they read it afterwards. */
export interface OwnQuestion {
  /** Of the entry in the feed. */
  readonly id: number;
  readonly text: string;
  /** Of the entry with which it is answered: itself, or what it was joined with. */
  readonly head: number;
  /** What became of it: taken away, it will not be answered. */
  readonly outcome: 'open' | 'answered' | 'hidden';
}

/** What was asked in a round, and where it stands among the others. */
export interface AskedRound {
  /** The place of what was asked, from 1. */
  readonly question: number;
  /** From 1: the same may be asked several times. */
  readonly round: number;
  /** What was asked. */
  readonly text: string;
}

/** A round of which everybody was told what is right, without anybody's answer to it. */
export interface ToldRound extends AskedRound {
  readonly judged: JudgedAnswer;
}
