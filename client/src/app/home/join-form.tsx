import { joinCode, normalizeCode } from '@sets/shared/core/ids.ts';
import { type SubmitEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { inputClass } from '../../ui/field.tsx';
import { appMessages as words } from '../app.messages.ts';

interface JoinFormProps {
  /** Of its button, where the page has something that comes first. */
  readonly look?: ButtonLook;
  /** It stands on the ground of the house. */
  readonly isOnHouse?: boolean;
}

/** What is said below the code, on either ground. */
const noteClass = (isWrong: boolean, isOnHouse: boolean): string => {
  if (isWrong) return 'justify-self-start rounded-sm bg-bad-tint px-2 py-1 text-bad';
  return isOnHouse ? 'text-house-soft' : 'text-ink-soft';
};

/** The way in for somebody with a code. The phone's page is a document of its own, so it is loaded. */
export const JoinForm = ({ look = 'primary', isOnHouse = false }: JoinFormProps) => {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = z.safeParse(joinCode, normalizeCode(typeof typed === 'string' ? typed : ''));
    setWrong(!code.success);
    if (code.success) window.location.assign(`/j/${code.data}`);
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-2">
      <label htmlFor={id} className="font-medium">
        {words.joinTitle}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="code"
          placeholder={words.joinPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={() => setWrong(false)}
          className={`${inputClass} min-h-14 !text-ink text-2xl font-semibold tracking-[0.12em] uppercase`}
        />
        <Button
          type="submit"
          look={look}
          className={classNames('min-h-14 px-7 text-lg', isOnHouse && '!bg-ink !text-paper')}
        >
          {words.join}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`text-sm ${noteClass(isWrong, isOnHouse)}`}
      >
        {isWrong ? words.joinFault : words.joinHint}
      </p>
    </form>
  );
};
