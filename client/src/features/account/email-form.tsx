import { newEmailFault } from '@sets/shared/account/account.rules.ts';
import type { EmailChanged } from '@sets/shared/account/settings.contract.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { type ReactNode, useState } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { accountState } from './account.store.ts';
import { putEmail } from './account.api.ts';
import { whenConfirmed } from './confirming.ts';
import { useSending } from '../../core/use-sending.ts';
import { schoolEmailMessages as words, verificationMessages } from './verification.messages.ts';

interface EmailChange {
  readonly token: string;
  readonly startsWith: string;
  readonly onChanged: (changed: EmailChanged) => void;
}

/** A new address: what is typed, what is wrong with it, and sending it once. */
const useEmailChange = ({ token, startsWith, onChanged }: EmailChange) => {
  const [email, setEmail] = useState(startsWith);
  const [fault, setFault] = useState<string>();
  const { isBusy, send } = useSending();
  const submit = async (): Promise<void> => {
    const wrong = newEmailFault(email);
    setFault(wrong ?? undefined);
    if (wrong !== null) return;
    const told = await send(() => whenConfirmed(() => putEmail(token, email.trim())));
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    accountState.emailUpdated(told.value);
    toast.success(verificationMessages.updated);
    onChanged(told.value);
  };
  return { email, setEmail, fault, isBusy, submit };
};

interface EmailFormProps {
  readonly who: SignedIn;
  readonly label: string;
  readonly hint?: string;
  /** Starts with the address that the account has. */
  readonly isFilled?: boolean;
  /** Where a dialog opens with it; there, its button is as wide as its line. */
  readonly takesFocus?: boolean;
  readonly onChanged: (changed: EmailChanged) => void;
  /** Buttons beside the one that changes it. */
  readonly children?: ReactNode;
}

/** Changes the address of the account; it has to be verified anew. */
export const EmailForm = (props: EmailFormProps) => {
  const { who, label, hint, isFilled = false, takesFocus, onChanged, children } = props;
  const { token } = who;
  const startsWith = isFilled ? who.email : '';
  const change = useEmailChange({ token, startsWith, onChanged });
  const { email, setEmail, fault, isBusy, submit } = change;
  const isChanged = !isFilled || email.trim() !== who.email;
  const form = useFaultFocus(submit);
  return (
    <form {...form} className="grid gap-4">
      <Field
        label={label}
        hint={hint}
        name="email"
        data-takes-focus={takesFocus}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={limits.email}
        value={email}
        fault={fault}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          className={takesFocus === true ? 'grow' : ''}
          look={isChanged ? 'primary' : 'outline'}
          disabled={isBusy || !isChanged}
        >
          {isBusy ? words.changing : words.change}
        </Button>
        {children}
      </div>
    </form>
  );
};
