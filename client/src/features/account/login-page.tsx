import { credentials } from '@sets/shared/account/account.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { postLogin } from './account.api.ts';
import { accountMessages as words } from './account.messages.ts';
import { keepSession, useToken } from './account.store.ts';
import { DemoAccounts } from './demo-accounts.tsx';

const cameFrom = z.object({ from: z.string().check(z.startsWith('/')) });

/** Where somebody wanted to go when asked to sign in. */
const wayBack = (state: unknown): string => {
  const read = z.safeParse(cameFrom, state);
  return read.success ? read.data.from : '/';
};

const typedIn = (form: HTMLFormElement): unknown => Object.fromEntries(new FormData(form));

const useLogin = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (given: unknown): Promise<void> => {
    const typed = z.safeParse(credentials, given);
    setFailure(null);
    if (!typed.success) {
      setFailure(words.invalid);
      return;
    }
    setBusy(true);
    const told = await postLogin(typed.data);
    setBusy(false);
    if (told.ok) keepSession(told.value);
    else setFailure(told.error.code === 'UNAUTHENTICATED' ? words.invalid : told.error.msg);
  };
  return { failure, busy, submit };
};

export const LoginPage = () => {
  const token = useToken();
  const { state } = useLocation();
  const { failure, busy, submit } = useLogin();
  useTitle(words.login);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(typedIn(event.currentTarget));
  };
  if (token !== null) return <Navigate to={wayBack(state)} replace />;
  return (
    <main className="mx-auto grid w-full max-w-sm content-center gap-8 px-4 py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold">{words.login}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {failure !== null && (
          <p role="alert" className="rounded-md bg-bad-soft px-4 py-3 font-medium text-bad-ink">
            {failure}
          </p>
        )}
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? words.signingIn : words.signIn}
        </Button>
      </form>
      <DemoAccounts onPick={submit} />
    </main>
  );
};
