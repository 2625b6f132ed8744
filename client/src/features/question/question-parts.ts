import type { Counts } from '@sets/shared/core/counts.ts';
import type {
  QuestionKindName,
  QuestionOf,
  ValueOf,
} from '@sets/shared/question/question-kinds.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

// What takes a question is written as a method, so that the parts of a kind pass for those of any:
// whoever looks them up by the question's own kind gives them no other.

export interface FormProps<Q> {
  readonly question: Q;
  /** It has just been added: the cursor goes into its text. */
  readonly isFresh: boolean;
  /** What it needs before it can be asked, as its kind calls it. */
  readonly lacks: readonly string[];
  onChange(this: void, question: Q): void;
}

/** How a kind of question is written. */
export interface FormParts<Q> {
  readonly name: string;
  readonly Icon: LucideIcon;
  Form(this: void, props: FormProps<Q>): ReactNode;
}

export interface AnswerProps<Q, Value> {
  readonly question: Q;
  /** What is marked, whether it was sent or not; null where nothing is. */
  readonly value: Value | null;
  /** Whether taps are taken. */
  readonly enabled: boolean;
  /** Whether the question is over: what was not chosen steps back. */
  readonly closed: boolean;
  /** How others have answered until now; null while that is hidden. */
  readonly counts: Counts | null;
  readonly answered: number;
  /** The heading that says what is answered. */
  readonly labelledBy: string;
  onChange(this: void, value: Value | null): void;
}

export interface ResultsProps<Q, Value> {
  readonly question: Q;
  /** What is counted, for those who hear the table. */
  readonly caption: string;
  /** Null while the counts are hidden. */
  readonly counts: Counts | null;
  /** Everybody who answered. */
  readonly answered: number;
  /** What the person who looks at it has answered. */
  readonly value?: Value | null;
}

export interface DotProps<Q, Value> {
  readonly question: Q;
  readonly value: Value;
}

export interface OwnResultsProps<Q, Value> extends ResultsProps<Q, Value> {
  readonly counts: Counts;
}

/** How a kind of question is answered, and its counts on phones. */
export interface AnswerParts<Q, Value> {
  /** What to do, as short as can be. */
  prompt(this: void, question: Q): string;
  /** Whether a tap is the answer; else what is marked is sent with a button. */
  answersAtOnce(this: void, question: Q): boolean;
  Answer(this: void, props: AnswerProps<Q, Value>): ReactNode;
  /** An answer as marks of a line's height, which stand for the person who gave it. */
  Dot(this: void, props: DotProps<Q, Value>): ReactNode;
  /** How the room answered, on a phone, with a mark at one's own. */
  OwnResults(this: void, props: OwnResultsProps<Q, Value>): ReactNode;
}

/** The counts of a kind as a table, for the host. */
export interface ResultParts<Q, Value> {
  Results(this: void, props: ResultsProps<Q, Value>): ReactNode;
}

/** How a question stands that is on in a room. */
export interface ScreenStanding {
  /** Another one is another question, or another round of it. */
  readonly round: string;
  readonly phase: 'ready' | 'open' | 'closed';
  readonly joined: number;
  /** Seconds left, and those that the question has; null where it has no end. */
  readonly left: number | null;
  readonly of: number | null;
}

export interface ScreenProps<Q> {
  readonly question: Q;
  readonly counts: Counts | null;
  readonly answered: number;
  /** None in a preview: there it is no heading of the page. */
  readonly standing?: ScreenStanding;
}

/** How a kind of question looks on the projector. */
export interface ScreenParts<Q> {
  /** What else the room must know to answer; mostly nothing. */
  note(this: void, question: Q): string;
  /** The question with its room, or its counts, on all of the sheet around it. */
  Screen(this: void, props: ScreenProps<Q>): ReactNode;
}

/** The parts of each kind, by its name. */
export type FormPartsByKind = { readonly [Name in QuestionKindName]: FormParts<QuestionOf<Name>> };
export type AnswerPartsByKind = {
  readonly [Name in QuestionKindName]: AnswerParts<QuestionOf<Name>, ValueOf<Name>>;
};
export type ResultPartsByKind = {
  readonly [Name in QuestionKindName]: ResultParts<QuestionOf<Name>, ValueOf<Name>>;
};
export type ScreenPartsByKind = {
  readonly [Name in QuestionKindName]: ScreenParts<QuestionOf<Name>>;
};
