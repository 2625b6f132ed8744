import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { ReactNode } from 'react';
import type { AnyDraft, Shelf } from '../material.ts';
import type { MaterialSaver } from '../material-saver.ts';

// Methods, so that what a feature makes for its own draft stays assignable where any is written.

export interface ToolsProps<Draft extends AnyDraft, Definition extends Draft> {
  readonly saver: MaterialSaver<Draft, Definition>;
  /** Its id once it is complete and saved; else null, and it is said what is missing. */
  readonly ready: () => Promise<string | null>;
}

export interface DraftProps<Draft extends AnyDraft> {
  readonly draft: Draft;
  readonly onEdit: (change: (draft: Draft) => Draft) => void;
}

export interface QuestionProps<Draft extends AnyDraft> extends DraftProps<Draft> {
  readonly question: Question;
  /** Its place, from 0. */
  readonly at: number;
  /** What it lacks, as far as that is to be said now. */
  readonly lacks: readonly string[];
}

/** The parts that draw one's own draft. */
export interface BodyParts<Draft extends AnyDraft> {
  /** Over the question. */
  Offer?(this: void, props: DraftProps<Draft>): ReactNode;
  /** Under what is written of a question: what the material adds to it. */
  Extras(this: void, props: QuestionProps<Draft>): ReactNode;
  /** What is said to be right of a question; null where nothing is. */
  rightOf(this: void, draft: Draft, question: Question): Right | null;
  /** The draft with something else right of the question with this id. */
  withRight(this: void, draft: Draft, id: string, right: Right | null): Draft;
  /** The question as it will be seen. */
  Preview(this: void, props: { readonly draft: Draft; readonly at: number }): ReactNode;
  /** What holds for all questions. */
  Settings(this: void, props: DraftProps<Draft>): ReactNode;
}

/** What a feature adds to the editor of its material. */
export interface EditorParts<
  Draft extends AnyDraft,
  Definition extends Draft,
> extends BodyParts<Draft> {
  /** Beside undo and redo. */
  Tools(this: void, props: ToolsProps<Draft, Definition>): ReactNode;
  /** Where questions for it are made of a text; `id` is null while it is not made. */
  readonly textPath: (shelf: Shelf, id: string | null) => string;
}
