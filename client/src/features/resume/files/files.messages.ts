import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const entries = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'entry', other: 'entries' })}`;

/** What the dialogs say that print a resume, and that take it out of files and into them. */
export const filesMessages = {
  take: 'Print or download',
  import: 'Import',
  loading: 'Opening …',
  notLoaded: 'This part of the page did not come. Try again.',

  design: 'Design',
  designs: {
    plain: 'Plain',
    columns: 'Two columns',
    academic: 'Academic',
  },
  designHints: {
    plain: 'One column without a photo. Programs of employers read it well.',
    columns: 'Photo, contact and skills at the side.',
    academic: 'Education first, dates in the margin.',
  },
  pdf: 'Download PDF',
  print: 'Print',
  making: 'Making the file …',
  printing: 'Getting ready to print …',
  notPrinted: 'The resume could not be drawn for print. Download the PDF instead.',
  otherForms: 'As data',
  json: 'Download JSON Resume',
  jsonHint:
    'For other programs, and to import it here again. It has all but the photo and who may read it.',
  fileName: (name: string) => `${name} resume`,
} as const;

/** What the import says. */
export const importMessages = {
  title: 'Import',
  intro:
    'A JSON Resume, or the data export of LinkedIn: the zip as it came, or CSV files of it. You see what was found before anything is added.',
  file: 'Choose files',
  drop: 'or drop them here',
  reading: 'Reading …',
  another: 'Other files',
  found: (count: number) => (count === 0 ? 'No entries were found.' : `${entries(count)} found.`),
  sections: {
    wkexp: 'Work experience',
    education: 'Education',
    skill: 'Skills',
    interest: 'Interests',
    achievement: 'Achievements',
  } satisfies Record<ResumeSection, string>,
  all: (section: string, count: number) => `${section}: all ${formatCount(count)}`,
  here: 'Already in your resume.',
  full: (section: string, most: number, over: number) =>
    `${section} holds ${formatCount(most)} entries: choose ${formatCount(over)} fewer.`,
  you: 'About you',
  replaces: 'Replaces what is there now.',
  linksAdded: 'Added to the links that are there.',
  noted: 'Seen by everybody who reads your resume.',
  about: {
    headline: 'Headline',
    email: 'Email',
    phone: 'Phone',
    place: 'Place',
    links: 'Links',
  },
  introduction: 'Introduction',
  tooManyLinks: (most: number) => `A resume holds ${most} links: the last of them do not fit.`,
  reports: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'note', other: 'notes' })}: changed or not taken in`,
  chosen: (count: number) => `${entries(count)} chosen`,
  add: 'Add to the resume',
  adding: 'Adding …',
  added: (count: number) => `Added ${entries(count)}`,
  changed: 'Resume changed',
} as const;

/** Why a file cannot be read at all. */
export const faultMessages = {
  tooLarge: (name: string, mb: number) => `${name} is larger than ${mb} MB.`,
  notJson: (name: string) => `${name} is no JSON.`,
  noResume: (name: string) => `${name} is no resume: it has none of the parts of a JSON Resume.`,
  notZip: (name: string) => `${name} is no zip file that can be opened here.`,
  zipTooLarge: (name: string) =>
    `${name} holds more than can be opened here. Take the CSV files out of it and choose those.`,
  noTables: (name: string) => `${name} has no table of LinkedIn that is known here.`,
  unknown: (name: string) => `${name} is neither JSON, nor a zip file, nor CSV.`,
  tooMany: (most: number) => `Choose at most ${most} files at once.`,
  nothing: 'Nothing to take in was found.',
} as const;
