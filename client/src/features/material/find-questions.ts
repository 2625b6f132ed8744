import type { Question } from '@sets/shared/question/question-kinds.ts';

/** All that can be read in it, whatever its kind. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' || name === 'kind' ? [] : textsIn(inner),
  );
};

/** The places of the questions that somebody looks for, by number or by words; all where they look for none. */
export const findQuestions = (questions: readonly Question[], sought: string): number[] => {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const all = questions.map((_question, index) => index);
  if (words.length === 0) return all;
  const numbered = Number(sought.trim());
  const isNumber = Number.isInteger(numbered) && numbered >= 1 && numbered <= questions.length;
  if (isNumber) return [numbered - 1];
  return all.filter((index) => {
    const text = textsIn(questions[index]).join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
};
