import type { PollDefinition, QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
import { rightAmong } from '@sets/shared/poll/poll.right.ts';
import { isSlide, kindOf, type Question } from '@sets/shared/question/question-kinds.ts';

/** What a poll adds to its questions while it is written: what says nothing is left out when it is kept. */
type Extras = readonly QuestionExtra[];

/** The ids of what can be right of a question; none where its answers are not chosen among options. */
const optionsOf = (question: Question): readonly string[] =>
  kindOf(question)
    .choosing?.(question)
    .options.map(({ id }) => id) ?? [];

export const extraOf = (extras: Extras | undefined, id: string): QuestionExtra =>
  extras?.find((each) => each.id === id) ?? { id, confidence: false, right: null };

/** The draft with this extra in the place of that of the same question. */
export const withExtra = (draft: PollDefinition, extra: QuestionExtra): PollDefinition => ({
  ...draft,
  extras: [...(draft.extras ?? []).filter(({ id }) => id !== extra.id), extra],
});

/** A question is right in one option, or in several where several are chosen. */
export const withRight = (
  question: Question,
  extra: QuestionExtra,
  option: string,
): QuestionExtra => {
  const before = extra.right ?? [];
  const isMultiple = kindOf(question).choosing?.(question).multiple === true;
  const others = isMultiple ? before.filter((each) => each !== option) : [];
  const right = before.includes(option) ? others : [...others, option];
  return { ...extra, right: right.length === 0 ? null : right };
};

/** A copy of a question takes along how sure people are asked to be; what is right by the place of its option. */
export const copiedExtra = (
  extras: Extras | undefined,
  from: Question,
  copy: Question,
): QuestionExtra | null => {
  const extra = extras?.find(({ id }) => id === from.id);
  if (extra === undefined) return null;
  const [before, after] = [optionsOf(from), optionsOf(copy)];
  const right = extra.right?.flatMap((id) => after[before.indexOf(id)] ?? []) ?? [];
  return { id: copy.id, confidence: extra.confidence, right: right.length === 0 ? null : right };
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
