import type { Draft, KeptDraft } from './kept-draft.ts';
import {
  isSame,
  readyOf,
  withoutComing,
  type WritingKind,
  type Written,
  type WrittenContent,
} from './written.ts';

/** Why what is typed is not sent. */
type WritingProblem =
  /** It was changed elsewhere since it was begun: its author chooses. What is there is in `doc`. */
  | { readonly kind: 'changed' }
  /** It was removed elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly msg: string };

export interface WritingState<Doc extends Written<Content>, Content extends WrittenContent> {
  readonly kind: WritingKind<Content>;
  /** As the server told it last; of revision 0 where it does not have it. */
  readonly doc: Doc;
  readonly draft: Draft<Content>;
  readonly problem: WritingProblem | null;
  readonly isSending: boolean;
  /** The server is not reached; it is tried again. */
  readonly isOffline: boolean;
}

/** What of a state tells whether something is unsaved. */
type Typed<Content extends WrittenContent> = Pick<
  WritingState<Written<Content>, Content>,
  'kind' | 'doc' | 'draft'
>;

/** Whether something is typed that the server does not have. */
export const isTouched = <Content extends WrittenContent>({
  kind,
  doc,
  draft,
}: Typed<Content>): boolean => {
  const ready = readyOf(kind, draft.content);
  return ready === null || !isSame(ready, doc.content);
};

/** The same, or it is not known whether what was sent has arrived. */
export const isUnsaved = <Content extends WrittenContent>(state: Typed<Content>): boolean =>
  state.draft.sent.length > 0 || isTouched(state);

const isKnown = <Content extends WrittenContent>(
  { base, sent }: Draft<Content>,
  content: Content,
): boolean => [base, ...sent].some((each) => isSame(each, content));

/** What the server does not have of it, and what becomes of it. */
export type NextStep<Content> =
  | { readonly kind: 'send'; readonly content: Content }
  | { readonly kind: 'settled' }
  | { readonly kind: 'problem'; readonly problem: WritingProblem }
  | { readonly kind: 'wait' };

/** What is to be done with what is typed now, given what the server told last. */
export const nextStep = <Content extends WrittenContent>({
  kind,
  doc,
  draft,
  problem,
}: WritingState<Written<Content>, Content>): NextStep<Content> => {
  const content = problem === null ? readyOf(kind, draft.content) : null;
  if (content === null) return { kind: 'wait' };
  // Where something else was sent in between, the server may have that by now.
  const isSure = draft.sent.every((each) => isSame(each, content));
  const isThere = isSure && isSame(content, doc.content);
  if (isThere && (doc.revision > 0 || isSame(content, kind.empty))) return { kind: 'settled' };
  if (doc.removedUntil !== null) return { kind: 'problem', problem: { kind: 'gone' } };
  if (doc.revision > 0 && !isKnown(draft, doc.content)) {
    return { kind: 'problem', problem: { kind: 'changed' } };
  }
  return { kind: 'send', content };
};

/** What was typed, and what is written as the server has it now: where nothing was typed, that is shown. */
export const rebased = <Content extends WrittenContent>(
  doc: Written<Content>,
  before: Typed<Content>,
): Draft<Content> => {
  const { draft } = before;
  if (draft.sent.length > 0 || !isSame(draft.content, draft.base) || isTouched(before)) {
    return draft;
  }
  return { ...draft, content: doc.content, base: doc.content };
};

/** The beginning: what was kept in the tab, or what the server has. */
export const firstState = <Doc extends Written<Content>, Content extends WrittenContent>(
  kind: WritingKind<Content>,
  doc: Doc,
  kept: KeptDraft<Content>,
): WritingState<Doc, Content> => {
  const found = kept.find();
  const draft =
    found === null
      ? { content: doc.content, base: doc.content, sent: [], aside: null }
      : // A picture that was on its way as the page was left comes no more.
        { ...found, content: withoutComing(found.content) };
  return { kind, doc, draft, problem: null, isSending: false, isOffline: false };
};

/** Where the newest text is; `unfinished`: it is too long to be saved. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'unfinished' | 'asks';

export const statusOf = <Content extends WrittenContent>(
  state: WritingState<Written<Content>, Content>,
): SaveStatus => {
  if (state.isOffline) return 'offline';
  if (state.problem !== null) return 'asks';
  if (state.isSending) return 'saving';
  if (!isUnsaved(state)) return 'saved';
  return readyOf(state.kind, state.draft.content) === null ? 'unfinished' : 'waiting';
};
