import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';

const number = (count: number): string => count.toLocaleString('en');

/** What is said of cheat sheets to whoever calls. */
export const sheetMessages = {
  /** Alike for what never was, is gone, or is not for whoever asks. */
  gone: 'There is no such cheat sheet, or it is not for this account.',
  taken: 'This cheat sheet is another one already. Begin a new one.',
  changed: 'This cheat sheet was changed elsewhere meanwhile. Load it anew, then decide.',
  removed: 'This cheat sheet was removed. Put it back first.',
  full: `You have ${number(sheetLimits.sheets)} cheat sheets, and more are not possible. Remove some of them first: those count until they are gone, after a week.`,
  unverified: 'Verify your account first: then you can publish.',
  unverifiedVote: 'Verify your account first: then you can vote.',
  noVersion: 'This version is kept no more.',
  yours: 'This is your own: votes are for those of others.',
  noSpace: 'Choose the space whose people may read it.',
  spaceGone: 'There is no such space, or it is not for this account.',
  busy: 'Some of your files are being looked at. Wait a moment, then try again.',
  used: 'This file is a version of the cheat sheet already. Send it once more.',
  noFile: 'This is none of the files that can be sent: a PDF, pictures, or Markdown.',
  noPdf: 'This is no PDF. A PDF, pictures or Markdown can be sent.',
  damaged: 'This PDF is damaged and cannot be read. Save it anew, then send that.',
  locked: 'This PDF needs a password. Save it without one, then send that.',
  noText: 'This is no text in UTF-8. A PDF, pictures or Markdown can be sent.',
  emptyText: 'There is no text in this file.',
  longText: `A text has at most ${number(sheetLimits.text)} characters. Make several of it.`,
  largePicture: 'A picture has at most 5 megabytes. Make it smaller first.',
} as const;
