import { orElse } from '@sets/shared/core/or-else.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { newestVersion, readStored } from '@sets/shared/core/stored-shape.ts';
import { countQuestions } from '@sets/shared/question/count-questions.ts';
import * as z from 'zod/mini';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';

/** What a list shows of a stored definition, and why it cannot be opened where it cannot. */
interface Glance {
  readonly title: string;
  readonly questions: number;
  /** Each once. */
  readonly kinds: readonly string[];
  readonly failure: Failure | null;
}

type Glanced = Pick<MaterialKind<AnyMaterial>, 'questions' | 'stored'>;

/** The fields of a stored material that a glance needs: a list does not load all questions of all. */
export const glancedFields = ({ questions }: Glanced): Record<string, 1> => ({
  'definition.v': 1,
  'definition.title': 1,
  [`definition.${questions}.id`]: 1,
  [`definition.${questions}.kind`]: 1,
});

const readKind = orElse(z.object({ kind: z.optional(z.string()) }), {});
const list = orElse<unknown[]>(z.array(z.unknown()), []);

/** The questions of a definition, whatever they are. */
const questionsIn = ({ questions }: Glanced, definition: unknown): readonly unknown[] => {
  const found = z.record(z.string(), z.unknown()).safeParse(definition);
  if (!found.success) return [];
  if (questions === 'questions') return list.parse(found.data['questions']);
  const item = orElse(z.object({ question: z.unknown() }), { question: {} });
  return list.parse(found.data['items']).map((each) => item.parse(each).question);
};

/** How many questions there are, and of which kinds. */
const contentsOf = (kind: Glanced, definition: unknown): Pick<Glance, 'questions' | 'kinds'> => {
  const all = questionsIn(kind, definition).map((each) => readKind.parse(each));
  return {
    questions: countQuestions(all),
    kinds: [...new Set(all.flatMap((each) => each.kind ?? []))],
  };
};

const titled = orElse(z.object({ title: orElse(z.string(), '') }), { title: '' });

/** Null where these fields do not tell: it is of another version, and must be read as a whole. */
export const glanceAt = (kind: Glanced, fields: unknown): Glance | null => {
  const read = z
    .object({ v: z.literal(newestVersion(kind.stored)), title: z.string() })
    .safeParse(fields);
  if (!read.success) return null;
  return { title: read.data.title, ...contentsOf(kind, fields), failure: null };
};

export const glanceThrough = (kind: Glanced, stored: unknown): Glance => {
  const told = readStored(kind.stored, stored);
  const definition = told.ok ? told.value : stored;
  const { title } = titled.parse(definition);
  return { title, ...contentsOf(kind, definition), failure: told.ok ? null : told.error };
};
