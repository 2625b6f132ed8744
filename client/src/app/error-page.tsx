import { useEffect, useState } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { ChunkLoadError, isOutdated, takesReload } from '../core/chunk.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageNote } from '../ui/page-note.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
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

const reload = (): void => window.location.reload();

const Note = ({ title, text }: { title: string; text: string }) => {
  useTitle(title);
  return (
    <main className="grid min-h-[70dvh] grow content-center">
      <PageNote title={title} text={text}>
        <Button look="primary" onClick={reload}>
          {words.reload}
        </Button>
        <a href="/" className={buttonClass('outline')}>
          {words.toHome}
        </a>
      </PageNote>
    </main>
  );
};

/** A page that did not come. Where the server has a newer app, loading that anew is what helps. */
const NotLoaded = () => {
  const [isLooking, setLooking] = useState(true);
  useEffect(() => {
    let isGone = false;
    void isOutdated().then((isOld) => {
      if (isGone) return;
      if (isOld && takesReload()) reload();
      else setLooking(false);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (isLooking) return <Skeleton label={words.loading} />;
  return <Note title={words.notLoaded} text={words.notLoadedText} />;
};

/** In place of a page that failed while it was drawn or loaded. */
export const ErrorPage = () =>
  useRouteError() instanceof ChunkLoadError ? (
    <NotLoaded />
  ) : (
    <Note title={words.broken} text={words.brokenText} />
  );
