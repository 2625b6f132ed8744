import { limits } from '@sets/shared/core/limits.ts';
import * as z from 'zod/mini';
import { exchangeWords as words } from './exchange-words.ts';
import { FileFault, type ReadyItem } from './imported-item.ts';

/**
 * A file of our own, as far as its schema looks into it.
 * @throws FileFault
 */
export const readOwnJson = <File>(file: z.ZodMiniType<File>, text: string): File => {
  try {
    return z.parse(file, JSON.parse(text));
  } catch {
    throw new FileFault(words.badJson);
  }
};

const told = z.looseObject({ kind: z.optional(z.string()), text: z.optional(z.string()) });

/** A question that cannot be read, by what of it can. */
export const damagedItem = (question: unknown, why: string): ReadyItem => {
  const known = z.safeParse(told, question);
  const { kind = '', text = '' } = known.success ? known.data : {};
  return {
    name: text.slice(0, limits.title),
    type: kind,
    question: null,
    extra: null,
    notes: [words.notValid(why)],
  };
};
