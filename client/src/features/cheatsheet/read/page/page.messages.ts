import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

/** What the page of a cheat sheet says. */
export const pageMessages = {
  loading: 'Loading the cheat sheet …',
  unknown: 'There is no such cheat sheet',
  unknownText: 'The address may be mistyped, or the cheat sheet is not there for you.',
  toSheets: 'To the cheat sheets',
  login: 'Log in',
  failed: 'The cheat sheet cannot be loaded',
  retry: 'Try again',
  by: 'by',
  forSpace: 'for',
  replacedOn: 'replaced',
  about: 'About this cheat sheet',
  votes: 'Votes',
  voteUp: (count: number) => `It helps, ${formatCount(count)} so far`,
  takeBackUp: (count: number) =>
    `You say that it helps, ${formatCount(count)} in all: take it back`,
  voteDown: (count: number) => `It does not help, ${formatCount(count)} so far`,
  takeBackDown: (count: number) =>
    `You say that it does not help, ${formatCount(count)} in all: take it back`,
  ownVotes: (up: number, down: number) =>
    `${formatCount(up)} say that it helps, ${formatCount(down)} that it does not. Nobody votes for their own.`,
  toComments: (count: number) =>
    `To the ${plural(count, { one: 'comment', other: 'comments' })}, ${formatCount(count)}`,
  download: 'Download',
  downloading: 'Downloading …',
  edit: 'Edit',
  menu: 'More options',
  acts: 'What you can do with this cheat sheet',
  copyLink: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'Copying did not work. The link is in the address bar.',
  print: 'Print',
  report: 'Report this cheat sheet',
  version: 'Version',
  versions: 'Versions',
  versionLine: (version: number) => `Version ${formatCount(version)}`,
  newest: 'newest',
  shown: 'shown',
  firstNote: 'as it was given first',
  older: (version: number, newest: number) =>
    `This is version ${formatCount(version)}. Version ${formatCount(newest)} is newer.`,
  toNewest: 'To the newest',
  comments: 'Comments',
  commentsVisitor: 'Log in to read what was said about it, and to say something.',
} as const;
