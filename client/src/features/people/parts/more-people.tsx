import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { listMessages as words } from '../people.messages.ts';
import type { ListedPeople } from '../use-people-list.ts';

/** So far below the window the next ones are asked for before somebody sees the end. */
const ahead = '600px';

/** Calls `onNear` when this is near the window; where a browser cannot tell, the button is there. */
const useNear = (isAsking: boolean, onNear: () => void) => {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isAsking || place.current === null || !('IntersectionObserver' in globalThis)) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: ahead },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [isAsking]);
  return place;
};

/** What a list has beyond its end: comes by itself when one is near it, by a press otherwise. */
export const MorePeople = ({ listed }: { listed: ListedPeople }) => {
  const { isLoadingMore, failure, more } = listed;
  const place = useNear(!isLoadingMore && failure === null, more);
  return (
    <div ref={place} className="grid justify-items-center gap-3 pt-4 text-center">
      {failure !== null && (
        <p role="alert" className="text-bad">
          {words.moreFailed} {failure.msg}
        </p>
      )}
      <Button aria-disabled={isLoadingMore} onClick={more}>
        {isLoadingMore ? words.loadingMore : words.more}
      </Button>
    </div>
  );
};
