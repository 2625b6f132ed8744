import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const pages = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'page', other: 'pages' })}`;

/** What the page says where files become cheat sheets. */
export const giveMessages = {
  title: 'Upload cheat sheets',
  lead: 'A PDF or a Markdown file becomes a sheet of its own; pictures become one sheet together.',
  mine: 'My files',
  all: 'Cheat sheets',
  choose: 'Choose files',
  drop: 'or drop them here: PDF, pictures, Markdown; up to 50 MB each',
  photo: 'Take a photo',
  reading: (name: string) => `Looking at ${name} …`,
  why: (fault: string) => `: ${fault}`,
  dismiss: (name: string) => `Dismiss the note about ${name}`,
  loading: 'Loading …',
  kinds: { pdf: 'PDF', pictures: 'Pictures', markdown: 'Markdown' },
  pages,
  cover: 'First page',
  newSheet: 'New sheet',
  pictures: {
    list: 'Pages',
    of: (place: number, name: string) => `Page ${formatCount(place)}: ${name}`,
    grip: (name: string) => `Move ${name}: drag it, or press an arrow key`,
    before: (name: string) => `Move ${name} one page back`,
    after: (name: string) => `Move ${name} one page on`,
    remove: (name: string) => `Remove ${name}`,
    moved: (name: string, place: number, all: number) =>
      `${name} is page ${formatCount(place)} of ${formatCount(all)} now.`,
    removed: (name: string) => `${name} is removed.`,
    more: 'Add pictures',
  },
  preview: 'Preview',
  files: (sent: number, all: number) =>
    `${formatCount(sent)} of ${formatCount(all)} ${plural(all, { one: 'file', other: 'files' })} sent`,
  publish: 'Publish',
  publishAll: (count: number) => `Publish all ${formatCount(count)}`,
  steps: {
    sending: 'Sending the rest, then it is published …',
    publishing: 'Publishing …',
  },
  remove: 'Do without it',
  done: {
    everybody: 'Published. Everybody can read it.',
    school: 'Published. Your school can read it.',
    space: 'Published. Whoever may read its space can read it.',
    own: 'Published. Only you can read it.',
  },
  see: 'See it',
  leave: {
    title: 'Leave without publishing?',
    text: 'What is not published is lost. Files that were sent are known again for a day, where you choose them again in this tab.',
  },
} as const;
