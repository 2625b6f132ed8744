import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import { type PollDefinition, pollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import * as z from 'zod/mini';
import { extrasBeside, keptExtras } from './question-extras.ts';
import { nameAfter } from './name-after.ts';
import type { PollDraft } from './poll-draft.ts';

/** What a question still lacks, as its kind calls it. */
export interface DraftFault {
  readonly question: number;
  readonly lacks: string;
}

export interface DraftCheck {
  /** The poll as it can be kept, or null while something is missing, or too long. */
  readonly definition: PollDefinition | null;
  readonly faults: readonly DraftFault[];
  /** Whether its own title is too long. */
  readonly hasLongTitle: boolean;
}

export const isBlank = (question: Question): boolean => kindOf(question).isBlank(question);

/** Whether nobody has written anything yet. */
export const isBlankDraft = ({ title, questions }: PollDraft): boolean =>
  clean(title) === '' && questions.every(isBlank);

/** The places of empty questions beside others: these are left out of what is kept. */
export const leftOutOf = ({ questions }: PollDraft): number[] => {
  const blank = questions.flatMap((question, index) => (isBlank(question) ? [index] : []));
  return blank.length === questions.length ? [] : blank;
};

const faultsOf = (question: Question, index: number): DraftFault[] =>
  kindOf(question)
    .lacks(question)
    .map((lacks) => ({ question: index, lacks }));

/** How many questions something is missing in. */
export const unfinishedIn = ({ faults }: Pick<DraftCheck, 'faults'>): number =>
  new Set(faults.map(({ question }) => question)).size;

/** The places of questions in which a text is longer than it may be. */
const tooLong = (error: z.core.$ZodError | undefined): number[] =>
  (error?.issues ?? []).flatMap(({ code, path: [part, at] }) =>
    code === 'too_big' && part === 'questions' && typeof at === 'number' ? [at] : [],
  );

/**
 * Whether a draft can be kept as a poll. What is left empty in a question, and wholly empty questions, are left out
 * (somebody is about to fill them in); a poll without a title is called like its first question.
 */
export const checkDraft = (draft: PollDraft): DraftCheck => {
  const all = draft.questions.map((question, index) => ({ question, index }));
  const written = all.filter(({ question }) => !isBlank(question));
  const counted = written.length === 0 ? all.slice(0, 1) : written;
  const faults = counted.flatMap(({ question, index }) => faultsOf(question, index));
  const questions = counted.map(({ question }) => kindOf(question).tidy(question));
  const title = clean(draft.title) || nameAfter(questions[0]?.text ?? '', limits.title);
  const { extras: added, ...settings } = draft;
  const extras = keptExtras(added, questions);
  const kept = { ...settings, title, questions, ...(extras.length > 0 && { extras }) };
  const read = z.safeParse(pollDefinition, kept);
  if (read.success && faults.length === 0) {
    return { definition: read.data, faults, hasLongTitle: false };
  }
  const long = new Set(tooLong(read.error).map((at) => counted[at]?.index ?? at));
  return {
    definition: null,
    faults: [...faults, ...[...long].map((question) => ({ question, lacks: 'shorter' }))],
    hasLongTitle: clean(draft.title).length > limits.title,
  };
};

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
