import { formatCount } from '../../ui/number-format.ts';
import { plural } from '../../core/plural.ts';

/** What the list of polls says. */
export const pollsMessages = {
  title: 'Your polls',
  create: 'Create a poll',
  loading: 'Loading your polls …',
  failed: 'Your polls cannot be loaded',
  retry: 'Try again',
  empty: 'No polls yet',
  emptyText: 'Write a question, press Present, and the room can answer a moment later.',
  line: (questions: number) =>
    `${questions} ${plural(questions, { one: 'question', other: 'questions' })}.`,
  /** `people` is null where it cannot be told. */
  lastRun: (people: number | null, when: string) =>
    people === null
      ? `Last run: ${when}`
      : `Last run: ${formatCount(people)} ${plural(people, { one: 'person', other: 'people' })}, ${when}`,
  neverRun: 'Not run yet.',
  changed: (when: string) => `Changed ${when}.`,
  notAllSaved: 'Not all saved: continue writing',
  /** A poll whose title cannot be made out. */
  nameless: 'A poll that cannot be read',
  newDraft: 'New poll',
  onlyHere: 'On this device only, until it is complete',
  continueWriting: 'Continue writing',
  continueWritingOf: (title: string) => `Continue writing ${title}`,
  onNow: 'On now',
  setAside: 'Set aside in',
  surveyOpen: (when: string) => `Survey open until ${when}`,
  surveyClosed: 'Survey closed',
  present: 'Present',
  goOn: 'Go on',
  presentOf: (title: string) => `Present ${title}`,
  goOnWith: (title: string) => `Go on with ${title}`,
  results: 'Results',
  resultsOf: (title: string) => `Results of ${title}`,
  allResults: 'All results',
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removeTitle: 'Delete this poll?',
  removeText: (title: string) => `“${title}” and its questions will be gone for good.`,
  removeYes: 'Delete it',
  keep: 'Keep it',
} as const;
