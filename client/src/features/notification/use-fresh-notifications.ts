import { useEffect } from 'react';
import { loadNotifications } from './notification.store.ts';

/** How often a page that is looked at asks, in milliseconds; a push message makes it ask at once. */
const every = 180_000;

/** Keeps the notifications fresh: when somebody comes back, after a push, and every few minutes. */
export const useFreshNotifications = (token: string): void => {
  useEffect(() => {
    const stop = new AbortController();
    const ask = (): void => {
      if (document.visibilityState === 'visible') void loadNotifications(token);
    };
    ask();
    const timer = setInterval(ask, every);
    document.addEventListener('visibilitychange', ask, { signal: stop.signal });
    // Plain http has no service workers.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    worker?.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (data === 'push-arrived') void loadNotifications(token);
      },
      { signal: stop.signal },
    );
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [token]);
};
