import { plural } from '../../../core/plural.ts';

/** What is said where answers are many small sets. */
export const setsMessages = {
  answered: (answered: string, joined: string) => `${answered} of ${joined} answered`,
  dot: (people: number) => `● = ${people} ${plural(people, { one: 'person', other: 'people' })}`,
  results: (question: string) => `Answers to: ${question}`,
} as const;
