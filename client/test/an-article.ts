import type { Article, ArticleLine, EditedArticle } from '@sets/shared/article/article.contract.ts';

export const articleidOf = (name: string): string => name.padEnd(22, '_');

export const anArticle = (change: Partial<Article> = {}): Article => ({
  articleid: articleidOf('one'),
  space: { moduleid: 'm1', title: 'Algorithms', school: 'NA' },
  title: 'On engines',
  authors: ['Ada Lovelace', 'Charles Babbage'],
  source: 'https://www.a.example/engines',
  text: '## Mill\n\nIt **weaves**.[^1]\n\n## Store\n\n## Cards\n\n[^1]: Patterns.',
  minutes: 3,
  publishedAt: '2026-11-02T10:00:00.000Z',
  editedAt: null,
  mayEdit: false,
  ...change,
});

export const aLineOfArticle = (name: string, change: Partial<ArticleLine> = {}): ArticleLine => ({
  articleid: articleidOf(name),
  title: `Article ${name}`,
  authors: [],
  summary: 'It weaves.',
  minutes: 3,
  publishedAt: '2026-11-02T10:00:00.000Z',
  editedAt: null,
  removedUntil: null,
  ...change,
});

export const anEditedArticle = (change: Partial<EditedArticle> = {}): EditedArticle => ({
  articleid: articleidOf('one'),
  moduleid: 'm1',
  revision: 3,
  content: { title: 'On engines', text: 'It weaves.', authors: ['Ada Lovelace'], source: '' },
  savedAt: '2026-11-02T10:00:00.000Z',
  savedBy: { userid: 'mira', username: 'Mira' },
  published: null,
  removedUntil: null,
  ...change,
});
