import { findInSpaces } from '../../core/find-in-spaces.ts';
import { needsTexts, type Searched } from '../../core/searched.ts';
import { searchedInArticles } from './article-search-fields.ts';
import type { ArticleRecords, SearchedArticle } from './article-records.service.ts';

/** `start` is read where the words of a text are looked through. */
type FoundArticle = Pick<SearchedArticle, '_id' | 'moduleid' | 'line'> &
  Partial<Pick<SearchedArticle, 'start'>>;

const titleOf = ({ line }: Pick<FoundArticle, 'line'>): string => line?.title ?? '';

/** Finds what is published in spaces. */
export const articleSearch = ({ articles }: Pick<ArticleRecords, 'articles'>) => ({
  kind: 'article' as const,
  find: async (query: string, moduleids: readonly string[], limit: number) => {
    const searched: Searched<FoundArticle> = {
      collection: articles.db.collection<FoundArticle>(articles.collection.name),
      fields: searchedInArticles,
      read: ['line'],
      readThrough: needsTexts(query) ? ['start'] : [],
      titleOf,
      textOf: ({ start }) => start ?? '',
    };
    const hits = await findInSpaces(searched, { query, moduleids, limit });
    return hits.map(({ found, score }) => ({
      moduleid: found.moduleid,
      topicid: null,
      questionid: null,
      articleid: found._id,
      title: titleOf(found),
      score,
    }));
  },
});
