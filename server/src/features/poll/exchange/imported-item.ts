import type { NumberWithin } from '@sets/shared/question/number/within.ts';
import type { Setting } from './table-columns.ts';
import type { FileFormat, FileRead } from '@sets/shared/poll/poll-exchange.contract.ts';

/** Sides that are matched, and which of them belong together, by their places. */
export interface Sides {
  readonly lefts: readonly string[];
  readonly options: readonly string[];
  readonly pairs: readonly (readonly [left: number, option: number])[];
}

/** A gap of a text: what may be typed into it, or among what is chosen, with the place of what is right. */
export type ImportedGap =
  | { readonly accepted: readonly string[] }
  | { readonly options: readonly string[]; readonly right: number | null };

/** A question as any format may have it, before it is known what a poll makes of it. */
export interface ImportedItem {
  readonly name: string;
  /** What the format calls it. */
  readonly type: string;
  /** The kind of a poll's question that it comes nearest to; null where there is none. */
  readonly kind: string | null;
  readonly text: string;
  /** Lines below the text, of a slide. */
  readonly body?: string;
  readonly options?: readonly string[];
  /** Places of the right options, from 0. */
  readonly right?: readonly number[];
  readonly multiple?: boolean;
  readonly seconds?: number | null;
  /** A number that is guessed: what is right, and what is known of its range. */
  readonly rightNumber?: NumberWithin | undefined;
  readonly range?: { readonly min?: number; readonly max?: number; readonly step?: number };
  /** Texts that are right, of an answer that is typed. */
  readonly rightTexts?: readonly string[];
  /** What is matched. */
  readonly sides?: Sides;
  /** A text with gaps, piece by piece. */
  readonly gaps?: readonly (string | ImportedGap)[];
  /** Its options stand in their right order. */
  readonly inRightOrder?: true;
  /** How it is asked, as its kind has it. */
  readonly settings?: readonly Setting[];
  /** What a poll does not keep of it, and what was wrong with it. */
  readonly notes: readonly string[];
}

/** An item of our own JSON needs no guess. */
export type ReadyItem = Omit<FileRead['items'][number], 'at'>;

export interface Imported {
  readonly format: FileFormat | null;
  readonly title?: string;
  readonly settings?: FileRead['settings'];
  readonly items: readonly (ImportedItem | ReadyItem)[];
  readonly notes: readonly string[];
}

/** Thrown by parsers where a file cannot be read at all: its message is for the person. */
export class FileFault extends Error {}
