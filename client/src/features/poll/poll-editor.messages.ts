import { locale } from '../../core/locale.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';
import type { SaveStatus } from './poll-saver.ts';

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

/** What the editor of a poll says. */
export const editorMessages = {
  newTitle: 'New poll',
  editTitle: (title: string) => `Edit ${title}`,
  /** What the parts of the page are called for those who hear it: a phone beside them has its own. */
  header: 'The poll as a whole',
  writing: 'Writing the poll',
  back: 'All polls',
  title: 'Title of the poll',
  titlePlaceholder: 'Untitled poll',
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
  wholePoll: 'For the whole poll',
  liveResults: 'Results while voting',
  liveResultsHint: 'The projector shows the bars as they grow',
  entry: 'Who answers',
  entryChoices: {
    open: 'Whoever has the code, without a name',
    named: 'Whoever has the code, under a name',
    account: 'Whoever is logged in',
  },
  /** With what an honest host should know. */
  entryMeans: {
    open: 'One phone counts once; who takes a second device or a private window counts again.',
    named:
      'You see the names beside the answers, nobody else does. Nobody checks a name, and a second device counts again.',
    account:
      'Each account counts once, on whatever device; others are led to the login. You do not see who answered what.',
  },
  confidence: 'Ask how sure people are',
  /** Of what can be right or wrong, and of the rest. */
  confidenceHint: (isKeyed: boolean) =>
    isKeyed
      ? 'Beside the answer; you see how many are certain of something wrong while they vote'
      : 'Beside the answer; you see it while they vote',
  right: 'Right answer, if there is one',
  rightHint: 'Only you see it, until you show it to everybody while presenting',
  pace: 'Who goes on to the next question',
  paceChoices: {
    host: 'You, for everybody at once',
    own: 'Everybody at their own pace, all questions open together',
  },
  /** Questions that are open together have no time: it is said wherever both are set. */
  timesDoNotCount: (questions: number) =>
    `${questions} ${plural(questions, { one: 'question has', other: 'questions have' })} a time to answer, which does not count then: all stay open until you close them.`,
  timeDoesNotCount:
    'The time to answer does not count: the questions of this poll are open together until you close them.',
  floor: 'Results from',
  floorChoice: (answers: number) =>
    answers === 0 ? 'The first answer on' : `${answers} answers on, so that nobody can be guessed`,
  phoneResults: 'Results on phones',
  phoneResultsChoices: {
    never: 'Never',
    closed: 'After voting, with the projector',
    live: 'As soon as the projector shows them',
  },
  loading: 'Loading the poll …',
  failed: 'This poll cannot be opened',
  retry: 'Try again',
  conflict: 'This poll was changed elsewhere',
  conflictText:
    'In another tab or on another device, since you opened it here. Which one do you want to keep?',
  keepMine: 'Keep what is here',
  takeTheirs: 'Take the other one',
  decideLater: 'Decide later',
  decide: 'Decide which to keep',
} as const;
