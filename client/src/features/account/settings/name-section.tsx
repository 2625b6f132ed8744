import { usernameChange } from '@sets/shared/account/settings.contract.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { useState } from 'react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import * as z from 'zod/mini';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Field } from '../../../ui/field.tsx';
import { accountState } from '../account.store.ts';
import { putUsername } from '../account.api.ts';
import { settingsMessages as words } from '../settings.messages.ts';
import { useSending } from '../../../core/use-sending.ts';
import { SaveButton } from './save-button.tsx';
import { SettingsSection } from './settings-section.tsx';

const useName = ({ token, username }: SignedIn) => {
  const [name, setName] = useState(username);
  const [fault, setFault] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const { isBusy, send } = useSending();
  const type = (typed: string): void => {
    setName(typed);
    setSaved(false);
  };
  const submit = async (): Promise<void> => {
    const read = z.safeParse(usernameChange, { username: name });
    setFault(read.success ? undefined : read.error.issues[0]?.message);
    if (!read.success) return;
    const told = await send(() => putUsername(token, read.data.username));
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    accountState.usernameUpdated(told.value.username);
    setName(told.value.username);
    setSaved(true);
  };
  return { name, type, fault, isSaved, isBusy, submit };
};

export const NameSection = ({ who }: { who: SignedIn }) => {
  const { name, type, fault, isSaved, isBusy, submit } = useName(who);
  const form = useFaultFocus(submit);
  return (
    <SettingsSection id="name" title={words.sections.name} lead={words.nameLead}>
      <form {...form} className="grid gap-4">
        <Field
          label={words.name}
          autoComplete="name"
          maxLength={limits.name}
          value={name}
          fault={fault}
          onChange={(event) => type(event.target.value)}
        />
        <SaveButton isBusy={isBusy} isSaved={isSaved} isChanged={name.trim() !== who.username} />
      </form>
    </SettingsSection>
  );
};
