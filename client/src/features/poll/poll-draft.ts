import { limits } from '@sets/shared/core/limits.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { kindOf, type Question, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { newId } from '../../core/new-id.ts';
import { blankQuestion, type Writing, writingOf } from '../material/writing.ts';
import { copiedExtra, withExtra } from './question-extras.ts';

/** A poll while it is written: as a definition, but texts may be empty. */
export type PollDraft = PollDefinition;

export const blankDraft = (): PollDraft => ({
  title: '',
  questions: [blankQuestion(questionKindNames[0])],
  liveResults: false,
  phoneResults: 'closed',
});

const plain = writingOf<PollDraft, Question>({
  kinds: questionKindNames,
  most: limits.questionsPerPoll,
  partsOf: ({ questions }) => questions,
  withParts: (draft, questions) => ({ ...draft, questions }),
  questionOf: (question) => question,
  partOf: (question) => question,
  copyOf: (question) => kindOf(question).copy(question, newId),
});

/** A question again, with what the poll adds to it. */
const duplicate = (draft: PollDraft, at: number): PollDraft => {
  const copied = plain.duplicate(draft, at);
  const [from, copy] = [draft.questions[at], copied.questions[at + 1]];
  if (copied === draft || from === undefined || copy === undefined) return draft;
  const extra = copiedExtra(draft.extras, from, copy);
  return extra === null ? copied : withExtra(copied, extra);
};

export const pollWriting: Writing<PollDraft> = { ...plain, duplicate };

/** Whether a question has a time to answer that does not count, since it is open together with the others. */
export const hasIdleTime = ({ pace }: PollDraft, { seconds }: Question): boolean =>
  pace === 'own' && seconds !== null;
