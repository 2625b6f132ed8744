import { limits } from '@sets/shared/core/limits.ts';
import type { QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
import type { ReadItem } from '@sets/shared/poll/poll-exchange.contract.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { newId } from '../../../core/new-id.ts';
import { isBlank } from '../../material/draft-check.ts';
import type { PollDraft } from '../poll-draft.ts';

/** Questions from a file, with what the poll adds to them. */
export interface Taken {
  readonly questions: readonly Question[];
  readonly extras: readonly QuestionExtra[];
}

/** What is taken of a file: the items of these places. Each question gets an id that nothing else has. */
export const takenOf = (items: readonly ReadItem[], places: ReadonlySet<number>): Taken => {
  const questions: Question[] = [];
  const extras: QuestionExtra[] = [];
  for (const { at, question, extra } of items) {
    if (question === null || !places.has(at)) continue;
    const id = newId();
    questions.push({ ...question, id });
    if (extra !== null) extras.push({ id, ...extra });
  }
  return { questions, extras };
};

/** How many more questions a poll can hold; what nobody has written does not count. */
export const roomIn = ({ questions }: PollDraft): number =>
  limits.questionsPerPoll - questions.filter((each) => !isBlank(each)).length;

/** A poll with these questions behind its own. */
export const withTaken = (draft: PollDraft, { questions, extras }: Taken): PollDraft => {
  const all = [...(draft.extras ?? []), ...extras];
  return {
    ...draft,
    questions: [...draft.questions.filter((each) => !isBlank(each)), ...questions],
    ...(all.length > 0 && { extras: all }),
  };
};
