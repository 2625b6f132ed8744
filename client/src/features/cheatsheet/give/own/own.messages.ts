import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const audiences: Readonly<Record<SheetAudience, string>> = {
  everybody: 'For everybody',
  school: 'For your school',
  space: 'For its space',
  own: 'Only for you',
};

const counted = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`;

/** What the list of one's own cheat sheets says. */
export const ownMessages = {
  title: 'My files',
  upload: 'Upload',
  all: 'Cheat sheets',
  loading: 'Loading your cheat sheets …',
  failed: 'Your cheat sheets cannot be loaded',
  retry: 'Try again',
  none: 'You have uploaded nothing yet',
  noneText: 'A PDF, photos of a page, or a Markdown file: others find it by its words.',
  first: 'Upload a cheat sheet',
  list: 'Your cheat sheets',
  more: {
    more: 'More',
    loadingMore: 'Loading more …',
    moreFailed: 'More could not be loaded.',
  },
  room: (used: string, most: string) => `${used} of ${most} of your plan’s room used`,
  roomNear: 'There is little room left. Remove what nobody needs, or see what your plan can hold.',
  plan: 'Your plan',
  audiences,
  takenDown: 'Taken down',
  why: (reason: string) => `An admin says: ${reason}`,
  removed: (until: string) => `Removed. Nobody can read it. You can put it back until ${until}.`,
  version: (version: number) => `Version ${formatCount(version)}`,
  use: (count: number) =>
    count === 0
      ? 'not opened this week'
      : `opened by ${counted(count, 'person', 'people')} this week`,
  votes: (up: number, down: number) => `${formatCount(up)} for, ${formatCount(down)} against`,
  comments: (count: number) => counted(count, 'comment', 'comments'),
  published: (when: string) => `published ${when}`,
  replaced: (when: string) => `replaced ${when}`,
  notSearched: 'Its text cannot be searched',
  read: 'Read it',
  readOf: (title: string) => `Read ${title}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  replace: 'Replace',
  replaceOf: (title: string) => `Replace the file of ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  gone: (title: string) => `${title} is removed`,
  undo: 'Undo',
  back: 'Put it back',
  backOf: (title: string) => `Put it back: ${title}`,
  isBack: (title: string) => `${title} is back`,
} as const;
