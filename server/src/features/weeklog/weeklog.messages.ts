import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';

/** What is said of what was done in weeks to whoever calls. */
export const logMessages = {
  gone: 'There is no such entry.',
  noPaper: 'There is no such paper.',
  noFile: 'There is no such file.',
  taken: 'This entry is another one already. Begin a new one.',
  paperTaken: 'This paper is another one already. Add it anew.',
  otherContent: 'A paper or a file stays what it is. Remove it, and add the other one.',
  notHeld: 'The entry has a paper or a file no more that is to be kept. Load it anew.',
  changed: 'This entry was changed elsewhere meanwhile. Load it anew, then decide.',
  removed: 'This entry was removed. Put it back first.',
  full: `This topic has ${weeklogLimits.entries} entries, and more are not possible. Remove some of them first.`,
  fullOfText: `The weeks of this topic hold ${weeklogLimits.chars.toLocaleString('en')} characters, and more are not possible. Shorten some of them first.`,
  unverified: 'Verify your account first: then you can write what was done.',
  noArticle: 'There is no such article in this space, or it is not published.',
  busy: 'Some of your files are being looked at. Wait a moment, then try again.',
  noPdf: 'This is no PDF. Add it as a file to be downloaded.',
  damaged: 'This PDF is damaged and cannot be read. Save it anew, then send that.',
  locked: 'This PDF needs a password. Save it without one, then send that.',
} as const;
