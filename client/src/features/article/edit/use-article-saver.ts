import type { ArticleContent, EditedArticle } from '@sets/shared/article/article.contract.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useWritingSaver, type WritingDesk } from '../../../core/writing/use-writing-saver.ts';
import { WritingSaver } from '../../../core/writing/writing-saver.ts';
import { articleKind, keptArticleDraft } from './saving/article-content.ts';
import { type ArticleChange, articleServer } from './saving/article-server.ts';

/** What the parts of the editor change an article with. */
export type ArticleDesk = WritingDesk<EditedArticle, ArticleContent, ArticleChange>;

/** Saves an article as it is typed. */
export const useArticleSaver = ({ userid, token }: SignedIn, article: EditedArticle): ArticleDesk =>
  useWritingSaver(
    () =>
      new WritingSaver<EditedArticle, ArticleContent, ArticleChange>(article, {
        kind: articleKind,
        server: articleServer(article, token),
        kept: keptArticleDraft(userid, article.articleid),
      }),
  );
