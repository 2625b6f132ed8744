import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import type { Option, OptionPicture } from '@sets/shared/question/choosing.ts';
import { moved } from '../../../core/moved.ts';
import { newId } from '../../../core/new-id.ts';

/** An option of a list; of some lists it may have a picture. */
export interface ListedOption extends Option {
  picture?: OptionPicture | undefined;
}

/** What lists options: to choose among, to put in order … */
export interface Listing {
  readonly options: ListedOption[];
}
/** How many there may be. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

const blankOption = (text = ''): Option => ({ id: newId(), text });

export const addOption = <Q extends Listing>(
  question: Q,
  at: number,
  { max }: Range = limits.option,
): Q =>
  question.options.length >= max
    ? question
    : { ...question, options: question.options.toSpliced(at, 0, blankOption()) };

export const removeOption = <Q extends Listing>(
  question: Q,
  at: number,
  { min }: Range = limits.option,
): Q =>
  question.options.length <= min
    ? question
    : { ...question, options: question.options.toSpliced(at, 1) };

export const moveOption = <Q extends Listing>(question: Q, from: number, to: number): Q => ({
  ...question,
  options: moved(question.options, from, to),
});

export const writeOption = <Q extends Listing>(question: Q, at: number, text: string): Q => ({
  ...question,
  options: question.options.map((option, index) => (index === at ? { ...option, text } : option)),
});

/** Gives the option at a place this picture, or takes away the one that it has. */
export const pictureOption = <Q extends Listing>(
  question: Q,
  at: number,
  picture: OptionPicture | undefined,
): Q => ({
  ...question,
  options: question.options.map((option, index) => {
    const { picture: _before, ...rest } = option;
    if (index !== at) return option;
    return picture === undefined ? rest : { ...rest, picture };
  }),
});

/** Whether nothing is in it. */
export const isEmptyOption = ({ text, picture }: ListedOption): boolean =>
  text.trim() === '' && picture === undefined;

/** As two answers are compared: by what people read. */
const readAs = (text: string): string => clean(text).replaceAll(/\s+/g, ' ').toLowerCase();

/** The indexes of options that say the same, each group in order. */
export const equalOptions = (options: readonly Option[]): number[][] => {
  const groups = Map.groupBy(
    options.map(({ text }, at) => ({ at, text: readAs(text) })).filter(({ text }) => text !== ''),
    ({ text }) => text,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ at }) => at));
};

/** Marks and numbers that lists bring along: "1. ", "b) ", "- ", "• ". */
const listMark = /^\s*(?:[-*•–]|\d{1,2}[.)]|[A-Ja-j][.)])\s+/;

const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => line !== '');

/** A question after a list was pasted, and how many lines of it there was no room for. */
export interface PastedOptions<Q> {
  readonly question: Q;
  readonly left: number;
}

/**
 * Several lines pasted into one option: the first goes into it, the others become options after
 * it, as many as there is room for. Null where there is only one line to paste.
 */
export const pasteOptions = <Q extends Listing>(
  question: Q,
  at: number,
  pasted: string,
  { max }: Range = limits.option,
): PastedOptions<Q> | null => {
  const [first, ...others] = linesOf(pasted);
  if (first === undefined || others.length === 0) return null;
  const rest = question.options.slice(at + 1).filter((option) => !isEmptyOption(option));
  const room = Math.max(0, max - (at + 1) - rest.length);
  const fresh = others.slice(0, room).map((text) => blankOption(text));
  const written = writeOption(question, at, first).options.slice(0, at + 1);
  return {
    question: { ...question, options: [...written, ...fresh, ...rest] },
    left: others.length - fresh.length,
  };
};
