import { type FormFault, registrationFormFault } from '@sets/shared/account/account.rules.ts';
import type { Registration } from '@sets/shared/account/registration.contract.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { useId, useState } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { postRegistration } from './account.api.ts';
import { accountMessages, registrationMessages as words } from './account.messages.ts';
import { refusedPassword } from './new-password.ts';
import { FaultNote } from './note.tsx';
import { PartnerNote } from './partner-note.tsx';
import { PasswordField } from './password-field.tsx';
import { usePartners } from './use-partners.ts';
import { useSending } from '../../core/use-sending.ts';

const nothing: Registration = { username: '', email: '', password: '', passwordagain: '' };

interface RegisterFormProps {
  /** The account is there; `email` is for the login that follows. */
  readonly onDone: (email: string) => void;
  readonly onCancel?: () => void;
}

/**
 * What was typed, what is wrong with it, and sending it once. It keeps what was typed when it fails.
 * What was wrong stays until the reply: if it went at the tap, the buttons would move up, and the
 * second of two quick taps would meet Cancel.
 */
const useRegistration = (onDone: RegisterFormProps['onDone']) => {
  const [typed, setTyped] = useState(nothing);
  const [failure, setFailure] = useState<FormFault<keyof Registration> | null>(null);
  const noteId = useId();
  const { isBusy, send } = useSending();
  const submit = async (): Promise<void> => {
    const fault = registrationFormFault(typed);
    if (fault !== null) {
      setFailure(fault);
      return;
    }
    const email = typed.email.trim();
    const told = await send(() =>
      postRegistration({ ...typed, username: typed.username.trim(), email }),
    );
    if (told === undefined) return;
    if (!told.ok) {
      setFailure(refusedPassword(told.error));
      return;
    }
    setFailure(null);
    setTyped(nothing);
    onDone(email);
  };
  const line = (name: keyof Registration) => ({
    name,
    value: typed[name],
    'aria-invalid': failure?.fields.includes(name) === true,
    'aria-describedby': failure?.fields.includes(name) === true ? noteId : undefined,
    onChange: (event: { target: HTMLInputElement }): void =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  return { failure: failure?.text ?? null, noteId, isBusy, submit, line };
};

const Lines = ({ line }: Pick<ReturnType<typeof useRegistration>, 'line'>) => (
  <>
    <Field
      label={words.name}
      autoComplete="name"
      data-takes-focus
      maxLength={limits.name}
      required
      {...line('username')}
    />
    <Field
      label={words.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      maxLength={limits.email}
      required
      {...line('email')}
    />
    <PasswordField
      label={words.password}
      autoComplete="new-password"
      placeholder={words.passwordPlaceholder}
      maxLength={limits.password.max}
      required
      {...line('password')}
    />
    <PasswordField
      label={words.passwordAgain}
      autoComplete="new-password"
      placeholder={words.passwordPlaceholder}
      maxLength={limits.password.max}
      required
      {...line('passwordagain')}
    />
  </>
);

/** A new account. */
export const RegisterForm = ({ onDone, onCancel }: RegisterFormProps) => {
  const { failure, noteId, isBusy, submit, line } = useRegistration(onDone);
  const schools = usePartners();
  const form = useFaultFocus(submit);
  return (
    <form {...form} className="grid gap-5">
      <Lines line={line} />
      <FaultNote text={failure} id={noteId} />
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button type="submit" look="primary" className="sm:grow" disabled={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        {onCancel !== undefined && (
          <Button className="sm:grow" onClick={onCancel}>
            {accountMessages.cancel}
          </Button>
        )}
      </div>
      <PartnerNote title={words.partners} lead={words.partnersLead} schools={schools} />
    </form>
  );
};
