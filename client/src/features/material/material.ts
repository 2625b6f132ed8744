import type { CallDeclaration } from '@sets/shared/core/call.ts';
import type { Result } from '@sets/shared/core/result.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import type { MaterialLine as LineFields } from '@sets/shared/material/material.contract.ts';
import type { VersionLine } from '@sets/shared/material/material-versions.contract.ts';
import type { Reading } from './reading.ts';
import type { Writing } from './writing.ts';

// A material is what is made in a topic of a space and presented from there. What is said here of all of them
// each feature fills in for its own; nothing in this folder knows which there are.

/** Where what is made is filed: a topic of a space. */
export interface Shelf {
  readonly moduleid: string;
  readonly topicid: string;
}

/** What is written, as far as every material has it. */
export interface AnyDraft {
  readonly title: string;
}

/** One of them as the server has it. */
export interface Filed<Definition> {
  readonly id: string;
  readonly revision: number;
  readonly shelf: Shelf;
  readonly definition: Definition;
}

/** Those of the signed-in person. */
export interface MaterialApi<Definition> {
  /** Whether something can be filed there. */
  look(shelf: Shelf): Promise<Result<object>>;
  read(id: string): Promise<Result<Filed<Definition>>>;
  /** The same attempt again gives what it has made. */
  create(definition: Definition, shelf: Shelf, attempt: string): Promise<Result<Filed<Definition>>>;
  change(id: string, definition: Definition, revision: number): Promise<Result<Filed<Definition>>>;
  remove(id: string): Promise<Result<object>>;
  copy(id: string, to: Shelf, attempt: string): Promise<Result<object>>;
  restore(id: string, version: number, revision: number): Promise<Result<Filed<Definition>>>;
}

/** A line of a list of them. */
export interface MaterialLine extends LineFields {
  readonly id: string;
}

/** What a feature's calls give. */
export interface MaterialServer<Definition> {
  readonly api: (token: string) => MaterialApi<Definition>;
  readonly listCall: CallDeclaration;
  readonly lines: (token: string, shelf: Shelf) => Reading<readonly MaterialLine[]>;
  readonly one: (token: string, id: string) => Reading<Filed<Definition>>;
  readonly versions: (token: string, id: string) => Reading<readonly VersionLine[]>;
  /** What a version was like. */
  readonly version: (token: string, id: string, revision: number) => Reading<Definition>;
}

/** What a question still lacks, as its kind calls it. */
export interface DraftFault {
  /** Its place, from 0. */
  readonly question: number;
  readonly lacks: string;
}

export interface DraftCheck<Definition> {
  /** As it can be kept, or null while something is missing, or too long. */
  readonly definition: Definition | null;
  readonly faults: readonly DraftFault[];
  /** Whether its own title is too long. */
  readonly hasLongTitle: boolean;
}

/** What was typed and is not on the server yet. `revision` is what it was typed upon; null: a new one. */
export interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly revision: number | null;
}

/** How a material is written: pure rules, and how a draft of it is kept on this device. */
export interface MaterialRules<Draft extends AnyDraft, Definition extends Draft> {
  readonly writing: Writing<Draft>;
  readonly blank: () => Draft;
  readonly check: (draft: Draft) => DraftCheck<Definition>;
  /** As much of a draft as can be kept: what is not finished is as the server has it, or left out. Null where nothing is left. */
  readonly keepable: (draft: Draft, onServer: Draft | null) => Definition | null;
  readonly stored: StoredShape<KeptDraft<Draft>>;
  /** The beginnings of the keys under which drafts, attempts to make one, and steps of writing are kept. */
  readonly keys: {
    readonly draft: string;
    readonly attempt: string;
    readonly steps: string;
    /** The key of before drafts had owners. */
    readonly ownerless?: (name: string) => string;
  };
}

/** The addresses of its pages. */
export interface MaterialPaths {
  readonly list: (shelf?: Shelf) => string;
  readonly create: (shelf?: Shelf) => string;
  readonly edit: (id: string) => string;
  readonly start: (id: string) => string;
  /** The runs of one, and what a run came to. */
  readonly history: (shelf: Shelf, id: string) => string;
  readonly results: (runId: string) => string;
}

/** What is said that names it. */
export interface MaterialWords {
  readonly newTitle: string;
  readonly editTitle: (title: string) => string;
  /** What the parts of the page are called for those who hear it: a phone beside them has its own. */
  readonly header: string;
  readonly writing: string;
  readonly back: string;
  readonly title: string;
  readonly titlePlaceholder: string;
  readonly loading: string;
  readonly failed: string;
  readonly conflict: string;
  readonly listLoading: string;
  readonly listFailed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly create: string;
  /** One whose title cannot be made out. */
  readonly nameless: string;
  readonly removeTitle: string;
  readonly copyTitle: string;
  readonly copied: string;
}

/** A line that is read beside a question: said aside, as what is right, or as any text. */
export interface Note {
  readonly text: string;
  readonly as: 'aside' | 'right' | 'text';
}

/** One kind of material, as its feature makes it. */
export interface Material<Draft extends AnyDraft, Definition extends Draft> {
  readonly rules: MaterialRules<Draft, Definition>;
  readonly server: MaterialServer<Definition>;
  readonly paths: MaterialPaths;
  readonly words: MaterialWords;
  /** What it adds to the question at a place, as a person reads it. */
  readonly notesOf?: (draft: Draft, at: number) => readonly Note[];
}

/** The name of a draft: its title, else what it asks first. */
export const nameOf = <Draft extends AnyDraft>(
  { questionsOf }: Pick<Writing<Draft>, 'questionsOf'>,
  draft: Draft,
): string => draft.title || questionsOf(draft)[0]?.text || '';
