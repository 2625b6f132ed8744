import { kindNamed, questionKindNames } from './question-kinds.ts';

const slides: ReadonlySet<string> = new Set(
  questionKindNames.filter((name) => kindNamed(name).isSlide === true),
);

/**
 * How many questions people are told that these are: what is only shown, and the place of something
 * else, asks nothing. Of a kind that this version does not know, each is one.
 */
export const countQuestions = (all: readonly { readonly kind?: string | undefined }[]): number =>
  all.filter(({ kind }) => kind === undefined || !slides.has(kind)).length;
