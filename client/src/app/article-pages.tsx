import { ArticlePage } from '../features/article/read/article-page.tsx';

/** An article, with what the features put beside it. */
export const ArticleRoute = () => <ArticlePage />;
