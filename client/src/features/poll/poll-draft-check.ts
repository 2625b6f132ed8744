import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import {
  type ChoiceQuestion,
  type PollDefinition,
  pollDefinition,
} from '@sets/shared/poll/poll.contract.ts';
import * as z from 'zod/mini';
import type { PollDraft } from './poll-draft.ts';

/** What a question still lacks. */
export interface DraftFault {
  readonly question: number;
  readonly lacks: 'text' | 'options';
}

export interface DraftCheck {
  /** The poll as it can be kept, or null while something is missing. */
  readonly definition: PollDefinition | null;
  readonly faults: readonly DraftFault[];
}

const withoutBlanks = (question: ChoiceQuestion): ChoiceQuestion => ({
  ...question,
  text: clean(question.text),
  options: question.options
    .map((option) => ({ ...option, text: clean(option.text) }))
    .filter(({ text }) => text !== ''),
});

export const isBlank = (question: ChoiceQuestion): boolean => {
  const { text, options } = withoutBlanks(question);
  return text === '' && options.length === 0;
};

/** Whether nobody has written anything yet. */
export const isBlankDraft = ({ title, questions }: PollDraft): boolean =>
  clean(title) === '' && questions.every(isBlank);

const faultsOf = (question: ChoiceQuestion, index: number): DraftFault[] => {
  const { text, options } = withoutBlanks(question);
  return [
    ...(text === '' ? [{ question: index, lacks: 'text' as const }] : []),
    ...(options.length < limits.option.min ? [{ question: index, lacks: 'options' as const }] : []),
  ];
};

/**
 * Whether a draft can be kept as a poll. Empty options and wholly empty questions are left out
 * (somebody is about to fill them in); a poll without a title is called like its first question.
 */
export const checkDraft = (draft: PollDraft): DraftCheck => {
  const all = draft.questions.map((question, index) => ({ question, index }));
  const written = all.filter(({ question }) => !isBlank(question));
  const counted = written.length === 0 ? all.slice(0, 1) : written;
  const faults = counted.flatMap(({ question, index }) => faultsOf(question, index));
  if (faults.length > 0) return { definition: null, faults };
  const questions = counted.map(({ question }) => withoutBlanks(question));
  const title = clean(draft.title) || (questions[0]?.text ?? '').slice(0, limits.title);
  const read = z.safeParse(pollDefinition, { ...draft, title, questions });
  return { definition: read.success ? read.data : null, faults };
};
