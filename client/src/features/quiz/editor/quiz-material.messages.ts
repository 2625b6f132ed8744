import type { MaterialWords } from '../../material/material.ts';

/** What is said of quizzes where they are made and listed. */
export const quizMaterialMessages: MaterialWords = {
  newTitle: 'New quiz',
  editTitle: (title) => `Edit ${title}`,
  header: 'The quiz as a whole',
  writing: 'Writing the quiz',
  back: 'All quizzes',
  title: 'Title of the quiz',
  titlePlaceholder: 'Untitled quiz',
  loading: 'Loading the quiz …',
  failed: 'This quiz cannot be opened',
  conflict: 'This quiz was changed elsewhere',
  listLoading: 'Loading your quizzes …',
  listFailed: 'Your quizzes cannot be loaded',
  empty: 'No quizzes yet',
  emptyText: 'Write a question, say what is right, press Present, and the room can play.',
  create: 'Create a quiz',
  nameless: 'A quiz that cannot be read',
  removeTitle: 'Delete this quiz?',
  copyTitle: 'Duplicate this quiz',
  copied: 'The quiz is duplicated.',
};
