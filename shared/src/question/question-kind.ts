import type * as z from 'zod/mini';
import type { Counts } from '../core/counts.ts';
import type { Outcome } from '../core/result.ts';
import type { Counters, RoundReport } from '../live/activity.ts';

/** What every question has. It holds nothing secret: whoever is asked may see all of it. */
export interface AnyQuestion {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
  /** Seconds to answer, or null without a limit. */
  readonly seconds: number | null;
}

/**
 * A kind of question: how one is written, and how it is answered. Plain functions that know no
 * activity: when a question is open, who sees the counts and what is right is not theirs to say.
 */
export interface QuestionKind<Q extends AnyQuestion, Value> {
  readonly kind: Q['kind'];
  readonly schemas: {
    readonly question: z.ZodMiniType<Q>;
    /** A question while it is written: what is still to be filled in may be empty. */
    readonly draft: z.ZodMiniType<Q>;
    readonly value: z.ZodMiniType<Value>;
  };
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
  accept(question: Q, value: Value): Outcome<Value>;
  /** What one answer adds to the counters. */
  contribution(question: Q, value: Value): Counters;
  /** What is shown of the counters, in the order of the question; 0 for what nobody has said. */
  counts(question: Q, counters: Counters): Counts;
  /** All that could be said, in the order of the question, and by how many it was. */
  report(question: Q, counters: Counters): Pick<RoundReport, 'multiple' | 'lines'>;
  /** What was said, each thing as a person reads it. */
  inWords(question: Q, value: Value): readonly string[];
}
