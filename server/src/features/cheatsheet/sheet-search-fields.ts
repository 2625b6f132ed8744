import type { SearchedFields } from '../../core/searched.ts';

/** Where it lies what is searched of a cheat sheet. Who may read it stands in the place of a space. */
export const searchedInSheets: SearchedFields = {
  space: 'audience',
  title: 'title',
  text: 'text',
  beginnings: 'beginnings',
  listed: 'isListed',
};
