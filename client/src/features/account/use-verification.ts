import { pinFault } from '@sets/shared/account/account.rules.ts';
import { useState } from 'react';
import { create } from 'zustand';
import { toast } from '../../ui/toast.ts';
import { accountState } from './account.store.ts';
import { refreshAccount } from './refresh-account.ts';
import { postPin, postSendPin } from './account.api.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useSecondsUntil } from './seconds-until.ts';
import { useSending } from '../../core/use-sending.ts';
import { verificationMessages as words } from './verification.messages.ts';

/** To which address a code was sent, and when the next may be; it outlives the screen. */
const useLastCode = create<{ email: string; nextAt: number; isSent: boolean }>(() => ({
  email: '',
  nextAt: 0,
  isSent: false,
}));

/** The two calls of the verification-code screen, and what it shows of them. */
export const useVerification = ({ token, email }: SignedIn, onVerified: () => void = () => {}) => {
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [doing, setDoing] = useState<'send' | 'verify' | null>(null);
  const { isBusy, send } = useSending();
  const last = useLastCode();
  /** Whether one was, also before this screen was opened again. */
  const wasSent = isSent || (last.email === email && last.isSent);
  const secondsToNext = useSecondsUntil(last.email === email ? last.nextAt : 0);

  const nextIn = (ms: number, sent: boolean): void =>
    useLastCode.setState({ email, nextAt: Date.now() + ms, isSent: sent });

  const sendCode = async (): Promise<void> => {
    setFailure(null);
    setSent(false);
    setDoing('send');
    const told = await send(() => postSendPin(token));
    if (told === undefined) return;
    setSent(told.ok);
    if (told.ok) {
      nextIn(told.value.nextInMs, true);
      return;
    }
    setFailure(told.error.msg);
    // What was sent before stays sent.
    if (told.error.retryInMs !== undefined) nextIn(told.error.retryInMs, wasSent);
  };

  const verify = async (): Promise<void> => {
    const fault = pinFault(pin);
    setFailure(fault);
    if (fault !== null) return;
    setDoing('verify');
    const told = await send(() => postPin(token, pin.trim()));
    if (told === undefined) return;
    if (told.ok) {
      accountState.pinVerified();
      // A rule of the school may confirm the division by it.
      void refreshAccount(token);
      toast.success(words.verified);
      onVerified();
      return;
    }
    // A code that never arrived is as good as before.
    if (told.error.code !== 'UNAVAILABLE') setPin('');
    setFailure(told.error.msg);
  };

  return {
    pin,
    setPin,
    failure,
    isSent,
    wasSent,
    doing: isBusy ? doing : null,
    secondsToNext,
    sendCode,
    verify,
  };
};
