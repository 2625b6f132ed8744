import {
  type ArticleContent,
  articleContent,
  type EditedArticle,
} from '@sets/shared/article/article.contract.ts';
import * as z from 'zod/mini';
import type { DeviceStorage } from '../../../../core/device-storage.ts';
import { draftShape, keptDraft, type KeptDraft } from '../../../../core/writing/kept-draft.ts';
import type { WritingKind } from '../../../../core/writing/written.ts';

export const emptyContent: ArticleContent = { title: '', text: '', authors: [], source: '' };

export const articleKind: WritingKind<ArticleContent> = {
  schema: articleContent,
  empty: emptyContent,
};

/** As it is typed, which may be longer than an article can be. */
const typed = z.extend(articleContent, {
  title: z.string(),
  text: z.string(),
  authors: z.array(z.string()),
  source: z.string(),
});

const stored = draftShape('article-draft', typed);

/** What somebody has typed of an article and the server does not have. */
export const keptArticleDraft = (
  userid: string,
  articleid: string,
  storage?: DeviceStorage,
): KeptDraft<ArticleContent> => keptDraft(stored, [userid, articleid], storage);

/** An article that the server does not have yet. */
export const blankArticle = (
  articleid: string,
  moduleid: string,
  content: ArticleContent = emptyContent,
): EditedArticle => ({
  articleid,
  moduleid,
  revision: 0,
  content,
  savedAt: new Date().toISOString(),
  savedBy: null,
  published: null,
  removedUntil: null,
});
