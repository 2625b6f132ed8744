import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { clean } from '../core/text.ts';

export const searchLimits = {
  /** Characters of what is looked for. */
  query: 100,
  /** Below that many letters nothing is looked for. */
  letters: 2,
  /** Hits on a page. */
  page: 20,
  /** Of each kind: who has found more types another word. */
  hits: 100,
} as const;

/** What can be found, in the order in which it is shown. */
export const searchKinds = ['space', 'topic', 'question', 'article'] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;

/** Query of `GET /api/search`: what was typed, and the `next` of the page before. */
export const searchQuery = z.strictObject({
  q: z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z.string().check(z.maxLength(searchLimits.query, `At most ${searchLimits.query} characters.`)),
  ),
  before: z.optional(z.string()),
});

export const searchHit = z.strictObject({
  kind: searchKind,
  moduleid: id,
  /** Null for a space, and for an article. */
  topicid: z.nullable(id),
  /** Null for what is no question. */
  questionid: z.nullable(id),
  /** Null for what is no article. */
  articleid: z.nullable(id),
  title: z.string(),
  /** The title of its space. */
  space: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** Reply of `GET /api/search`: what is called exactly so first, then what answers best. */
export const searchPage = z.strictObject({
  hits: z.array(searchHit),
  /** For `before`; null on the last page. */
  next: z.nullable(z.string()),
});
export type SearchPage = z.infer<typeof searchPage>;
