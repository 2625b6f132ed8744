import type { Feature, FeatureContext } from '../../core/feature.ts';
import { ArticleAccess } from './article-access.service.ts';
import { articlePersonalData } from './article.personal-data.ts';
import { ArticlePurge } from './article-purge.service.ts';
import { ArticleReading } from './article-reading.service.ts';
import { openRecords } from './article-records.service.ts';
import { articleRoutes } from './article.routes.ts';
import { ArticleStore } from './article-store.service.ts';
import type { ArticlePorts } from './article-tools.ts';
import { Versions } from './article-versions.service.ts';
import { ArticleWriting } from './article-writing.service.ts';
import { Articles } from './articles.service.ts';

/** What other features find of articles. */
export interface ArticleServices {
  readonly articles: Articles;
  readonly articleReading: ArticleReading;
  readonly articleWriting: ArticleWriting;
}

/** What the moderators of a space publish in it for its readers. */
export const openArticles = (
  { connection, clock, jobs }: Pick<FeatureContext, 'connection' | 'clock' | 'jobs'>,
  ports: ArticlePorts,
): Feature<ArticleServices> => {
  const models = openRecords(connection);
  const tools = { ...ports, models, clock, jobs };
  const store = new ArticleStore(models);
  const access = new ArticleAccess({ ...ports, store });
  const versions = new Versions(tools);
  const purge = new ArticlePurge({ ...tools, store, versions });
  const writing = new ArticleWriting({ ...tools, store, access, versions, purge });
  const reading = new ArticleReading({ ...tools, store, access });
  const articles = new Articles({ ...tools, access, purge });
  return {
    services: { articles, articleReading: reading, articleWriting: writing },
    api: [articleRoutes({ access, reading, writing, versions, articles })],
    personalData: articlePersonalData({ models, store }),
    removeFromSpace: (moduleid) => articles.spaceGone(moduleid),
  };
};
