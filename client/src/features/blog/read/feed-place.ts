import { blogLimits, type FeedQuery } from '@sets/shared/blog/blog.contract.ts';
import { tag as tagShape } from '@sets/shared/core/tags.ts';
import { id } from '@sets/shared/core/ids.ts';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { searchedWords } from '../../../ui/searched-words.ts';
import { blogPaths } from '../blog-paths.ts';

/** Where somebody is in the blogs: which posts are listed. */
export type FeedPlace = FeedQuery | { readonly of: 'yours' };

/** Lists that everybody has. */
export const feedTabs = ['newest', 'followed', 'school'] as const;
export const allTabs = [...feedTabs, 'yours'] as const;
export type FeedTab = (typeof allTabs)[number];

/** The place that an address names; what makes no sense there is as if it were not. */
export const placeIn = (params: URLSearchParams): FeedPlace => {
  const words = searchedWords(params.get('search') ?? '', blogLimits.search);
  if (words !== '') return { of: 'search', words };
  const author = z.safeParse(id, params.get('author'));
  if (author.success) return { of: 'author', author: author.data };
  const tag = z.safeParse(tagShape, params.get('tag'));
  if (tag.success) return { of: 'tag', tag: tag.data };
  return { of: allTabs.find((tab) => tab === params.get('list')) ?? 'newest' };
};

export const useFeedPlace = (): FeedPlace => placeIn(useSearchParams()[0]);

/** The address of a list. */
export const tabPath = (tab: FeedTab): string =>
  tab === 'newest' ? blogPaths.feed : `${blogPaths.feed}?list=${tab}`;
export const searchPath = (words: string): string =>
  words === '' ? blogPaths.feed : `${blogPaths.feed}?${new URLSearchParams({ search: words })}`;
