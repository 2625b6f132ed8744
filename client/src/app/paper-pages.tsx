import { useState } from 'react';
import { ArticleWithin } from '../features/article/read/article-within.tsx';
import { ownHeaders } from '../features/account/own-headers.ts';
import { NotedBook } from '../features/note/noted-book.tsx';
import { NotesBeside } from '../features/note/notes-beside.tsx';
import { type PaperJoints, PaperPage } from '../features/weeklog/read/paper-page.tsx';

const Pdf: PaperJoints['Pdf'] = ({ paper: { paperid, title, bytes }, url, onBook }) => (
  <NotedBook
    subject={{ kind: 'paper', id: paperid }}
    {...{ title, url, bytes, onBook }}
    headers={ownHeaders}
  />
);

const Article: PaperJoints['Article'] = ({ articleid }) => {
  const [text, setText] = useState<HTMLElement | null>(null);
  return (
    <div className="min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,1fr)_41rem_minmax(0,1fr)] min-[80rem]:gap-x-10 print:block">
      <div className="mx-auto w-full max-w-[41rem] min-[80rem]:col-start-2 print:max-w-none">
        <ArticleWithin articleid={articleid} onDrawn={setText} />
      </div>
      {text !== null && <NotesBeside subject={{ kind: 'article', id: articleid }} text={text} />}
    </div>
  );
};

/** A paper of a week, with notes in its margin. */
export const PaperRoute = () => <PaperPage Pdf={Pdf} Article={Article} />;
