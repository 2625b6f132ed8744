import type { Failure } from '@sets/shared/core/result.ts';
import { premiumCalls } from '@sets/shared/premium/premium.calls.ts';
import type { PremiumOffer } from '@sets/shared/premium/premium.contract.ts';
import { useCallback } from 'react';
import { useAsked } from '../../core/use-asked.ts';

/** `offer` is null while it loads; `failure` says why it did not. */
export interface Offer {
  readonly offer: PremiumOffer | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** What the plans allow, and what of it is used. */
export const useOffer = (token: string): Offer => {
  const { data, failure, reload } = useAsked(premiumCalls.offer, { token });
  return { offer: data, failure, reload: useCallback(() => void reload(), [reload]) };
};
