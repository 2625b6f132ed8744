import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import * as z from 'zod/mini';
import type { AnyDraft, DraftCheck, DraftFault } from './material.ts';
import { nameAfter } from './name-after.ts';
import type { Writing } from './writing.ts';

type Questions<Draft> = Pick<Writing<Draft>, 'questionsOf'>;

export const isBlank = (question: Question): boolean => kindOf(question).isBlank(question);

/** Whether nobody has written anything yet. */
export const isBlankDraft = <Draft extends AnyDraft>(
  { questionsOf }: Questions<Draft>,
  draft: Draft,
): boolean => clean(draft.title) === '' && questionsOf(draft).every(isBlank);

/** The places of empty questions beside others: these are left out of what is kept. */
export const leftOutOf = (questions: readonly Question[]): number[] => {
  const blank = questions.flatMap((question, index) => (isBlank(question) ? [index] : []));
  return blank.length === questions.length ? [] : blank;
};

/** How many questions something is missing in. */
export const unfinishedIn = ({ faults }: Pick<DraftCheck<unknown>, 'faults'>): number =>
  new Set(faults.map(({ question }) => question)).size;

/** A question that is kept: as it is asked, and its place in the draft. */
export interface Counted {
  readonly question: Question;
  readonly index: number;
}

interface Checking<Definition> {
  readonly title: string;
  readonly questions: readonly Question[];
  /** What the question at this place lacks beside what its kind needs. */
  readonly lacks?: (at: number) => readonly string[];
  /** Under which name the questions stand in what is kept. */
  readonly list: string;
  readonly schema: z.ZodMiniType<Definition>;
  readonly made: (title: string, counted: readonly Counted[]) => object;
}

/** The places of questions in which a text is longer than it may be. */
const tooLong = (list: string, error: z.core.$ZodError | undefined): number[] =>
  (error?.issues ?? []).flatMap(({ code, path: [part, at] }) =>
    code === 'too_big' && part === list && typeof at === 'number' ? [at] : [],
  );

/**
 * Whether a draft can be kept. What is left empty in a question, and wholly empty questions, are left out
 * (somebody is about to fill them in); what has no title is called like its first question.
 */
export const checked = <Definition>({
  title: typed,
  questions,
  lacks = () => [],
  list,
  schema,
  made,
}: Checking<Definition>): DraftCheck<Definition> => {
  const all = questions.map((question, index) => ({ question, index }));
  const written = all.filter(({ question }) => !isBlank(question));
  const counted = written.length === 0 ? all.slice(0, 1) : written;
  const faults = counted.flatMap(({ question, index }): DraftFault[] =>
    [...kindOf(question).lacks(question), ...lacks(index)].map((each) => ({
      question: index,
      lacks: each,
    })),
  );
  const tidied = counted.map(({ question, index }) => ({
    question: kindOf(question).tidy(question),
    index,
  }));
  const title = clean(typed) || nameAfter(tidied[0]?.question.text ?? '', limits.title);
  const read = z.safeParse(schema, made(title, tidied));
  if (read.success && faults.length === 0) {
    return { definition: read.data, faults, hasLongTitle: false };
  }
  const long = new Set(tooLong(list, read.error).map((at) => counted[at]?.index ?? at));
  return {
    definition: null,
    faults: [...faults, ...[...long].map((question) => ({ question, lacks: 'shorter' }))],
    hasLongTitle: clean(typed).length > limits.title,
  };
};
