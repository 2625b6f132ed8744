import type { SearchedFields } from '../../core/find-in-spaces.ts';

/** Where a question has what is searched. */
export const searchedInQuestions: SearchedFields = {
  title: 'content.title',
  text: 'content.text',
  beginnings: 'beginnings',
};
