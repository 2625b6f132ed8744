import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';
import type { SaveStatus } from './poll-saver.ts';

const statuses: Record<SaveStatus, string> = {
  device: 'Kept on this device',
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
  back: 'All polls',
  title: 'Title of the poll',
  titlePlaceholder: 'Untitled poll',
  statuses,
  blank: 'Saves itself as you type',
  present: 'Present',
  unfinished: 'Not saved yet: kept on this device',
  missing: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'question is', other: 'questions are' })} not finished`,
  longTitle: 'The title is too long',
  full: (max: number) => `${formatCount(max)} questions are the most.`,
  questions: 'Questions',
  question: (position: number) => `Question ${position}`,
  questionNumber: 'Question',
  blankQuestion: 'New question',
  addQuestion: 'Add a question',
  addKind: (kind: string) => `Add a question: ${kind}`,
  duplicate: 'Duplicate this question',
  remove: 'Delete this question',
  up: 'Move this question up',
  down: 'Move this question down',
  removed: 'Question deleted.',
  undo: 'Undo',
  textPlaceholder: 'What do you want to ask?',
  wholePoll: 'For the whole poll',
  liveResults: 'Results while voting',
  liveResultsHint: 'The projector shows the bars as they grow',
  phoneResults: 'Results on phones',
  phoneResultsChoices: {
    never: 'Never',
    closed: 'After voting, with the projector',
    live: 'As soon as the projector shows them',
  },
  preview: 'On the projector',
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
