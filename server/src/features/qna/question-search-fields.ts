import type { SearchedFields } from '../../core/searched.ts';

/** Where a question has what is searched. */
export const searchedInQuestions: SearchedFields = {
  title: 'content.title',
  text: 'content.text',
  beginnings: 'beginnings',
  listed: 'listed',
};
