import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const counted = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`;

/** What a cheat sheet says of itself, in lists and on its page. */
export const sheetMessages = {
  kinds: { pdf: 'PDF', pictures: 'Pictures', markdown: 'Text' },
  pages: (count: number) => counted(count, 'page', 'pages'),
  pictures: (count: number) => counted(count, 'picture', 'pictures'),
  usedThisWeek: (count: number) => `Used by ${counted(count, 'student', 'students')} this week`,
  usedLastWeek: (count: number) => `Used by ${counted(count, 'student', 'students')} last week`,
  votes: (up: number, down: number) =>
    `${counted(up, 'vote', 'votes')} for it, ${formatCount(down)} against it`,
  comments: (count: number) => counted(count, 'comment', 'comments'),
  tags: 'Tags',
  tag: (tag: string) => `#${tag}`,
  audience: {
    everybody: 'Everybody can read it',
    school: 'For one school',
    space: 'For those in the space',
    own: 'For you alone',
  } satisfies Record<SheetAudience, string>,
  cover: (title: string) => `The first page of ${title}`,
} as const;
