import type { MaterialWords } from '../material/material.ts';

/** What is said of polls where they are made and listed. */
export const pollMaterialMessages: MaterialWords = {
  newTitle: 'New poll',
  editTitle: (title) => `Edit ${title}`,
  header: 'The poll as a whole',
  writing: 'Writing the poll',
  back: 'All polls',
  title: 'Title of the poll',
  titlePlaceholder: 'Untitled poll',
  loading: 'Loading the poll …',
  failed: 'This poll cannot be opened',
  conflict: 'This poll was changed elsewhere',
  listLoading: 'Loading your polls …',
  listFailed: 'Your polls cannot be loaded',
  empty: 'No polls yet',
  emptyText: 'Write a question, press Present, and the room can answer a moment later.',
  create: 'Create a poll',
  nameless: 'A poll that cannot be read',
  removeTitle: 'Delete this poll?',
  copyTitle: 'Duplicate this poll',
  copied: 'The poll is duplicated.',
};
