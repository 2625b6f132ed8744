import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';

const audiences: Readonly<Record<SheetAudience, { readonly name: string; readonly text: string }>> =
  {
    everybody: { name: 'Everybody', text: 'Whoever comes, logged in or not.' },
    school: { name: 'My school', text: 'Whoever is of your school.' },
    space: { name: 'The space', text: 'Whoever may read the space that it is for.' },
    own: { name: 'Only me', text: 'Nobody else. You can open it later.' },
  };

/** What the fields of a sheet say. */
export const formMessages = {
  title: 'Title',
  description: 'Description',
  descriptionHint: 'What it is good for. Markdown and formulas.',
  subject: 'Subject',
  subjectHint: 'As ‘Linear algebra’',
  optional: '(optional)',
  space: {
    label: 'For a space',
    none: 'For no space',
    loading: 'Loading your spaces …',
    other: 'The space that it is for',
    needed: 'Choose the space whose people may read it.',
  },
  tags: 'Tags',
  language: 'Language',
  who: 'Who may read it',
  audiences,
  comments: 'Comments',
  commentsText: 'Whoever reads it may say something under it.',
  mend: 'Something is missing above.',
} as const;
