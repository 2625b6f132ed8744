import type {
  CountsOf,
  QuestionKindName,
  QuestionOf,
  ValueOf,
} from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Sign } from '../../ui/option-mark.tsx';

// What takes a question is written as a method, so that the parts of a kind pass for those of any:
// whoever looks them up by the question's own kind gives them no other.

export interface FormProps<Q> {
  readonly question: Q;
  /** It has just been added: the cursor goes into its text. */
  readonly isFresh: boolean;
  /** What it needs before it can be asked, as its kind calls it. */
  readonly lacks: readonly string[];
  /** What is right of it now, for kinds that write it together with the question. */
  readonly right?: Right | null;
  /** With `right`, that is changed in the same step; without it, what is right stays as it is. */
  onChange(this: void, question: Q, right?: Right | null): void;
}

/** What a question lets people answer, for who reads a poll through. */
export interface Outline {
  readonly items: readonly { readonly text: string; readonly sign?: Sign | undefined }[];
  /** How each of them is answered, in one line. */
  readonly steps?: string;
}

export interface KeyProps<Q> {
  readonly question: Q;
  /** What is right of it now; null where nothing is. */
  readonly right: Right | null;
  onChange(this: void, right: Right | null): void;
}

/** How a kind of question is written. */
export interface FormParts<Q> {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly means: string;
  readonly Icon: LucideIcon;
  Form(this: void, props: FormProps<Q>): ReactNode;
  /** Where it is said what is right; none for kinds of which nothing is. */
  Key?(this: void, props: KeyProps<Q>): ReactNode;
  /** What can be answered, where that is not all that a report would have a line for. */
  outline?(this: void, question: Q): Outline;
}

export interface AnswerProps<Q, Value, Counted> {
  readonly question: Q;
  /** What is marked, whether it was sent or not; null where nothing is. */
  readonly value: Value | null;
  /** Whether taps are taken. */
  readonly enabled: boolean;
  /** Whether the question is over: what was not chosen steps back. */
  readonly closed: boolean;
  /** How others have answered until now; null while that is hidden. */
  readonly counts: Counted | null;
  readonly answered: number;
  /** What everybody was told is right, as it was sent: the kind reads it, where it draws more of it than its words. */
  readonly told?: unknown;
  /** The heading that says what is answered. */
  readonly labelledBy: string;
  /** The ids of the options in another order than the question's: each keeps its mark. */
  readonly order?: readonly string[] | undefined;
  /** `done` is what of it nobody is still writing, where that is not all: it may be sent without a tap. */
  onChange(this: void, value: Value | null, done?: Value | null): void;
  /** Enter, where all of it stands in one field: sends what is marked, as a tap on the button does. */
  onSend?(this: void): void;
}

export interface ResultsProps<Q, Value, Counted> {
  readonly question: Q;
  /** What is counted, for those who hear the table. */
  readonly caption: string;
  /** Null while the counts are hidden. */
  readonly counts: Counted | null;
  /** Everybody who answered. */
  readonly answered: number;
  /** What the person who looks at it has answered. */
  readonly value?: Value | null;
  /** What is right, where that is to be marked. */
  readonly right?: Right | null;
}

export interface DotProps<Q, Value> {
  readonly question: Q;
  readonly value: Value;
}

export interface OwnResultsProps<Q, Value, Counted> extends ResultsProps<Q, Value, Counted> {
  readonly counts: Counted;
  /** As in `AnswerProps`. */
  readonly told?: unknown;
}

/**
 * How a kind of question is answered, and its counts on phones. It says how what comes over the wire
 * is read, too: a phone loads the rules of those kinds alone that it is asked.
 */
export interface AnswerParts<Q, Value, Counted> {
  readonly schemas: {
    readonly question: z.ZodMiniType<Q>;
    readonly value: z.ZodMiniType<Value>;
    readonly counts: z.ZodMiniType<Counted>;
  };
  /** It is shown only: nothing is answered. */
  readonly isSlide?: true;
  /** What to do, as short as can be. */
  prompt(this: void, question: Q): string;
  /** Whether a tap is the answer; else what is marked is sent with a button. */
  answersAtOnce(this: void, question: Q): boolean;
  /** Where not all that is marked can be sent: whether this can, and what the button says. */
  sending?(
    this: void,
    question: Q,
    value: Value | null,
  ): { readonly isWhole: boolean; readonly label: string };
  /** What was said, each thing as a person reads it. */
  inWords(this: void, question: Q, value: Value): readonly string[];
  Answer(this: void, props: AnswerProps<Q, Value, Counted>): ReactNode;
  /** An answer as marks of a line's height, which stand for the person who gave it. */
  Dot(this: void, props: DotProps<Q, Value>): ReactNode;
  /** How the room answered, on a phone, with a mark at one's own. */
  OwnResults(this: void, props: OwnResultsProps<Q, Value, Counted>): ReactNode;
}

/** The counts of a kind as a table, for the host. */
export interface ResultParts<Q, Value, Counted> {
  Results(this: void, props: ResultsProps<Q, Value, Counted>): ReactNode;
  /** What the host may change about the counts that are on, where there is something. */
  Desk?(this: void, props: DeskProps<Q, Counted>): ReactNode;
}

export interface DeskProps<Q, Counted> {
  readonly question: Q;
  readonly counts: Counted;
  /** What was changed until now, as the kind keeps it; null where nothing was. */
  readonly edits: unknown;
  /** Asks for one more change, in the kind's own words. */
  readonly onEdit: (edit: unknown) => void;
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

export interface ScreenProps<Q, Counted> {
  readonly question: Q;
  readonly counts: Counted | null;
  readonly answered: number;
  /** None in a preview: there it is no heading of the page. */
  readonly standing?: ScreenStanding;
  /** What is drawn beside these counts of the same question, on the same scale. */
  readonly beside?: { readonly counts: Counted | null; readonly answered: number };
  /** The round before, for a kind that draws it in the same picture. */
  readonly before?: { readonly round: number; readonly answered: number; readonly counts: Counted };
  /** What is right: null until that is shown, absent where nothing is. */
  readonly right?: Right | null | undefined;
  /** How many are right, once that is shown. */
  readonly hits?: number | undefined;
}

/** How a kind of question looks on the projector. */
export interface ScreenParts<Q, Counted> {
  /** It draws the round before and this one as one picture; else they stand beside each other. */
  readonly drawsBefore?: true;
  /** What else the room must know to answer; mostly nothing. */
  note(this: void, question: Q): string;
  /** The question with its room, or its counts, on all of the sheet around it. */
  Screen(this: void, props: ScreenProps<Q, Counted>): ReactNode;
}

/** How a kind is written, and how it looks on the projector. */
export interface KindParts<Q, Counted> {
  readonly form: FormParts<Q>;
  readonly screen: ScreenParts<Q, Counted>;
}

/** Those of each kind, by its name. */
export type PartsByKind = {
  readonly [Name in QuestionKindName]: KindParts<QuestionOf<Name>, CountsOf<Name>>;
};
export type ResultsByKind = {
  readonly [Name in QuestionKindName]: ResultParts<QuestionOf<Name>, ValueOf<Name>, CountsOf<Name>>;
};
