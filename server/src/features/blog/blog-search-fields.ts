import type { SearchedFields } from '../../core/searched.ts';

/** Where a post has what is searched. Who may read it stands in the place of a space. */
export const searchedInPosts: SearchedFields = {
  space: 'audience',
  title: 'published.title',
  text: 'published.text',
  beginnings: 'beginnings',
  listed: 'isListed',
};
