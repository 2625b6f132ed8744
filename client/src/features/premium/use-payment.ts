import { isPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { getMe } from '../account/account.api.ts';
import { accountState } from '../account/account.store.ts';

/** How long the effect of a payment is waited for, and how often it is asked about, in milliseconds. */
export const paymentTimes = { ask: 2_000, atMost: 60_000 } as const;

/** `null` where nobody comes back from paying. */
export type Payment = 'confirming' | 'paid' | 'late' | null;

/** Asks for the account once, and keeps it; its premium, or null where it was not told. */
export const refreshAccount = async (token: string): Promise<Premium | null> => {
  const told = await getMe(token);
  if (!told.ok || told.value.forceLogout) return null;
  const { forceLogout: _, ...who } = told.value;
  accountState.fill(who);
  return who.premium;
};

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
      const premium = await refreshAccount(token);
      if (isGone) return;
      const now = Date.now();
      if (premium !== null && isPremium(premium, now)) {
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
