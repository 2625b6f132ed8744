import type { exchangeCallsOf } from '@sets/shared/material/exchange-calls.ts';
import type { FileFormat, ReadExtra } from '@sets/shared/material/exchange.contract.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type * as z from 'zod/mini';
import type { AnyDraft, Material } from '../material.ts';

type ExchangeCalls<Settings> = ReturnType<
  typeof exchangeCallsOf<z.ZodMiniType<Readonly<Record<string, string>>>, z.ZodMiniType<Settings>>
>;

/** A question that comes from elsewhere, and what is said of it there. */
export interface TakenQuestion extends ReadExtra {
  readonly question: Question;
}

/** What is taken of a file. */
export interface Taken<Settings> {
  readonly format: FileFormat | null;
  readonly settings: Settings | null;
  readonly questions: readonly TakenQuestion[];
}

/** How a material comes from files and becomes files, as its feature says it. */
export interface Exchange<Draft extends AnyDraft, Definition extends Draft, Settings = unknown> {
  readonly material: Material<Draft, Definition>;
  readonly calls: ExchangeCalls<Settings>;
  /** What the id of one is called in addresses. */
  readonly ref: string;
  /** What one is called in sentences: `poll`. */
  readonly noun: string;
  /** What else is said where questions are chosen. */
  readonly hint?: string;
  /** A new one that is asked as the file says. */
  readonly begun: (settings: Settings | null) => Draft;
  /** With these questions behind its own. */
  readonly withTaken: (draft: Draft, taken: Taken<Settings>) => Draft;
}

/** The same where it does not matter which it is. */
export type AnyExchange<Settings = unknown> = Pick<
  Exchange<AnyDraft, AnyDraft, Settings>,
  'calls' | 'ref' | 'noun' | 'hint'
>;
