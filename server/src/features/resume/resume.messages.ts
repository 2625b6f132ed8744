import { resumeLimits } from '@sets/shared/resume/resume.contract.ts';

/** What is said of resumes to whoever calls. */
export const resumeMessages = {
  nobody: 'There is nobody of this id.',
  logIn: 'Log in first: resumes are for people with an account here.',
  linkGone: 'This link is no more. Ask for another one, or log in.',
  closed: 'This resume is closed: its owner shows it to nobody but whoever has its link.',
  noPhoto: 'There is no such photo (any more).',
  full: `A section holds at most ${resumeLimits.entries} entries. Remove one first.`,
  whole: `A resume holds at most ${resumeLimits.whole.toLocaleString('en')} characters in all. Shorten or remove something first.`,
  noEntry: 'There is no such entry. Was it removed? Load the resume anew.',
  changed: 'This resume was changed elsewhere meanwhile. Load it anew, then decide.',
  moved: 'Another entry is at this place now. Load the resume anew, then decide.',
  otherEntries: 'These are not the entries that this section has now. Load the resume anew.',
  elsewhere: 'An entry of this id is in another section already.',
  tooLong:
    'This resume takes more time or memory to draw than there is. Shorten what it says, then try again.',
  busy: 'Many resumes are being drawn just now. Try again in a moment.',
} as const;
