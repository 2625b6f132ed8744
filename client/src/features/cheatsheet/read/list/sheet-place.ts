import {
  sheetLanguage,
  sheetLimits,
  type SheetQuery,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { id } from '@sets/shared/core/ids.ts';
import { tag as tagShape } from '@sets/shared/core/tags.ts';
import { requiredLine } from '@sets/shared/core/text.ts';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { searchedWords } from '../../../../ui/searched-words.ts';
import { sheetPaths } from '../../sheet-paths.ts';

/** Lists of all that one may read, in an order of its own; the last for who is signed in. */
export const sheetTabs = ['newest', 'used', 'voted', 'school'] as const;
export type SheetTab = (typeof sheetTabs)[number];

const subjectShape = requiredLine(sheetLimits.subject);

/** The list that an address names; what makes no sense there is as if it were not. */
export const placeIn = (params: URLSearchParams): SheetQuery => {
  const words = searchedWords(params.get('search') ?? '', sheetLimits.search);
  const { data: language } = z.safeParse(sheetLanguage, params.get('language'));
  if (words !== '') return { of: 'search', words, language };
  const author = z.safeParse(id, params.get('author'));
  if (author.success) return { of: 'author', author: author.data };
  const space = z.safeParse(id, params.get('space'));
  if (space.success) return { of: 'space', moduleid: space.data };
  const subject = z.safeParse(subjectShape, params.get('subject'));
  if (subject.success) return { of: 'subject', subject: subject.data };
  const tag = z.safeParse(tagShape, params.get('tag'));
  if (tag.success) return { of: 'tag', tag: tag.data };
  if (language !== undefined) return { of: 'language', language };
  return { of: sheetTabs.find((tab) => tab === params.get('list')) ?? 'newest' };
};

/** The language that is listed, or searched in. */
export const languageIn = (place: SheetQuery): string | undefined =>
  place.of === 'language' || place.of === 'search' ? place.language : undefined;

export const useSheetPlace = (): SheetQuery => placeIn(useSearchParams()[0]);

/** The address of a list. */
export const tabPath = (tab: SheetTab): string =>
  tab === 'newest' ? sheetPaths.list : `${sheetPaths.list}?list=${tab}`;
/** Of what these words find in a language, or in any; without words, of all that is in it. */
export const searchPath = (words: string, language?: string): string => {
  const asked = new URLSearchParams();
  if (words !== '') asked.set('search', words);
  if (language !== undefined) asked.set('language', language);
  return asked.size === 0 ? sheetPaths.list : `${sheetPaths.list}?${asked}`;
};
