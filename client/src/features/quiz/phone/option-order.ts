import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { seedOf, shuffled } from '@sets/shared/core/seeded.ts';
import * as z from 'zod/mini';
import { newId } from '../../../core/new-id.ts';
import type { Notes } from '../../../live/phone-memory.ts';
import { optionIdsOf } from '../../question/option-ids.ts';

/** Under its first name, so that what is under way keeps its order. */
const name = 'lot';

/** What this phone draws by, the same after a refresh and in its other tabs. */
const seedTextOf = (notes: Notes): string => {
  const kept = notes.read(name, z.string());
  if (kept !== null) return kept;
  const drawn = newId();
  notes.write(name, drawn);
  return drawn;
};

/** These in an order of this phone's own, the same whenever it is asked for by the same word. */
export const ownShuffle = <Item>(notes: Notes, items: readonly Item[], by: string): Item[] =>
  shuffled(items, seedOf(`${seedTextOf(notes)}.${by}`));

/**
 * The ids of the options in an order of this phone's own, for each attempt another one; undefined where a
 * question has none.
 */
export const ownOrder = (
  notes: Notes,
  question: AnyQuestion,
  attempt = 1,
): readonly string[] | undefined => {
  const ids = optionIdsOf(question);
  // What was under way before attempts counted here keeps its order.
  return ids && ownShuffle(notes, ids, attempt === 1 ? question.id : `${question.id}.${attempt}`);
};
