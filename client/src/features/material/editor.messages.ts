import { locale } from '../../core/locale.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';
import type { SaveStatus } from './material-saver.ts';

const inWords = new Intl.ListFormat(locale);

/** Of `device` and `partly` more is said: `unfinished`, `partly`. */
const statuses: Record<Exclude<SaveStatus, 'device' | 'partly'>, string> = {
  waiting: 'Saving …',
  saving: 'Saving …',
  saved: 'Saved',
  offline: 'Kept on this device until the server is back',
  conflict: 'Changed elsewhere',
  refused: 'Not saved',
};

/** What the editor says, whatever is written; what names it is in its `MaterialWords`. */
export const editorMessages = {
  statuses,
  blank: 'Saves itself as you type',
  present: 'Present',
  unfinished: 'Not saved yet: kept on this device',
  partly: (count: number) =>
    `Saved, but for ${formatCount(count)} unfinished ${plural(count, { one: 'question', other: 'questions' })}: kept on this device`,
  missing: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'question is', other: 'questions are' })} not finished`,
  emptyTitle: (count: number) =>
    count === 1 ? 'One question is empty' : `${formatCount(count)} questions are empty`,
  /** `places`: their numbers, from 1. */
  emptyText: (places: readonly number[]) =>
    places.length === 1
      ? `Question ${places[0]} has nothing in it and is left out.`
      : `Questions ${inWords.format(places.map(String))} have nothing in them and are left out.`,
  emptyGo: (place: number) => `Go to question ${place}`,
  emptyPresent: (count: number) => `Present without ${count === 1 ? 'it' : 'them'}`,
  longTitle: 'The title is too long',
  full: (max: number) => `${formatCount(max)} questions are the most.`,
  questions: 'Questions',
  question: (position: number) => `Question ${position}`,
  questionNumber: 'Question',
  blankQuestion: 'New question',
  duplicate: 'Duplicate this question',
  remove: 'Delete this question',
  up: 'Move this question up',
  down: 'Move this question down',
  removed: 'Question deleted.',
  undo: 'Undo',
  redo: 'Redo',
  stepped: {
    undo: (left: number) => `Undone. ${formatCount(left)} more can be.`,
    redo: (left: number) => `Done again. ${formatCount(left)} more can be.`,
  },
  noStep: { undo: 'Nothing to undo.', redo: 'Nothing to do again.' },
  versions: 'Earlier versions',
  find: 'Find a question',
  findHint: 'Number or words',
  findNone: 'No question has these words.',
  textPlaceholder: 'What do you want to ask?',
  entryChoices: {
    open: 'Whoever has the code, without a name',
    named: 'Whoever has the code, under a name',
    account: 'Whoever is logged in',
  },
  retry: 'Try again',
  conflictText:
    'In another tab or on another device, since you opened it here. Which one do you want to keep?',
  keepMine: 'Keep what is here',
  takeTheirs: 'Take the other one',
  decideLater: 'Decide later',
  decide: 'Decide which to keep',
} as const;
