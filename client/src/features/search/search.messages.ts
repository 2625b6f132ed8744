import type { SearchKind } from '@sets/shared/search/search.contract.ts';

/** What the search in the bar says. */
export const searchMessages = {
  search: 'Search',
  label: 'Search your spaces, topics, questions and articles',
  placeholder: 'Search',
  close: 'Close the search',
  clear: 'Clear',
  results: 'Results',
  kinds: {
    space: 'Spaces',
    topic: 'Topics',
    question: 'Questions',
    article: 'Articles',
  } satisfies Record<SearchKind, string>,
  /** Where something lies. */
  within: (space: string): string => `in ${space}`,
  more: 'More results',
  nothing: (typed: string): string => `Nothing found for “${typed}”.`,
  nothingText: 'Looked through the spaces that you created, moderate or visited.',
  failed: 'The search did not work.',
  retry: 'Try again',
  searching: 'Searching …',
  /** Spoken once they are here. */
  found: (count: number, isMore: boolean): string => {
    if (count === 0) return 'No results.';
    if (isMore) return `${count} results, and more.`;
    return count === 1 ? '1 result.' : `${count} results.`;
  },
} as const;
