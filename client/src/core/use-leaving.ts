import { useEffect } from 'react';

/** What saves as it is typed, and is told when its page comes and goes. */
interface Leavable {
  begin(): void;
  /** The page is being left: what can be told in one go is told. */
  leave(): void;
  flush(): Promise<void>;
  /** The page is closed, and the app goes on. */
  close(): void;
}

/** Asks before the tab is closed while something `isOnlyHere`, in the tab and nowhere else. */
export const useLeaving = (saver: Leavable, isOnlyHere: () => boolean): void => {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    saver.begin();
    window.addEventListener('pagehide', () => saver.leave(), { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (isOnlyHere()) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener('online', () => void saver.flush(), { signal });
    return () => {
      stop.abort();
      saver.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it asks, it asks of the same saver
  }, [saver]);
};
