import { useEffect } from 'react';
import { useToken } from '../account/account.store.ts';
import { keepPush } from './push.ts';

/** Keeps push messages on their way to whoever is signed in, and to nobody else. Once in the app. */
export const usePushUpkeep = (): void => {
  const token = useToken();
  useEffect(() => {
    void keepPush(token);
    const onNews = ({ data }: MessageEvent<unknown>): void => {
      if (data === 'push-changed') void keepPush(token);
    };
    // Plain http has no service workers.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    worker?.addEventListener('message', onNews);
    return () => worker?.removeEventListener('message', onNews);
  }, [token]);
};
