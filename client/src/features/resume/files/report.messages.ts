import { formatCount } from '../../../ui/number-format.ts';

/** What is said of a part of a file that is taken in otherwise than it stands there, or not at all. */
export const reportMessages = {
  noText: 'No text: not taken in.',
  noList: 'No list: not taken in.',
  noGroup: 'Not in the form that is expected here: not taken in.',
  unknown: 'Not known here, and not taken in.',
  cut: (max: number, rest: string) =>
    `Longer than ${formatCount(max)} characters: cut. Left out: “${rest}”`,
  empty: 'Nothing in it: not taken in.',
  nameless: (dash: string) => `The name is missing: “${dash}” stands in its place.`,
  full: (most: number, more: number) =>
    `Holds ${formatCount(most)} entries at most: ${formatCount(more)} more are not taken in.`,
  more: (count: number) => `${formatCount(count)} more notes.`,
  noAddress: (text: string) => `No address of the web: “${text}” is not taken in.`,
  tooManyLinks: (most: number, text: string) =>
    `More than ${most} links: “${text}” is not taken in.`,
  days: (one: string) => `Months are kept, days of longer times are not: such as ${one}.`,
  durationChanged: (text: string) => `“${text}” says otherwise than the dates: these count.`,

  asWork: 'Taken in as work experience.',
  asAchievements: 'Taken in as achievements.',
  asSkills: 'Taken in as skills.',
  accountName: (name: string) => `“${name}” is not taken in: your name is that of your account.`,
  noImage: 'Not fetched. Put a photo into your resume yourself.',
  noStreet: 'Not taken in: who reads a resume need not know where you live.',
  noReferences: (name: string) =>
    `${name === '' ? 'A reference' : `What “${name}” says`} is not taken in: a resume has no references here.`,
  aboutFile: 'Says something of the file, not of you: not taken in.',
  otherEmail: (address: string) => `“${address}” is not your main address: not taken in.`,
  otherPhone: (number: string) => `“${number}”: one number is enough, not taken in.`,
  unknownTable: 'Not a table of this resume: not read.',
  noHeading: 'The columns are not those of this table: not read.',
  tooLarge: 'Too large: not read.',
  otherFile: 'No table: not read.',
} as const;
