import { orElse } from '@sets/shared/core/or-else.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { newestVersion, readStored } from '@sets/shared/core/stored-shape.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { countQuestions } from '@sets/shared/question/count-questions.ts';
import * as z from 'zod/mini';

/** What a list shows of a stored definition, and why it cannot be opened where it cannot. */
interface Glance {
  readonly title: string;
  readonly questions: number;
  /** Each once. */
  readonly kinds: readonly string[];
  readonly failure: Failure | null;
}

/** The fields of a stored poll that a glance needs: a list does not load all questions of all polls. */
export const glanced = {
  'definition.v': 1,
  'definition.title': 1,
  'definition.questions.id': 1,
  'definition.questions.kind': 1,
} as const;

const readKind = orElse(z.object({ kind: z.optional(z.string()) }), {});

/** How many questions there are, and of which kinds. */
const contentsOf = (given: readonly unknown[]): Pick<Glance, 'questions' | 'kinds'> => {
  const all = given.map((each) => readKind.parse(each));
  return {
    questions: countQuestions(all),
    kinds: [...new Set(all.flatMap(({ kind }) => kind ?? []))],
  };
};

const ofNewestVersion = z.object({
  v: z.literal(newestVersion(storedPollDefinition)),
  title: z.string(),
  questions: z.array(z.unknown()),
});

const madeOut = orElse(
  z.object({
    title: orElse(z.string(), ''),
    questions: orElse<unknown[]>(z.array(z.unknown()), []),
  }),
  { title: '', questions: [] },
);

/** Null where these fields do not tell: it is of another version, and must be read as a whole. */
export const glanceAt = (fields: unknown): Glance | null => {
  const read = z.safeParse(ofNewestVersion, fields);
  if (!read.success) return null;
  const { title, questions } = read.data;
  return { title, ...contentsOf(questions), failure: null };
};

export const glanceThrough = (stored: unknown): Glance => {
  const told = readStored(storedPollDefinition, stored);
  const { title, questions } = told.ok ? told.value : z.parse(madeOut, stored);
  const failure = told.ok ? null : told.error;
  return { title, ...contentsOf(questions), failure };
};
