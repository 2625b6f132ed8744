import type { Resume, ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import type { KeptDraft } from './kept-resume-drafts.ts';
import {
  entryKey,
  entryOf,
  type Fields,
  isSame,
  type PieceKey,
  readyOf,
  valueOf,
} from './resume-pieces.ts';
import type { ResumeChange } from './resume-server.ts';

/** Why what is typed is not sent. */
export type DraftProblem =
  /** It was changed elsewhere since it was begun: its person chooses. */
  | { readonly kind: 'changed'; readonly theirs: Fields }
  /** It was removed elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly msg: string };

export interface ResumeDraft extends KeptDraft {
  readonly problem: DraftProblem | null;
}

export type ResumeDrafts = Readonly<Record<string, ResumeDraft>>;

export interface ResumeState {
  /** As the server told it last. */
  readonly resume: Resume;
  readonly drafts: ResumeDrafts;
  /** Orders of sections that the server does not have yet. */
  readonly orders: Readonly<Partial<Record<ResumeSection, readonly string[]>>>;
  /** Entries that are removed in a moment, as they were seen then. */
  readonly held: Readonly<Record<string, Fields>>;
  readonly isSending: boolean;
  /** The server is not reached; it is tried again. */
  readonly isOffline: boolean;
}

export const without = <Value>(
  all: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> => {
  const { [key]: _gone, ...rest } = all;
  return rest;
};

/** Whether something is typed that the draft did not begin with. */
export const isTouched = ({ key, fields, base }: KeptDraft): boolean => {
  const ready = readyOf(key as PieceKey, fields);
  return base === null || ready === null || !isSame(ready, base);
};

/** A draft in which nothing is typed shows what the server has now. */
export const rebased = (resume: Resume, draft: ResumeDraft): ResumeDraft => {
  const now = valueOf(resume, draft.key as PieceKey);
  if (now === null || draft.sent.length > 0 || isTouched(draft)) return draft;
  return draft.base !== null && isSame(now, draft.base)
    ? draft
    : { ...draft, fields: now, base: now };
};

/** What the server does not have of a piece, and what becomes of it. */
export type NextStep =
  | { readonly kind: 'send'; readonly change: ResumeChange; readonly fields: Fields }
  | { readonly kind: 'settled'; readonly base: Fields }
  | { readonly kind: 'problem'; readonly problem: DraftProblem }
  | { readonly kind: 'wait' };

/** What is to be done for a draft now, given what the server told last. */
export const nextStep = (resume: Resume, key: PieceKey, draft: ResumeDraft): NextStep => {
  const fields = draft.problem === null ? readyOf(key, draft.fields) : null;
  if (fields === null) return { kind: 'wait' };
  const now = valueOf(resume, key);
  // Where something else was sent in between, the server may have that by now.
  const isSure = draft.sent.every((each) => isSame(each, fields));
  if (isSure && now !== null && isSame(now, fields)) return { kind: 'settled', base: now };
  const entry = entryOf(key);
  const { base, sent } = draft;
  if (now === null) {
    if (base !== null || entry === null) return { kind: 'problem', problem: { kind: 'gone' } };
    return { kind: 'send', fields, change: { kind: 'add', ...entry, fields } };
  }
  const isKnown = [...sent, ...(base === null ? [] : [base])].some((each) => isSame(each, now));
  if (!isKnown) return { kind: 'problem', problem: { kind: 'changed', theirs: now } };
  const { revision } = resume;
  if (entry === null) {
    return { kind: 'send', fields, change: { kind: key as 'intro' | 'about', fields, revision } };
  }
  const entryIndex = resume[entry.section].findIndex(({ entryId }) => entryId === entry.entryId);
  return { kind: 'send', fields, change: { kind: 'edit', ...entry, entryIndex, fields, revision } };
};

/** The entries' ids as they are wanted: those that have come elsewhere last, without those that have gone. */
export const orderNow = (wanted: readonly string[], ids: readonly string[]): readonly string[] => [
  ...wanted.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !wanted.includes(id)),
];

export interface ShownEntry {
  readonly key: PieceKey;
  readonly entryId: string;
  /** As they are typed, where that is more than the server has. */
  readonly fields: Fields;
  /** The server does not have it yet. */
  readonly isNew: boolean;
}

/** The entries of a section as their owner sees them: in the order that is wanted, with what is typed. */
export const shownEntries = (
  { resume, drafts, orders }: ResumeState,
  section: ResumeSection,
): readonly ShownEntry[] => {
  const ids = resume[section].map(({ entryId }) => entryId);
  const there = orderNow(orders[section] ?? ids, ids);
  const coming = Object.keys(drafts).flatMap((key) => {
    const entry = entryOf(key as PieceKey);
    return entry?.section === section && !ids.includes(entry.entryId) ? [entry.entryId] : [];
  });
  return [...there, ...coming].flatMap((entryId) => {
    const key = entryKey(section, entryId);
    const fields = drafts[key]?.fields ?? valueOf(resume, key);
    return fields === null ? [] : [{ key, entryId, fields, isNew: !ids.includes(entryId) }];
  });
};

/** Where the newest text is; `unfinished`: a field is to be filled in, or mended, before it can be saved. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'unfinished' | 'asks';

export const statusOf = ({ drafts, orders, isSending, isOffline }: ResumeState): SaveStatus => {
  const all = Object.values(drafts).filter(isTouched);
  if (isOffline) return 'offline';
  if (all.some(({ problem }) => problem !== null)) return 'asks';
  if (isSending) return 'saving';
  if (Object.keys(orders).length > 0) return 'waiting';
  const ready = all.filter(({ key, fields }) => readyOf(key as PieceKey, fields) !== null);
  if (ready.length > 0) return 'waiting';
  return all.length > 0 ? 'unfinished' : 'saved';
};
