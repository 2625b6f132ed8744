import { limits } from '@sets/shared/core/limits.ts';
import { useId } from 'react';
import { accountMessages as words } from './account.messages.ts';
import type { NewPasswordFault, TypedTwice } from './new-password.ts';
import { FaultNote } from './note.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  readonly value: TypedTwice;
  readonly fault: NewPasswordFault;
  readonly onChange: (value: TypedTwice) => void;
}

/** A new password, twice, and what is wrong with it. */
export const NewPasswordFields = ({ value, fault, onChange }: NewPasswordFieldsProps) => {
  const noteId = useId();
  const field = (name: keyof TypedTwice) => {
    const isFaulty = fault?.fields.includes(name) === true;
    return {
      autoComplete: 'new-password',
      maxLength: limits.password.max,
      value: value[name],
      'aria-invalid': isFaulty,
      'aria-describedby': isFaulty ? noteId : undefined,
      onChange: (event: { target: HTMLInputElement }): void =>
        onChange({ ...value, [name]: event.target.value }),
    };
  };
  return (
    <>
      <PasswordField label={words.newPassword} placeholder={words.atLeast} {...field('password')} />
      <PasswordField label={words.newPasswordAgain} {...field('again')} />
      <FaultNote text={fault?.text ?? null} id={noteId} />
    </>
  );
};
