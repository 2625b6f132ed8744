import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageNote } from '../ui/page-note.tsx';
import { useTitle } from '../ui/use-title.ts';
import { appMessages as words } from './app.messages.ts';

export const NotFoundPage = () => {
  useTitle(words.notFound);
  return (
    <main className="grid grow content-center">
      <PageNote title={words.notFound} text={words.notFoundText}>
        <Link to="/" className={buttonClass('primary')}>
          {words.toHome}
        </Link>
      </PageNote>
    </main>
  );
};

/** In place of a page that failed while it was drawn or loaded. */
export const MishapPage = () => {
  useTitle(words.broken);
  return (
    <main className="grid min-h-dvh content-center">
      <PageNote title={words.broken} text={words.brokenText}>
        <Button look="primary" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
        <a href="/" className={buttonClass('outline')}>
          {words.toHome}
        </a>
      </PageNote>
    </main>
  );
};
