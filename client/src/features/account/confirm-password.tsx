import { useEffect, useState } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import { useSending } from '../../core/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../ui/dialog.tsx';
import { postConfirmation } from './account.api.ts';
import { accountMessages as words } from './account.messages.ts';
import { useAccount } from './account.store.ts';
import { endConfirming, useConfirming } from './confirming.ts';
import { PasswordField } from './password-field.tsx';

const callOff = (): void => endConfirming(false);

const useConfirmation = (token: string) => {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const { isBusy, send } = useSending();
  const submit = async (): Promise<void> => {
    if (password === '') {
      setFault(words.passwordNeeded);
      return;
    }
    const told = await send(() => postConfirmation(token, password));
    if (told === undefined) return;
    if (told.ok) endConfirming(true);
    else setFault(told.error.msg);
  };
  return { password, setPassword, fault, isBusy, submit };
};

const ConfirmDialog = ({ token, email }: { token: string; email: string }) => {
  const { password, setPassword, fault, isBusy, submit } = useConfirmation(token);
  const form = useFaultFocus(submit);
  return (
    <Dialog title={words.confirm} onClose={callOff}>
      <form {...form} className="grid gap-5">
        <p className="text-ink-soft">{words.confirmLead}</p>
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.yourPassword}
          data-takes-focus
          autoComplete="current-password"
          value={password}
          fault={fault}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={dialogButtons}>
          <Button onClick={callOff}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? words.confirming : words.confirmGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks for the password where a call needs a session that was confirmed lately (`whenConfirmed`). */
export const ConfirmPassword = () => {
  const isAsked = useConfirming(({ answer }) => answer !== null);
  const who = useAccount();
  // Whoever is signed out meanwhile, in another tab say, is asked no more.
  const isGone = isAsked && who === null;
  useEffect(() => {
    if (isGone) callOff();
  }, [isGone]);
  if (!isAsked || who === null) return null;
  return <ConfirmDialog token={who.token} email={who.email} />;
};
