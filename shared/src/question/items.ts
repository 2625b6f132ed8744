import * as z from 'zod/mini';
import { repeatsId } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { clean } from '../core/text.ts';
import { type Option, option } from './choosing.ts';

// What a question lists to be put in order, or to be given points: the same as what is chosen among.

/** So many of them. */
export const itemsWithin = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.array(option).check(
    z.minLength(min, `At least ${min} ${min === 1 ? 'item' : 'items'}.`),
    z.maxLength(max, `At most ${max} items.`),
    z.refine((all) => !repeatsId(all), 'Two items have the same id.'),
  );

export const items = itemsWithin(limits.option);

export const draftItems = z.array(z.object({ id: z.string(), text: z.string() }));

/** Cleaned; what was left empty is left out. */
export const tidyItems = (all: readonly Option[]): Option[] =>
  all.map((each) => ({ ...each, text: clean(each.text) })).filter(({ text }) => text !== '');

export const blankItems = (newId: () => string): Option[] =>
  Array.from({ length: limits.option.min }, () => ({ id: newId(), text: '' }));

export const copyItems = (all: readonly Option[], newId: () => string): Option[] =>
  all.map(({ text }) => ({ id: newId(), text }));

/** A question about items. */
interface AboutItems {
  readonly id: string;
  readonly text: string;
  readonly options: readonly Option[];
}

/** The same question again, under ids of its own. */
export const copyAboutItems = <Asked extends AboutItems>(
  question: Asked,
  newId: () => string,
): Asked => ({ ...question, id: newId(), options: copyItems(question.options, newId) });

/** What a tidy question lacks of its text and of its items, of which there are to be so many. */
export const lacksOfItems = (
  { text, options }: Pick<AboutItems, 'text' | 'options'>,
  min: number = limits.option.min,
): string[] => [...(text === '' ? ['text'] : []), ...(options.length < min ? ['options'] : [])];
