import type { BlogContent, OwnPost } from '@sets/shared/blog/blog.contract.ts';
import type { KeptPostDraft, PostDraft } from './kept-post-draft.ts';
import { isEmptyContent, isSame, readyOf, withoutComing } from './post-content.ts';

/** Why what is typed is not sent. */
export type PostProblem =
  /** It was changed elsewhere since it was begun: its author chooses. What is there is in `post`. */
  | { readonly kind: 'changed' }
  /** It was removed elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly msg: string };

export interface PostState {
  /** As the server told it last; of revision 0 where it does not have it. */
  readonly post: OwnPost;
  readonly draft: PostDraft;
  readonly problem: PostProblem | null;
  readonly isSending: boolean;
  /** The server is not reached; it is tried again. */
  readonly isOffline: boolean;
}

/** Whether something is typed that the server does not have. */
export const isTouched = ({ post, draft }: Pick<PostState, 'post' | 'draft'>): boolean => {
  const ready = readyOf(draft.content);
  return ready === null || !isSame(ready, post.content);
};

/** The same, or it is not known whether what was sent has arrived. */
export const isUnsaved = (state: Pick<PostState, 'post' | 'draft'>): boolean =>
  state.draft.sent.length > 0 || isTouched(state);

const isKnown = ({ base, sent }: PostDraft, content: BlogContent): boolean =>
  [base, ...sent].some((each) => isSame(each, content));

/** What the server does not have of a post, and what becomes of it. */
export type NextStep =
  | { readonly kind: 'send'; readonly content: BlogContent }
  | { readonly kind: 'settled' }
  | { readonly kind: 'problem'; readonly problem: PostProblem }
  | { readonly kind: 'wait' };

/** What is to be done with what is typed now, given what the server told last. */
export const nextStep = ({ post, draft, problem }: PostState): NextStep => {
  const content = problem === null ? readyOf(draft.content) : null;
  if (content === null) return { kind: 'wait' };
  // Where something else was sent in between, the server may have that by now.
  const isThere = draft.sent.length === 0 && isSame(content, post.content);
  if (isThere && (post.revision > 0 || isEmptyContent(content))) return { kind: 'settled' };
  if (post.removedUntil !== null) return { kind: 'problem', problem: { kind: 'gone' } };
  if (post.revision > 0 && !isKnown(draft, post.content)) {
    return { kind: 'problem', problem: { kind: 'changed' } };
  }
  return { kind: 'send', content };
};

/** What was typed, and the post as the server has it now: where nothing was typed, that is shown. */
export const rebased = (post: OwnPost, before: Pick<PostState, 'post' | 'draft'>): PostDraft => {
  const { draft } = before;
  if (draft.sent.length > 0 || !isSame(draft.content, draft.base) || isTouched(before)) {
    return draft;
  }
  return { ...draft, content: post.content, base: post.content };
};

/** The beginning: what was kept in the tab, or what the server has. */
export const firstState = (post: OwnPost, kept: KeptPostDraft): PostState => {
  const found = kept.find();
  const draft =
    found === null
      ? { content: post.content, base: post.content, sent: [], aside: null }
      : // A picture that was on its way as the page was left comes no more.
        { ...found, content: withoutComing(found.content) };
  return { post, draft, problem: null, isSending: false, isOffline: false };
};

/** Where the newest text is; `unfinished`: it is too long to be saved. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'unfinished' | 'asks';

export const statusOf = (state: PostState): SaveStatus => {
  if (state.isOffline) return 'offline';
  if (state.problem !== null) return 'asks';
  if (state.isSending) return 'saving';
  if (!isUnsaved(state)) return 'saved';
  return readyOf(state.draft.content) === null ? 'unfinished' : 'waiting';
};
