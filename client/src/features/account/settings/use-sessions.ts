import { sessionCalls } from '@sets/shared/account/settings.calls.ts';
import type { SessionLine } from '@sets/shared/account/settings.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteSession, postLogoutEverywhere } from '../account.api.ts';
import { settingsMessages as words } from '../settings.messages.ts';

/** The list; `failed` holds the sentence of why there is none, null is on its way. */
type Listed = { readonly lines: readonly SessionLine[] } | { readonly failed: string } | null;

const listedOf = (lines: readonly SessionLine[] | undefined, failure: Failure | null): Listed => {
  if (failure !== null) return { failed: failure.msg };
  return lines === undefined ? null : { lines };
};

/** Where a person is logged in, and ending it there. */
export const useSessions = (token: string) => {
  const { data, failure, reload } = useAsked(sessionCalls.list, { token });
  const [ending, setEnding] = useState<string | null>(null);
  const { isBusy, send } = useSending();

  const end = async (sessionId: string): Promise<void> => {
    const told = await send(() => {
      setEnding(sessionId);
      return deleteSession(token, sessionId);
    });
    if (told === undefined) return;
    setEnding(null);
    // One that is over already is what was asked for.
    if (told.ok || told.error.code === 'NOT_FOUND') await reload();
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
    await reload();
  };

  return {
    listed: listedOf(data?.sessions, failure),
    reload: () => void reload(),
    end,
    endOthers,
    ending: isBusy ? ending : null,
    isBusy,
  };
};
