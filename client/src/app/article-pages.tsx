import { type ArticleJoints, ArticlePage } from '../features/article/read/article-page.tsx';
import { NotesBeside } from '../features/note/notes-beside.tsx';

const margin: ArticleJoints['margin'] = ({ articleid }, text) => (
  <NotesBeside subject={{ kind: 'article', id: articleid }} text={text} />
);

/** An article, with notes in its margin. */
export const ArticleRoute = () => <ArticlePage margin={margin} />;
