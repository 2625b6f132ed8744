import { emailFault } from '@sets/shared/account/account.rules.ts';
import { moderatorCalls } from '@sets/shared/module/moderator.calls.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { peopleMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';

interface InviteFormProps {
  readonly desk: SpaceDesk;
  readonly onInvited: () => void;
}

const useInviting = ({ desk: { space, token }, onInvited }: InviteFormProps) => {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const { isBusy, send } = useSending();
  const invite = async (): Promise<void> => {
    const wrong = emailFault(email);
    setFault(wrong ?? undefined);
    if (wrong !== null) return;
    const told = await send(() =>
      ask(moderatorCalls.invite, {
        token,
        body: { moduleid: space.moduleid, email: email.trim() },
      }),
    );
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    setEmail('');
    toast.success(words.added);
    onInvited();
  };
  return { email, setEmail, fault, isBusy, invite };
};

/** Makes somebody a moderator by their address. */
export const InviteForm = (props: InviteFormProps) => {
  const { email, setEmail, fault, isBusy, invite } = useInviting(props);
  const form = useFaultFocus(invite);
  return (
    <form {...form} className="grid grid-cols-1 gap-3">
      <Field
        label={words.invite}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder={words.email}
        value={email}
        fault={fault}
        hint={words.inviteHint}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" disabled={isBusy}>
        {isBusy ? words.inviting : words.inviteButton}
      </Button>
    </form>
  );
};
