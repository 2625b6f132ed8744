import { randomBytes } from 'node:crypto';
import type {
  BlogContent,
  OwnPost,
  OwnPostsPage,
  Post,
  PostsPage,
  PostVersions,
} from '@sets/shared/blog/blog.contract.ts';
import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { ManualClock } from './manual-clock.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** What one of these says, or why it is refused. */
type Refused = { readonly code?: string; readonly msg?: string };

export const newBlogid = (): string => randomBytes(16).toString('base64url');

export const contentForTests = (content: Partial<BlogContent> = {}): BlogContent => ({
  title: 'What I learned',
  text: 'They keep their **direction**.',
  tags: [],
  cover: null,
  ...content,
});

/** The calls of blogs, as people make them; the limits are proved elsewhere. */
export const blogStage = (app: Pick<TestApp, 'call'>, clock: ManualClock) => {
  const call = <Body>(who: Person, method: string, path: string, body?: unknown) => {
    clock.advance(1_000);
    return app.call<Body & Refused>(method, `/api/blog/${path}`, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
    });
  };
  const changing = (path: string) => (who: Person, blogid: string, revision: number) =>
    call<OwnPost>(who, 'POST', `${path}/${blogid}`, { revision });
  const save = (who: Person, blogid: string, content: Partial<BlogContent>, revision = 0) =>
    call<OwnPost>(who, 'PUT', `post/${blogid}`, { content: contentForTests(content), revision });
  const settings = (
    who: Person,
    blogid: string,
    said: Partial<Pick<OwnPost, 'audience' | 'commentsOpen'>>,
    revision: number,
  ) =>
    call<OwnPost>(who, 'PUT', `settings/${blogid}`, {
      audience: 'everybody',
      commentsOpen: true,
      ...said,
      revision,
    });
  const publish = changing('publish');
  return {
    save,
    settings,
    publish,
    hide: changing('hide'),
    remove: changing('remove'),
    putBack: changing('back'),
    /** A published post: of revision 2, or 3 where it is not for everybody. */
    published: async (
      who: Person,
      content: Partial<BlogContent> = {},
      audience: OwnPost['audience'] = 'everybody',
    ): Promise<string> => {
      const blogid = newBlogid();
      await save(who, blogid, content);
      const { body } = await settings(who, blogid, { audience }, 1);
      const { status } = await publish(who, blogid, body.revision);
      if (status !== 200) throw new Error(`To publish answered ${status}.`);
      return blogid;
    },
    read: (who: Person, blogid: string) => call<OwnPost>(who, 'GET', `post/${blogid}`),
    view: (who: Person, blogid: string) => call<Post>(who, 'GET', `view/${blogid}`),
    own: (who: Person, query = '') => call<OwnPostsPage>(who, 'GET', `own?${query}`),
    feed: (who: Person, query: string) => call<PostsPage>(who, 'GET', `feed?of=${query}`),
    tags: (who: Person) =>
      call<{ tags: { tag: string; posts: number }[] }>(who, 'GET', 'tags').then(
        ({ body }) => body.tags,
      ),
    like: (who: Person, blogid: string, on: boolean) =>
      call<{ likes: number; youLike: boolean }>(who, 'PUT', `like/${blogid}`, { on }),
    versions: (who: Person, blogid: string) => call<PostVersions>(who, 'GET', `versions/${blogid}`),
    version: (who: Person, blogid: string, version: number) =>
      call<{ content: BlogContent }>(who, 'GET', `versions/${blogid}/${version}`),
    feedKey: (who: Person, method: string) =>
      call<{ key: string | null }>(who, method, 'feedkey').then(({ body }) => body.key),
    keepPicture: (who: Person, blogid: string, bytes: Uint8Array | string) =>
      call<Picture>(who, 'POST', `picture/${blogid}`, bytes),
  };
};
