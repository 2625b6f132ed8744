import type { PollDefinition, QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
import { copiedExtra as copyExtra } from '@sets/shared/poll/poll-copy.ts';
import { rightAmong } from '@sets/shared/poll/poll.right.ts';
import { isSlide, type Question } from '@sets/shared/question/question-kinds.ts';

/** What a poll adds to its questions while it is written: what says nothing is left out when it is kept. */
type Extras = readonly QuestionExtra[];

export const extraOf = (extras: Extras | undefined, id: string): QuestionExtra =>
  extras?.find((each) => each.id === id) ?? { id, confidence: false, right: null };

/** The draft with this extra in the place of that of the same question. */
export const withExtra = (draft: PollDefinition, extra: QuestionExtra): PollDefinition => ({
  ...draft,
  extras: [...(draft.extras ?? []).filter(({ id }) => id !== extra.id), extra],
});

/** What is added to a copy of a question. */
export const copiedExtra = (
  extras: Extras | undefined,
  from: Question,
  copy: Question,
): QuestionExtra | null => {
  const extra = extras?.find(({ id }) => id === from.id);
  return extra === undefined ? null : copyExtra(extra, from, copy);
};

/** As they are kept: those of the questions that are asked, about options that are there. */
export const keptExtras = (extras: Extras | undefined, questions: readonly Question[]): Extras =>
  questions.flatMap((question) => {
    const extra = extraOf(extras, question.id);
    const right = rightAmong(question, extra);
    if (isSlide(question) || (!extra.confidence && right === null)) return [];
    return [{ ...extra, right }];
  });

/** Those of a draft, but of some questions, such as unfinished ones, those that the server has. */
export const extrasBeside = (
  draft: Extras = [],
  onServer: Extras = [],
  isOnServer: (id: string) => boolean,
): QuestionExtra[] => [
  ...draft.filter(({ id }) => !isOnServer(id)),
  ...onServer.filter(({ id }) => isOnServer(id)),
];
