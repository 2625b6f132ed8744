import { randomBytes } from 'node:crypto';
import type {
  Article,
  ArticleContent,
  ArticleList,
  ArticleVersions,
  EditedArticle,
} from '@sets/shared/article/article.contract.ts';
import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { ManualClock } from './manual-clock.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** What one of these says, or why it is refused. */
type Refused = { readonly code?: string; readonly msg?: string };

export const newArticleid = (): string => randomBytes(16).toString('base64url');

export const articleForTests = (content: Partial<ArticleContent> = {}): ArticleContent => ({
  title: 'On engines',
  text: 'They weave **patterns**.',
  authors: ['Ada Lovelace'],
  source: '',
  ...content,
});

/** The calls of articles, as people make them; the limits are proved elsewhere. */
export const articleStage = (app: Pick<TestApp, 'call'>, clock: ManualClock) => {
  const call = <Body>(who: Person | null, method: string, path: string, body?: unknown) => {
    clock.advance(1_000);
    return app.call<Body & Refused>(method, `/api/article/${path}`, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
    });
  };
  const changing = (path: string) => (who: Person, articleid: string, revision: number) =>
    call<EditedArticle>(who, 'POST', `${path}/${articleid}`, { revision });
  const save = (
    who: Person,
    { moduleid, articleid }: { readonly moduleid: string; readonly articleid: string },
    content: Partial<ArticleContent> = {},
    revision = 0,
  ) =>
    call<EditedArticle>(who, 'PUT', `edit/${articleid}`, {
      moduleid,
      content: articleForTests(content),
      revision,
    });
  const publish = changing('publish');
  return {
    save,
    publish,
    hide: changing('hide'),
    remove: changing('remove'),
    putBack: changing('back'),
    /** A published article of this space: of revision 2. */
    published: async (
      who: Person,
      moduleid: string,
      content: Partial<ArticleContent> = {},
    ): Promise<string> => {
      const articleid = newArticleid();
      await save(who, { moduleid, articleid }, content);
      const { status } = await publish(who, articleid, 1);
      if (status !== 200) throw new Error(`To publish answered ${status}.`);
      return articleid;
    },
    read: (who: Person, articleid: string) => call<EditedArticle>(who, 'GET', `edit/${articleid}`),
    view: (who: Person | null, articleid: string) => call<Article>(who, 'GET', `view/${articleid}`),
    list: (who: Person | null, moduleid: string) => call<ArticleList>(who, 'GET', `of/${moduleid}`),
    versions: (who: Person, articleid: string) =>
      call<ArticleVersions>(who, 'GET', `versions/${articleid}`),
    version: (who: Person, articleid: string, version: number) =>
      call<{ content: ArticleContent }>(who, 'GET', `versions/${articleid}/${version}`),
    keepPicture: (who: Person, articleid: string, bytes: Uint8Array | string) =>
      call<Picture>(who, 'POST', `picture/${articleid}`, bytes),
    picture: (who: Person | null, articleid: string, fileid: string) =>
      call(who, 'GET', `picture/${articleid}/${fileid}`),
  };
};
