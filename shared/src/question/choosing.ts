import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { requiredText } from '../core/text.ts';
import type { Sign } from '../live/report-line.ts';
import { pictureFile } from './picture-file.ts';

/** One way to answer a question. */
export const option = z.strictObject({ id, text: requiredText(limits.option.text) });
export type Option = z.infer<typeof option>;

/**
 * The picture of an option. What the option says is said of it, too: it is read out, stands in results,
 * and is there where the picture does not load. `alone`: it is not seen beside the picture.
 */
export const optionPicture = z.strictObject({ ...pictureFile, alone: z.boolean() });
export type OptionPicture = z.infer<typeof optionPicture>;

/** An answer: the ids of the options that were chosen. */
export const chosen = z.strictObject({
  choices: z.array(id).check(z.minLength(1, 'Choose an answer.'), z.maxLength(limits.option.max)),
});
export type Chosen = z.infer<typeof chosen>;

/** An option as it is drawn. */
export interface DrawnOption extends Option {
  readonly sign?: Sign;
  readonly picture?: OptionPicture | undefined;
}

/** Among what is chosen, and whether several may be. */
export interface Choosing {
  readonly options: readonly DrawnOption[];
  readonly multiple: boolean;
}

/** What was chosen, each thing as a person reads it. */
export const chosenInWords = ({ options }: Choosing, { choices }: Chosen): string[] =>
  options.filter((each) => choices.includes(each.id)).map(({ text }) => text);
