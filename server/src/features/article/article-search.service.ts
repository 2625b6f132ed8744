import { findInSpaces } from '../../core/find-in-spaces.ts';
import type { Searched } from '../../core/searched.ts';
import { searchedInArticles } from './article-search-fields.ts';
import type { ArticleRecord, ArticleRecords } from './article-records.service.ts';

interface FoundArticle extends Pick<ArticleRecord, '_id' | 'moduleid' | 'line'> {
  /** Read where the words of a text are looked through. */
  readonly published?: { readonly text?: unknown } | null;
}

const titleOf = ({ line }: Pick<FoundArticle, 'line'>): string => line?.title ?? '';

/** Finds what is published in spaces. */
export const articleSearch = ({ articles }: Pick<ArticleRecords, 'articles'>) => ({
  kind: 'article' as const,
  find: async (query: string, moduleids: readonly string[], limit: number) => {
    const searched: Searched<FoundArticle> = {
      collection: articles.db.collection<FoundArticle>(articles.collection.name),
      fields: searchedInArticles,
      read: ['line'],
      readThrough: ['published.text'],
      titleOf,
      textOf: ({ published }) => (typeof published?.text === 'string' ? published.text : ''),
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
