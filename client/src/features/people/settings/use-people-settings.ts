import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import type { PeopleSettings } from '@sets/shared/people/people.contract.ts';
import { useRef } from 'react';
import { ask } from '../../../core/api.ts';
import { useAsked, useTold } from '../../../core/use-asked.ts';
import { toast } from '../../../ui/toast.ts';
import { tokenNow } from '../../account/account.store.ts';

/** What one says of one's followers: each change is shown at once and sent after the one before it. */
export const usePeopleSettings = (token: string) => {
  const { data, failure, reload } = useAsked(peopleCalls.settings, { token });
  const told = useTold(peopleCalls.settings);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const send = async (body: PeopleSettings): Promise<void> => {
    const reply = await ask(peopleCalls.changeSettings, { token, body });
    if (reply.ok || tokenNow() !== token) return;
    toast.error(reply.error.msg);
    await reload();
  };
  const change = (changed: Partial<PeopleSettings>): void => {
    if (data === null) return;
    const next = { ...data, ...changed };
    told({}, next);
    sent.current = sent.current.then(() => send(next));
  };
  return { settings: data, failure, reload, change };
};
