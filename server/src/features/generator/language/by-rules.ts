import { type Candidate } from './candidate.ts';
import { chosenOf } from './choose.ts';
import { definitionQuestions } from './definitions.ts';
import { distractorsOf } from './distractors.ts';
import { gapQuestions } from './gaps.ts';
import { numberQuestions } from './numbers.ts';
import { orderQuestions } from './orders.ts';
import { readText } from './read-text.ts';
import { termsOf } from './terms.ts';

/** Questions of a text by rules of its language alone: the same text gives the same ones. */
export const questionsByRules = (
  text: string,
  { kinds, most }: { readonly kinds: readonly string[]; readonly most: number },
): Candidate[] => {
  const read = readText(text);
  const terms = termsOf(read);
  const distractors = distractorsOf(read, terms);
  const all = [
    ...orderQuestions(read),
    ...definitionQuestions(read, terms, distractors),
    ...numberQuestions(read),
    ...gapQuestions(read, terms, distractors),
  ];
  return chosenOf(
    all.filter(({ item }) => item.kind !== null && kinds.includes(item.kind)),
    most,
  );
};
