import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { BlogAudience, BlogContent, OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { ask } from '../../../../core/api.ts';
import type { WritingServer } from '../../../../core/writing/writing-saver.ts';

/** Who may read it, and whether they may comment on it. */
export interface PostSettings {
  readonly audience: BlogAudience;
  readonly commentsOpen: boolean;
}

/** What becomes of a post besides what is typed. */
export type PostChange =
  | ({ readonly kind: 'settings' } & PostSettings)
  | { readonly kind: 'publish' | 'hide' | 'remove' | 'putBack' };

export type PostServer = WritingServer<OwnPost, BlogContent, PostChange>;

/** A post of whoever this token is of. */
export const postServer = (blogid: string, token: string): PostServer => {
  const params = { blogid };
  return {
    read: () => ask(blogCalls.read, { token, params }),
    keepPicture: (body) => ask(blogCalls.keepPicture, { token, params, body }),
    send: (change, outlivesPage = false) => {
      const given = { token, params, outlivesPage };
      const { revision } = change;
      switch (change.kind) {
        case 'save':
          return ask(blogCalls.save, { ...given, body: { content: change.content, revision } });
        case 'settings': {
          const { audience, commentsOpen } = change;
          return ask(blogCalls.settings, { ...given, body: { audience, commentsOpen, revision } });
        }
        default:
          return ask(blogCalls[change.kind], { ...given, body: { revision } });
      }
    },
  };
};
