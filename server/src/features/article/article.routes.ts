import { articleCalls as calls } from '@sets/shared/article/article.calls.ts';
import {
  article,
  articleList,
  articleVersion,
  articleVersions,
  editedArticle,
} from '@sets/shared/article/article.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { ArticleAccess } from './article-access.service.ts';
import type { ArticleReading } from './article-reading.service.ts';
import type { Versions } from './article-versions.service.ts';
import type { ArticleWriting } from './article-writing.service.ts';
import type { Articles } from './articles.service.ts';

interface ArticleParts {
  readonly access: ArticleAccess;
  readonly reading: ArticleReading;
  readonly writing: ArticleWriting;
  readonly versions: Versions;
  readonly articles: Articles;
}

/** Articles of spaces: what whoever sees the space reads, and what its moderators write. */
export const articleRoutes = (parts: ArticleParts): RouteGroup => ({
  name: 'Articles',
  schemas: {
    ArticleList: articleList,
    Article: article,
    EditedArticle: editedArticle,
    ArticleVersions: articleVersions,
    ArticleVersion: articleVersion,
  },
  routes: [...reading(parts), ...writing(parts), ...versionsOf(parts)],
});

const reading = ({ reading: articles }: ArticleParts) => [
  serve(calls.list, ({ actor, params }) => articles.list(actor, params.moduleid)),
  serve(calls.view, ({ actor, params }) => articles.view(actor, params.articleid)),
  serve(calls.picture, async ({ actor, params: { articleid, fileid } }) => ({
    name: `${fileid}.webp`,
    contents: await articles.picture(actor, articleid, fileid),
  })),
];

const writing = ({ writing: written, articles }: ArticleParts) => [
  serve(calls.read, ({ actor, params }) => written.read(actor, params.articleid)),
  serve(calls.save, ({ actor, params, body }) => written.save(actor, params.articleid, body)),
  serve(calls.publish, ({ actor, params, body }) =>
    written.publish(actor, params.articleid, body.revision),
  ),
  serve(calls.hide, ({ actor, params, body }) =>
    written.hide(actor, params.articleid, body.revision),
  ),
  serve(calls.remove, ({ actor, params, body }) =>
    written.remove(actor, params.articleid, body.revision),
  ),
  serve(calls.putBack, ({ actor, params, body }) =>
    written.putBack(actor, params.articleid, body.revision),
  ),
  serve(calls.keepPicture, ({ actor, params, body }) =>
    articles.keepPicture(actor, params.articleid, body),
  ),
];

const versionsOf = ({ access, versions }: ArticleParts) => [
  serve(calls.versions, async ({ actor, params: { articleid } }) => {
    await access.edited(actor, articleid);
    return versions.list(articleid);
  }),
  serve(calls.version, async ({ actor, params: { articleid, version } }) => {
    await access.edited(actor, articleid);
    return versions.read(articleid, Number(version));
  }),
];
