import { isPremium } from '@sets/shared/account/premium.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshAccount } from '../account/refresh-account.ts';

/** How long the effect of a payment is waited for, and how often it is asked about, in milliseconds. */
export const paymentTimes = { ask: 2_000, atMost: 60_000 } as const;

/** `null` where nobody comes back from paying. */
export type Payment = 'confirming' | 'paid' | 'late' | null;

/**
 * After paying, premium comes when the provider has told the server. Asks until then, with an end,
 * and calls `onPaid`.
 */
export const usePayment = (token: string, isBack: boolean, onPaid: () => void) => {
  const [payment, setPayment] = useState<Payment>(isBack ? 'confirming' : null);
  const paid = useEffectEvent(onPaid);
  useEffect(() => {
    if (payment !== 'confirming') return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const until = Date.now() + paymentTimes.atMost;
    const ask = async (): Promise<void> => {
      const who = await refreshAccount(token);
      if (isGone) return;
      const now = Date.now();
      if (who !== null && isPremium(who.premium, now)) {
        setPayment('paid');
        paid();
      } else if (now >= until) setPayment('late');
      else timer = setTimeout(() => void ask(), paymentTimes.ask);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [token, payment]);
  return { payment, lookAgain: () => setPayment('confirming') };
};
