import { type PollDefinition, pollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { checked } from '../material/draft-check.ts';
import type { DraftCheck } from '../material/material.ts';
import type { PollDraft } from './poll-draft.ts';
import { extrasBeside, keptExtras } from './question-extras.ts';

/** Whether a draft can be kept as a poll. */
export const checkDraft = (draft: PollDraft): DraftCheck<PollDefinition> =>
  checked({
    title: draft.title,
    questions: draft.questions,
    list: 'questions',
    schema: pollDefinition,
    made: (title, counted) => {
      const { extras: added, ...settings } = draft;
      const questions = counted.map(({ question }) => question);
      const extras = keptExtras(added, questions);
      return { ...settings, title, questions, ...(extras.length > 0 && { extras }) };
    },
  });

/**
 * As much of a draft as can be kept: a question that is not finished is as the server has it, with
 * what is right of it, or left out where that does not know it. Null where nothing is left.
 */
export const keepable = (draft: PollDraft, onServer: PollDraft | null): PollDefinition | null => {
  const { definition, faults } = checkDraft(draft);
  if (definition !== null) return definition;
  const unfinished = new Set(faults.map(({ question }) => question));
  const questions = draft.questions.flatMap((question, at) => {
    if (!unfinished.has(at)) return [question];
    return onServer?.questions.find(({ id }) => id === question.id) ?? [];
  });
  const ids = new Set([...unfinished].map((at) => draft.questions[at]?.id));
  const extras = extrasBeside(draft.extras, onServer?.extras, (id) => ids.has(id));
  return questions.length === 0 ? null : checkDraft({ ...draft, questions, extras }).definition;
};
