import { plural } from '../../core/plural.ts';
import type { SaveStatus } from '../../core/writing/writing-state.ts';
import { formatCount } from '../number-format.ts';

const statuses: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  waiting: 'Saving …',
  saving: 'Saving …',
  offline: 'Not saved: no connection',
  unfinished: 'Not saved: too long',
  asks: 'Not saved: see why',
};

/** What the parts of an editor say. */
export const writingMessages = {
  statuses,
  title: 'Title',
  titleHint: 'What is it about',
  text: 'Text',
  textHint: 'Write …',
  write: 'Write',
  preview: 'Preview',
  previewOf: 'As it will be read',
  nothingYet: 'What you write is shown here as it will be read.',
  left: (count: number) =>
    count < 0
      ? `${formatCount(-count)} ${plural(-count, { one: 'character', other: 'characters' })} too many`
      : `${formatCount(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  words: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'word', other: 'words' })}`,
  hint: 'Markdown and formulas. Pictures can be pasted or dropped.',
  tools: {
    all: 'Writing tools',
    bold: 'Bold',
    boldStand: 'bold',
    italic: 'Italic',
    italicStand: 'italic',
    heading: 'Heading',
    list: 'List',
    quote: 'Quote',
    code: 'Code',
    codeStand: 'code',
    link: 'Link',
    linkStand: 'words of the link',
    picture: 'Picture',
    math: 'Formula',
    mathStand: 'x^2',
    withKey: (name: string, key: string) => `${name} (Ctrl+${key})`,
  },
  picture: {
    coming: (name: string) => `${name} is on its way …`,
    words: 'Say here what the picture shows',
    there: 'The picture is there. Say in the brackets what it shows.',
    drop: 'Drop the picture here',
    wait: 'A picture is still on its way.',
  },
  changed: {
    title: 'Saved elsewhere meanwhile',
    text: 'Another window or device has saved this, too. Which text is to stay? The other one is set aside, and can be had back.',
    mine: 'Typed here',
    theirs: 'Saved elsewhere',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the other',
    noTitle: 'No title',
    noText: 'No text',
  },
  aside: {
    text: 'The other text is set aside.',
    back: 'Use it instead',
    let: 'Let it go',
  },
  gone: {
    title: 'Removed elsewhere meanwhile',
    text: 'What you typed is still here.',
  },
  more: 'More',
} as const;
