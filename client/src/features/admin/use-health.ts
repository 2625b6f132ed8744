import type { Health } from '@sets/shared/admin/admin.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useEffect, useState } from 'react';
import { adminApi } from './admin.api.ts';

/** How often a page that is looked at asks, in milliseconds. */
const every = 10_000;

interface Told {
  /** The last figures, and when they came; null until the first have. */
  readonly health: Health | null;
  readonly at: number;
  /** Why there are no newer ones. */
  readonly failure: Failure | null;
}

/** How the server is, asked for anew while the page is looked at. */
export const useHealth = (token: string): Told & { reload: () => void } => {
  const [told, setTold] = useState<Told>({ health: null, at: 0, failure: null });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const reply = await adminApi(token).health(stop.signal);
      if (stop.signal.aborted) return;
      if (reply.ok) setTold({ health: reply.value, at: Date.now(), failure: null });
      else setTold((before) => ({ ...before, failure: reply.error }));
    };
    void ask();
    const timer = setInterval(() => void ask(), every);
    document.addEventListener('visibilitychange', () => void ask(), { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `times` asks once more.
  }, [token, times]);
  return { ...told, reload: () => setTimes((count) => count + 1) };
};
