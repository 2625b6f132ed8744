import type { BlogContent, OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import type { PostServer } from '../src/features/blog/edit/saving/post-server.ts';

type Sent = Parameters<PostServer['send']>[0];

const inOrder = ({ title, text, tags, cover }: BlogContent): string =>
  JSON.stringify([title, text, tags, cover]);

/** What a change makes of a post, by the rules of the real server; null where it answers with CONFLICT. */
const changed = (post: OwnPost, change: Sent): OwnPost | null => {
  if (change.kind === 'save' && inOrder(change.content) === inOrder(post.content)) return post;
  if (change.revision !== post.revision) return null;
  if (post.removedUntil !== null && change.kind !== 'putBack') return null;
  const at = '2026-11-28T20:00:00.000Z';
  switch (change.kind) {
    case 'save': {
      const published = post.published && { ...post.published, differs: true };
      return { ...post, content: change.content, published };
    }
    case 'settings': {
      const { audience, commentsOpen } = change;
      return { ...post, audience, commentsOpen };
    }
    case 'publish':
      return { ...post, published: { at, editedAt: null, differs: false } };
    case 'hide':
      return { ...post, published: null };
    case 'remove':
      return { ...post, removedUntil: '2026-12-05T20:00:00.000Z' };
    default:
      return { ...post, removedUntil: null };
  }
};

/** A server of one post, with the rules of the real one on revisions; null until it is saved first. */
export const fakePostServer = (blogid: string, first: OwnPost | null = null) => {
  let post = first;
  const put = (next: OwnPost): void => {
    if (next !== post) post = { ...next, revision: (post?.revision ?? 0) + 1 };
  };
  const server = {
    calls: [] as Sent[],
    /** The kinds of calls that outlive their page. */
    outliving: [] as string[],
    /** `away`: nothing arrives. `lost reply`: what is sent arrives, and nobody hears of it. */
    fault: null as 'away' | 'lost reply' | null,
    /** Given to every change in place of what would become of it. */
    answer: null as Result<OwnPost> | null,
    now: (): OwnPost | null => post,
    /** Another tab, or another device. */
    others: (change: (post: OwnPost) => OwnPost): void => {
      if (post !== null) put(change(post));
    },
    purge: (): void => {
      post = null;
    },
    /** What is saved, before it is. */
    onSave: (_content: BlogContent, _before: OwnPost | null): void => undefined,
  };
  const unreachable = fail('UNAVAILABLE', 'Not reached.');
  const blank = (content: BlogContent): OwnPost => ({
    blogid,
    revision: 0,
    content,
    savedAt: '2026-11-28T19:00:00.000Z',
    audience: 'everybody',
    commentsOpen: true,
    published: null,
    takenDown: null,
    removedUntil: null,
  });
  const nextOf = (change: Sent): OwnPost | null => {
    if (post !== null) return changed(post, change);
    return change.kind === 'save' && change.revision === 0 ? blank(change.content) : null;
  };
  const api: PostServer = {
    read: async () => {
      if (server.fault !== null) return unreachable;
      return post === null ? fail('NOT_FOUND', 'There is no such post.') : ok(post);
    },
    keepPicture: async () =>
      post === null
        ? fail('NOT_FOUND', 'There is no such post.')
        : ok({ fileid: 'p1', path: '/api/file/p1', width: 10, height: 10 }),
    send: async (change, outlivesPage = false) => {
      server.calls.push(change);
      if (outlivesPage) server.outliving.push(change.kind);
      if (server.fault === 'away') return unreachable;
      if (server.answer !== null) return server.answer;
      const next = nextOf(change);
      if (next !== null) {
        if (change.kind === 'save') server.onSave(change.content, post);
        put(next);
      }
      if (server.fault !== null || post === null) {
        return server.fault === null ? fail('CONFLICT', 'Not there.') : unreachable;
      }
      return next === null ? fail('CONFLICT', 'Changed.') : ok(post);
    },
  };
  return Object.assign(server, { api });
};
