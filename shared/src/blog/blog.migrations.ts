import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import type { BlogContent } from './blog.contract.ts';

/** What is stored of a post, as its author writes it, as others read it, and as it was. */
export const storedPost: StoredShape<BlogContent> = {
  name: 'blog-post',
  schema: z.strictObject({
    title: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
    cover: z.nullable(z.string()),
  }),
  migrations: [],
};
