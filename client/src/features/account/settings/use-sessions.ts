import type { SessionLine } from '@sets/shared/account/settings.contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { deleteSession, getSessions, postLogoutEverywhere } from '../account.api.ts';
import { settingsMessages as words } from '../settings.messages.ts';
import { useSending } from '../../../core/use-sending.ts';

/** The list; `failed` holds the sentence of why there is none, null is on its way. */
type Listed = { readonly lines: readonly SessionLine[] } | { readonly failed: string } | null;

const load = async (token: string): Promise<Listed> => {
  const told = await getSessions(token);
  return told.ok ? { lines: told.value.sessions } : { failed: told.error.msg };
};

/** Where a person is logged in, and ending it there. */
export const useSessions = (token: string) => {
  const [listed, setListed] = useState<Listed>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const { isBusy, send } = useSending();

  const reload = useCallback(() => {
    void load(token).then(setListed);
  }, [token]);
  useEffect(reload, [reload]);

  const end = async (sessionId: string): Promise<void> => {
    const told = await send(() => {
      setEnding(sessionId);
      return deleteSession(token, sessionId);
    });
    if (told === undefined) return;
    setEnding(null);
    // One that is over already is what was asked for.
    if (told.ok || told.error.code === 'NOT_FOUND') setListed(await load(token));
    else toast.error(told.error.msg);
  };

  const endOthers = async (): Promise<void> => {
    const told = await send(() => postLogoutEverywhere(token));
    if (told === undefined) return;
    if (!told.ok) {
      toast.error(told.error.msg);
      return;
    }
    toast.success(words.ended(told.value.ended));
    setListed(await load(token));
  };

  return { listed, reload, end, endOthers, ending: isBusy ? ending : null, isBusy };
};
