import { limits } from '@sets/shared/core/limits.ts';
import { accountMessages as words } from './account.messages.ts';
import { PasswordField } from './password-field.tsx';

export interface TypedTwice {
  readonly password: string;
  readonly again: string;
}
export const typedNothing: TypedTwice = { password: '', again: '' };

interface NewPasswordFieldsProps {
  readonly value: TypedTwice;
  readonly onChange: (value: TypedTwice) => void;
}

/** A new password, twice. */
export const NewPasswordFields = ({ value, onChange }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={words.newPassword}
      autoComplete="new-password"
      placeholder={words.atLeast}
      maxLength={limits.password.max}
      value={value.password}
      onChange={(event) => onChange({ ...value, password: event.target.value })}
    />
    <PasswordField
      label={words.newPasswordAgain}
      autoComplete="new-password"
      maxLength={limits.password.max}
      value={value.again}
      onChange={(event) => onChange({ ...value, again: event.target.value })}
    />
  </>
);
