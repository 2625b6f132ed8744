/** What is said of files that are sent in parts. */
export const uploadMessages = {
  gone: 'There is no such upload.',
  unverified: 'Verify your account first: then you can send files.',
  otherWords: 'Another file is being sent under this name. Begin anew.',
  tooEarly: 'The parts before this one are missing. Send them first.',
  noPlace: 'No part of this file begins there.',
  wrongLength: 'This part is not as long as it has to be.',
  notWhole: 'The file is not all there yet. Send the rest of it first.',
  usedElsewhere: 'This file is used already. Send it again.',
  waiting:
    'Too many files of yours are being sent, or wait for their use. Use some of them, or drop them.',
  full: (megabytes: number) =>
    `Your plan keeps ${megabytes.toLocaleString('en')} MB of files, and this one goes beyond that. Delete some, or upgrade.`,
  busy: 'You are beginning many files at once. Wait until some of them have begun.',
} as const;
