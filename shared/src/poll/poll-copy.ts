import { titleOfCopy } from '../material/title-of-copy.ts';
import { kindOf, type Question } from '../question/question-kinds.ts';
import type { PollDefinition, QuestionExtra } from './poll.contract.ts';

/** What a poll adds to a question, for a copy of that question. */
export const copiedExtra = (
  { confidence, right }: QuestionExtra,
  from: Question,
  copy: Question,
): QuestionExtra => {
  const kept = right === null ? null : kindOf(copy).keyed?.copied(from, copy, right);
  return { id: copy.id, confidence, right: kept ?? null };
};

/** The same poll again: what has an id gets a new one, also where something names it. */
export const copiedPoll = (
  { extras, ...poll }: PollDefinition,
  { newId, isBeside }: { readonly newId: () => string; readonly isBeside: boolean },
): PollDefinition => {
  const questions = poll.questions.map((question) => kindOf(question).copy(question, newId));
  const copied = extras?.map((extra) => {
    const at = poll.questions.findIndex(({ id }) => id === extra.id);
    const [from, copy] = [poll.questions[at], questions[at]];
    return from === undefined || copy === undefined ? extra : copiedExtra(extra, from, copy);
  });
  return {
    ...poll,
    title: isBeside ? titleOfCopy(poll.title) : poll.title,
    questions,
    ...(copied !== undefined && { extras: copied }),
  };
};
