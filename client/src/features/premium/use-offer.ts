import type { Failure } from '@sets/shared/core/result.ts';
import type { PremiumOffer } from '@sets/shared/premium/premium.contract.ts';
import { useEffect, useState } from 'react';
import { getOffer } from './premium.api.ts';

/** `offer` is null while it loads; `failure` says why it did not. */
export interface Offer {
  readonly offer: PremiumOffer | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** What the plans allow, and what of it is used; asked for anew when somebody comes back to the page. */
export const useOffer = (token: string): Offer => {
  const [told, setTold] = useState<Omit<Offer, 'reload'>>({ offer: null, failure: null });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const reply = await getOffer(token, stop.signal);
      if (stop.signal.aborted) return;
      if (reply.ok) setTold({ offer: reply.value, failure: null });
      else setTold(({ offer }) => ({ offer, failure: reply.error }));
    };
    const onBack = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onBack, { signal: stop.signal });
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `times` asks once more.
  }, [token, times]);
  return { ...told, reload: () => setTimes((count) => count + 1) };
};
