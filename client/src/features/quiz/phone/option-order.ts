import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { seedOf, shuffled } from '@sets/shared/quiz/shuffle.ts';
import * as z from 'zod/mini';
import { newId } from '../../../core/new-id.ts';
import type { Notes } from '../../../live/phone-memory.ts';

const name = 'lot';
const withOptions = z.looseObject({ options: z.array(z.looseObject({ id: z.string() })) });

/** What this phone draws by, the same after a refresh and in its other tabs. */
const lotOf = (notes: Notes): string => {
  const kept = notes.read(name, z.string());
  if (kept !== null) return kept;
  const lot = newId();
  notes.write(name, lot);
  return lot;
};

/** These in an order of this phone's own, the same whenever it is asked for by the same word. */
export const ownShuffle = <Item>(notes: Notes, items: readonly Item[], by: string): Item[] =>
  shuffled(items, seedOf(`${lotOf(notes)}.${by}`));

/**
 * The ids of the options in an order of this phone's own, for each attempt another one; undefined where a
 * question has none.
 */
export const ownOrder = (
  notes: Notes,
  question: AnyQuestion,
  attempt = 1,
): readonly string[] | undefined => {
  const read = z.safeParse(withOptions, question);
  if (!read.success) return undefined;
  const ids = read.data.options.map(({ id }) => id);
  // What was under way before attempts counted here keeps its order.
  return ownShuffle(notes, ids, attempt === 1 ? question.id : `${question.id}.${attempt}`);
};
