import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const states: Readonly<Record<BlogAudience, string>> = {
  everybody: 'Published for everybody logged in',
  school: 'Published for your school',
  followers: 'Published for your followers',
  link: 'Published by its link',
};

/** What the list of one's own posts says. */
export const ownMessages = {
  list: 'Your posts',
  loading: 'Loading your posts …',
  failed: 'Your posts cannot be loaded',
  retry: 'Try again',
  more: 'More',
  none: 'You have written nothing yet',
  noneText: 'Begin with a title. It is saved as you type, and nobody reads it before you publish.',
  write: 'Write a post',
  import: 'Import',
  export: 'Export all',
  exporting: 'Exporting …',
  exportName: 'my-posts.zip',
  exported: 'Your posts are saved as a zip of Markdown files.',
  noTitle: 'No title',
  draft: 'Draft',
  states,
  differs: 'Changes are not published yet',
  takenDown: 'Taken down',
  why: (reason: string) => `An admin says: ${reason}`,
  savedAt: (when: string) => `Saved ${when}`,
  likes: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'like', other: 'likes' })}`,
  comments: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'comment', other: 'comments' })}`,
  read: 'Read it',
  readOf: (title: string) => `Read ${title}`,
} as const;

/** What the dialog of an import says. */
export const importMessages = {
  title: 'Import posts',
  intro:
    'A Markdown file, or a zip of Markdown files and their pictures. Front matter with title and tags is understood. Each text becomes a draft that only you can read.',
  file: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Importing …',
  tooLarge: (megabytes: number) => `A file may have ${formatCount(megabytes)} MB at most.`,
  wrongKind: 'That is neither a Markdown file nor a zip.',
  done: (count: number, before: number) =>
    count === 0
      ? before === 0
        ? 'Nothing was taken'
        : 'Nothing new: all of it was there'
      : `${formatCount(count)} ${plural(count, { one: 'draft', other: 'drafts' })} made`,
  nothing: 'There is no text in this file.',
  taken: 'Draft made',
  takenPart: 'Draft made, with remarks',
  wasThere: 'Already there',
  notTaken: 'Not taken',
  open: (name: string) => `Open ${name}`,
  another: 'Import another file',
  close: 'Done',
} as const;
