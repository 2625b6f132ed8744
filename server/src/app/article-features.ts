import { type ArticleServices, openArticles } from '../features/article/article.feature.ts';
import type { ArticlePorts } from '../features/article/article-tools.ts';
import type { FileService } from '../features/file/file.service.ts';
import type { PicturedKind } from '../features/file/pictured-kind.ts';
import type { FeatureTools } from './feature-tools.ts';

interface ArticleFeaturePorts extends Omit<ArticlePorts, 'pictures'> {
  /** Open once a call comes in. */
  readonly files: () => FileService;
}

/** Articles, with where their pictures lie. */
export const openArticlesWithPictures = (
  tools: FeatureTools,
  { files, ...ports }: ArticleFeaturePorts,
) =>
  openArticles(tools, {
    ...ports,
    pictures: {
      keep: (actor, { articleid, allow }, sent) =>
        files().uploadFor(actor, { sentFor: { articleid }, allow }, sent),
      read: (actor, fileid) => files().read(actor, fileid),
      loosen: (fileids) => files().loosen(fileids),
      removeAllOfArticle: (articleid, heirsOf) => files().removeAllSentFor({ articleid }, heirsOf),
    },
  });

/** They are their space's: who moderates it no more sees of them what all others do, also of what they sent. */
export const picturesOfArticles = ({
  articles,
}: Pick<ArticleServices, 'articles'>): PicturedKind => ({
  fact: 'articleid',
  senderSees: false,
  shows: (userid, articleid, fileid) => articles.shows(userid, articleid, fileid),
  named: (fileids) => articles.picturesNamed(fileids),
});
