import { isolated } from '../../../../core/isolated.ts';
import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const sheets = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'cheat sheet', other: 'cheat sheets' })}`;

/** What the lists of cheat sheets say. */
export const listMessages = {
  title: 'Cheat sheets',
  titleOf: (list: string) => `${list} · Cheat sheets`,
  upload: 'Upload',
  mine: 'My files',
  lists: 'Lists of cheat sheets',
  tabs: { newest: 'Newest', used: 'Most used', voted: 'Best voted', school: 'School' },
  topics: 'Cheat sheets of a subject, in a language or with a tag',
  ofSubject: (subject: string, count: number) => `${isolated(subject)}, ${sheets(count)}`,
  inLanguage: (language: string, count: number) => `${language}, ${sheets(count)}`,
  tagged: (tag: string, count: number) => `#${tag}, ${sheets(count)}`,
  search: 'Search cheat sheets',
  found: (words: string) => `What fits “${isolated(words)}”`,
  foundIn: (words: string, language: string) => `What fits “${isolated(words)}” in ${language}`,
  allLanguages: 'In all languages',
  byAuthor: (name: string) => `Cheat sheets by ${isolated(name)}`,
  bySomebody: 'Cheat sheets of one person',
  ofSpace: (title: string) => `Cheat sheets for ${isolated(title)}`,
  ofSomeSpace: 'Cheat sheets of one space',
  loading: 'Loading the cheat sheets …',
  failed: 'The cheat sheets cannot be loaded',
  retry: 'Try again',
  more: 'More',
  loadingMore: 'Loading more …',
  moreFailed: 'The next cheat sheets cannot be loaded.',
  shown: (count: number) => `${sheets(count)} shown`,
  toNewest: 'To the newest',
  toSettings: 'To the settings',
  toPerson: 'To their page',
  login: 'Log in',
  none: {
    newest: {
      title: 'No cheat sheets yet',
      text: 'Be the first: what you wrote down for your last exam helps whoever has it next.',
    },
    used: {
      title: 'Nobody has used one yet',
      text: 'What was opened this week or the one before is listed here.',
    },
    voted: {
      title: 'No votes yet',
      text: 'Open a cheat sheet that helped you: the thumbs below its title vote for it.',
    },
    school: {
      title: 'Nobody of your school has given one yet',
      text: 'What you upload for your school or for everybody is listed here.',
    },
    noSchool: {
      title: 'You have no school yet',
      text: 'Say in the settings which school is yours. What its people give is listed here then.',
    },
    visitor: {
      title: 'Log in to see your school',
      text: 'What the people of your school give is listed here for you.',
    },
    subject: {
      title: 'No cheat sheets of this subject',
      text: 'They may have been taken back, or the address is mistyped.',
    },
    tag: {
      title: 'No cheat sheets with this tag',
      text: 'They may have been taken back, or the address is mistyped.',
    },
    language: {
      title: 'No cheat sheets in this language',
      text: 'They may have been taken back, or the address is mistyped.',
    },
    space: {
      title: 'No cheat sheets for this space that you can read',
      text: 'Whoever uploads one can say which space it is for.',
    },
    author: {
      title: 'No cheat sheets that you can read',
      text: 'What they give to you is listed here.',
    },
    search: {
      title: 'No cheat sheet fits',
      text: 'Try fewer or other words: titles, tags and the texts of the files are searched.',
    },
  },
} as const;

/** What the page of a person says of their cheat sheets. */
export const personSheetsMessages = {
  failed: (why: string) => `The cheat sheets cannot be loaded. ${why}`,
  none: 'No cheat sheets that you can read yet.',
  ownNone: 'You have given no cheat sheet yet.',
  upload: 'Upload a cheat sheet',
  all: (name: string) => `All cheat sheets by ${isolated(name)}`,
  ownAll: 'All your cheat sheets',
} as const;
