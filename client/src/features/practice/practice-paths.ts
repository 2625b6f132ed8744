/** What is practised now: what is due, a quiz, or a topic. */
export type RoundOf =
  | { readonly of: 'warm-up' }
  | { readonly of: 'quiz' | 'topic'; readonly id: string };

/** Where practice is: on a page of the space, which says in its address what is practised. */
export const practicePaths = {
  practice: (moduleid: string): string => `/space/${moduleid}/practice`,
  round: (moduleid: string, round: RoundOf): string =>
    `${practicePaths.practice(moduleid)}?${round.of}=${round.of === 'warm-up' ? 'now' : round.id}`,
} as const;

/** What an address says is practised; null where nothing is. */
export const roundIn = (query: URLSearchParams): RoundOf | null => {
  if (query.has('warm-up')) return { of: 'warm-up' };
  for (const of of ['quiz', 'topic'] as const) {
    const id = query.get(of);
    if (id !== null && id !== '') return { of, id };
  }
  return null;
};
