import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import type { ArticleContent } from './article.contract.ts';

/** What is stored of an article, as moderators write it, as others read it, and as it was. */
export const storedArticle: StoredShape<ArticleContent> = {
  name: 'article',
  schema: z.strictObject({
    title: z.string(),
    text: z.string(),
    authors: z.array(z.string()),
    source: z.string(),
  }),
  migrations: [],
};
