import { limits } from '../core/limits.ts';
import { kindOf } from '../question/question-kinds.ts';
import type { PollDefinition } from './poll.contract.ts';

const numbered = / \(copy(?: (\d{1,4}))?\)$/;

/** What a copy is called that lies beside what it is a copy of. */
export const titleOfCopy = (title: string): string => {
  const read = numbered.exec(title);
  const end = read === null ? ' (copy)' : ` (copy ${Number(read[1] ?? 1) + 1})`;
  const start = read === null ? title : title.slice(0, read.index);
  return `${start
    .slice(0, limits.title - end.length)
    .toWellFormed()
    .trimEnd()}${end}`;
};

/** The ids in something that is written, in their order. */
const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' && typeof inner === 'string' ? [inner] : idsIn(inner),
  );
};

/** The same poll again: what has an id gets a new one, also where something names it. */
export const copiedPoll = (
  { extras, ...poll }: PollDefinition,
  { newId, isBeside }: { readonly newId: () => string; readonly isBeside: boolean },
): PollDefinition => {
  const questions = poll.questions.map((question) => kindOf(question).copy(question, newId));
  const copied = extras?.map((extra) => {
    const at = poll.questions.findIndex(({ id }) => id === extra.id);
    const made = idsIn(questions[at]);
    // Questions may have options of the same ids, so each has its own.
    const ids = new Map(idsIn(poll.questions[at]).map((id, index) => [id, made[index] ?? id]));
    const right = extra.right?.map((id) => ids.get(id) ?? id) ?? null;
    return { id: ids.get(extra.id) ?? extra.id, confidence: extra.confidence, right };
  });
  return {
    ...poll,
    title: isBeside ? titleOfCopy(poll.title) : poll.title,
    questions,
    ...(copied !== undefined && { extras: copied }),
  };
};
