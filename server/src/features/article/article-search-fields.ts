import type { SearchedFields } from '../../core/searched.ts';

/** Where an article has what is searched: what others read of it. */
export const searchedInArticles: SearchedFields = {
  title: 'published.title',
  text: 'searched',
  beginnings: 'beginnings',
  listed: 'isOut',
};
