import type * as z from 'zod/mini';
import type { Counts } from '../core/counts.ts';
import type { Result } from '../core/result.ts';
import type { Counters } from '../live/activity.ts';
import type { RoundReport } from '../live/round-report.ts';
import type { Audience } from '../live/run.ts';
import type { QuestionPicture } from './question-picture.ts';
import type { Right, RightType } from './right.ts';

/** What every question has. It holds nothing secret: whoever is asked may see all of it. */
export interface AnyQuestion {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
  /** Beside the text, or what it is answered on; null while that is not chosen. */
  readonly picture?: QuestionPicture | null | undefined;
  /** Seconds to answer, or null without a limit. */
  readonly seconds: number | null;
}

/** Who looks at counts, and how. */
export interface Looking {
  readonly audience: Audience;
  /** What the host has changed about them: edits of the kind, or undefined. */
  readonly edits?: unknown;
  /** What everybody was told is right; null, or left out, before that. */
  readonly right?: Right | null;
}

// `apply` is a method, so that the editing of a kind passes for any: what it is given its schemas have read.

/** What a host may change about the counts of a round, where a kind lets them: hide a word, join two. */
export interface Editing<Q, Edits, Edit> {
  readonly schemas: { readonly edits: z.ZodMiniType<Edits>; readonly edit: z.ZodMiniType<Edit> };
  /** Before anything was changed. */
  readonly none: Edits;
  /** The edits with one more, or why it is none; one that was made before changes nothing. */
  apply(question: Q, edits: Edits, edit: Edit): Result<Edits>;
}

type AnyEditing<Q> = Editing<Q, unknown, unknown>;

/** How what is right lies in a question. */
export interface Keyed<Q> {
  /** The sort of right that it has. */
  readonly type: RightType;
  /** Of what was said to be right what applies to the question as it is; null where nothing does. */
  of(question: Q, right: Right): Right | null;
  /** The same of a copy of the question, whose parts have other ids. */
  copied(from: Q, copy: Q, right: Right): Right | null;
  /** How many are right, by the kind's own counters; null where these do not say it. */
  counted(question: Q, right: Right, counters: Counters): number | null;
  /** Which part of what is right an answer has, from 0 to 1; null where that cannot be said. */
  share(question: Q, right: Right, value: unknown): number | null;
  /** What is right as a person reads it. */
  inWords(question: Q, right: Right): readonly string[];
}

/**
 * A kind of question: how one is written, and how it is answered. Plain functions that know no
 * activity: when a question is open, who sees the counts and what is right is not theirs to say.
 * `Counted` is what is shown of the counters: for most kinds a whole number for each id.
 */
export interface QuestionKind<Q extends AnyQuestion, Value, Counted = Counts> {
  readonly kind: Q['kind'];
  readonly schemas: {
    readonly question: z.ZodMiniType<Q>;
    /** A question while it is written: what is still to be filled in may be empty. */
    readonly draft: z.ZodMiniType<Q>;
    readonly value: z.ZodMiniType<Value>;
    readonly counts: z.ZodMiniType<Counted>;
  };
  /** It is shown, and asks nothing: no answer is accepted, and it is never open. */
  readonly isSlide?: true;
  /** It is the place of something else in the same room: of which activity. */
  readonly holds?: string;
  /** One that is to be written. */
  blank(newId: () => string): Q;
  /** The same again; what has an id gets a new one. */
  copy(question: Q, newId: () => string): Q;
  /** Whether nobody has written anything into it. */
  isBlank(question: Q): boolean;
  /** What it needs before it can be asked, in words of its kind; `text` where it is not written. */
  lacks(question: Q): readonly string[];
  /** As it is asked: texts are cleaned, and what was left empty is left out. */
  tidy(question: Q): Q;
  /** The value as it is kept, or why it is no answer. */
  accept(question: Q, value: Value): Result<Value>;
  /** Whether one answers what others have said, and so must see it while it is open. */
  answersOthers?(question: Q): boolean;
  /** What one answer adds to the counters. */
  contribution(question: Q, value: Value): Counters;
  /** Of how many counters, the largest, counts are made; without it `limits.countersShown`. */
  mostCounters?(question: Q): number;
  /**
   * What is shown of the counters, in the order of the question; 0 for what nobody has said. Without
   * `looking`, what a screen shows.
   */
  counts(question: Q, counters: Counters, looking?: Looking): Counted;
  /** What a host is shown, without what the screen is not; left out where it is the same. */
  forScreen?(counts: Counted): Counted;
  readonly editing?: AnyEditing<Q>;
  /**
   * All that could be said, in the order of the question, and by how many it was. `among`: the counters
   * of all that it is compared with, where its lines go by the answers.
   */
  report(question: Q, counters: Counters, edits?: unknown, among?: Counters): KindReport;
  /** Whether something of what was said is kept from everybody but hosts: lists of answers mark it. */
  isUnshown?(question: Q, value: Value, edits?: unknown): boolean;
  /** What was said, each thing as a person reads it. */
  inWords(question: Q, value: Value): readonly string[];
  /** What may be right of a question; left out by kinds of which nothing is right or wrong. */
  readonly keyed?: Keyed<Q>;
  /** Among what is chosen, for kinds whose answers are chosen among options. */
  choosing?(question: Q): {
    readonly options: readonly { readonly id: string; readonly text: string }[];
    readonly multiple: boolean;
  };
  /**
   * What an answer puts its person into, where another question is to be told by it: names of a few
   * groups, in the order of the question. Left out by kinds whose answers make no few groups.
   */
  readonly grouping?: {
    all(question: Q): readonly string[];
    of(question: Q, value: Value): readonly string[];
  };
  /**
   * An answer that somebody might give: rehearsals, measurements and tests answer with it.
   * `random` gives numbers from 0 to below 1.
   */
  sample(question: Q, random: () => number): Value;
}

/** What a kind says of a round in a report. */
export type KindReport = Pick<
  RoundReport,
  'multiple' | 'lists' | 'lines' | 'figures' | 'forHosts' | 'unit' | 'unmarked'
>;
