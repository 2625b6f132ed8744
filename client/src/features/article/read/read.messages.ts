import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the page of an article says. */
export const readMessages = {
  loading: 'Loading the article …',
  unknown: 'There is no such article',
  unknownText: 'The address may be mistyped, or the article is not there for you.',
  login: 'Log in',
  toHome: 'To the first page',
  failed: 'The article cannot be loaded',
  retry: 'Try again',
  minutes: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'minute', other: 'minutes' })} to read`,
  editedOn: 'Edited on',
  source: 'Taken over from',
  edit: 'Edit',
  cite: 'Cite',
  print: 'Print',
  copyLink: 'Copy the link',
  linkCopied: 'The link is copied',
  linkNotCopied: 'Copying did not work. The link is in the address bar.',
} as const;

/** What the dialog of a citation says. */
export const citeMessages = {
  title: 'Cite this article',
  text: 'For BibTeX, and for what reads its files.',
  entry: 'The entry',
  copy: 'Copy',
  save: 'Save as a file',
  copied: 'The entry is copied',
  notCopied: 'Copying did not work. Select the entry and copy it.',
} as const;

/** What the page of a space says of its articles. */
export const listMessages = {
  title: 'Articles',
  loading: 'Loading the articles …',
  failed: (why: string) => `The articles cannot be loaded. ${why}`,
  retry: 'Try again',
  none: 'No articles yet. Write what your students can read in their own time, or take over a page from the web.',
  write: 'Write an article',
  draft: 'Draft',
  andOthers: (names: string, others: number) => `${names} and ${formatCount(others)} others`,
  noTitle: 'No title',
  removed: (until: string) => `Removed. It can be put back until ${until}.`,
  putBack: 'Put back',
  edit: (title: string) => `Edit ${title}`,
} as const;
