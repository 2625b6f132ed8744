import { useState } from 'react';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { putPassword } from '../account.api.ts';
import { whenConfirmed } from '../confirming.ts';
import {
  type NewPasswordFault,
  newPasswordFault,
  refusedPassword,
  type TypedTwice,
  typedNothing,
} from '../new-password.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { DoneNote } from '../note.tsx';
import { settingsMessages as words } from '../settings.messages.ts';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { useSending } from '../../../core/use-sending.ts';
import { SettingsSection } from './settings-section.tsx';

interface PasswordSectionProps {
  readonly who: SignedIn;
  /** It was changed, and the other sessions are over. */
  readonly onChanged: () => void;
}

const usePasswordChange = ({ who, onChanged }: PasswordSectionProps) => {
  const [typed, setTyped] = useState(typedNothing);
  const [failure, setFailure] = useState<NewPasswordFault>(null);
  const [isDone, setDone] = useState(false);
  const { isBusy, send } = useSending();
  const type = (next: TypedTwice): void => {
    setTyped(next);
    setDone(false);
  };
  const submit = async (): Promise<void> => {
    const fault = newPasswordFault(typed);
    setFailure(fault);
    if (fault !== null) return;
    const told = await send(() => whenConfirmed(() => putPassword(who.token, typed.password)));
    if (told === undefined) return;
    if (!told.ok) {
      setFailure(refusedPassword(told.error));
      return;
    }
    setTyped(typedNothing);
    setDone(true);
    onChanged();
  };
  return { typed, type, failure, isDone, isBusy, submit };
};

export const PasswordSection = (props: PasswordSectionProps) => {
  const { typed, type, failure, isDone, isBusy, submit } = usePasswordChange(props);
  const isTyped = typed.password !== '' || typed.again !== '';
  const form = useFaultFocus(submit);
  return (
    <SettingsSection id="password" title={words.sections.password} lead={words.passwordLead}>
      <form {...form} className="grid gap-4">
        {/* Tells a password manager whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={props.who.email}
          readOnly
          hidden
        />
        <NewPasswordFields value={typed} fault={failure} onChange={type} />
        {isDone && <DoneNote>{words.passwordChanged}</DoneNote>}
        <Button
          type="submit"
          look={isTyped ? 'primary' : 'outline'}
          className="max-w-full py-1.5 whitespace-normal! justify-self-start"
          disabled={isBusy || !isTyped}
        >
          {isBusy ? words.changingPassword : words.changePassword}
        </Button>
      </form>
    </SettingsSection>
  );
};
