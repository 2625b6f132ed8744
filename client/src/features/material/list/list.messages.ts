import { formatCount } from '../../../ui/number-format.ts';
import { plural } from '../../../core/plural.ts';

/** What a list says, whatever lies in it; what names it is in its `MaterialWords`. */
export const listMessages = {
  retry: 'Try again',
  line: (questions: number) =>
    `${questions} ${plural(questions, { one: 'question', other: 'questions' })}.`,
  /** `people` is null where it cannot be told. */
  lastRun: (people: number | null, when: string) =>
    people === null
      ? `Last run: ${when}`
      : `Last run: ${formatCount(people)} ${plural(people, { one: 'person', other: 'people' })}, ${when}`,
  noneShown: 'Too few answers to show any',
  neverRun: 'Not run yet.',
  changed: (when: string) => `Changed ${when}.`,
  notAllSaved: 'Not all saved: continue writing',
  onlyHere: 'On this device only, until it is complete',
  continueWriting: 'Continue writing',
  continueWritingOf: (title: string) => `Continue writing ${title}`,
  onNow: 'On now',
  setAside: 'Set aside in',
  present: 'Present',
  goOn: 'Go on',
  presentOf: (title: string) => `Present ${title}`,
  goOnWith: (title: string) => `Go on with ${title}`,
  results: 'Results',
  resultsOf: (title: string) => `Results of ${title}`,
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removeText: (title: string) => `“${title}” and its questions will be gone for good.`,
  removeYes: 'Delete it',
  keep: 'Keep it',
} as const;
