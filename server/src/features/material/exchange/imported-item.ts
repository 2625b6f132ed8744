import type { NumberWithin } from '@sets/shared/question/number/within.ts';
import type { Setting } from './table-columns.ts';
import type { FileFormat, FileRead } from '@sets/shared/material/exchange.contract.ts';

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
  /** The kind of question that it comes nearest to; null where there is none. */
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
  /** Why it is right, for everybody who has answered. */
  readonly explanation?: string;
  /** What those are told who give an answer that is right; '' where only others are told something. */
  readonly feedback?: string;
  /** What it is worth there. */
  readonly points?: number;
  /** Its answers are worth more or less. */
  readonly isWeighed?: boolean;
  /** What is not kept of it, and what was wrong with it. */
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

/** Who asks what is read. */
export interface AskedAs {
  /** As sentences begin with it: `A poll`. */
  readonly one: string;
  /** Whether each answer is judged: then it asks only what something can be right of, and says what it is worth, and why. */
  readonly isJudged: boolean;
}

/** The JSON of one material. */
export interface OwnJson {
  /** What the file says that it is. */
  readonly format: string;
  /** @throws FileFault */
  read(text: string): Imported;
}

/** What reads files for a material: with its own JSON, and that of the others. */
export interface ReadsFiles {
  readonly asked: AskedAs;
  readonly own: OwnJson;
  readonly others: readonly OwnJson[];
}
