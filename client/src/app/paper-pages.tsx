import { ownHeaders } from '../features/account/own-headers.ts';
import { NotedBook } from '../features/note/noted-book.tsx';
import { type PaperJoints, PaperPage } from '../features/weeklog/read/paper-page.tsx';

const Pdf: PaperJoints['Pdf'] = ({ paper: { paperid, title, bytes }, url }) => (
  <NotedBook
    subject={{ kind: 'paper', id: paperid }}
    {...{ title, url, bytes }}
    headers={ownHeaders}
  />
);

const Article: PaperJoints['Article'] = () => null;

/** A paper of a week, with notes in its margin. */
export const PaperRoute = () => <PaperPage Pdf={Pdf} Article={Article} />;
