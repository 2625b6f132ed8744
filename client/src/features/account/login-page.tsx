import { isEmailAddress } from '@sets/shared/account/account.rules.ts';
import { credentials } from '@sets/shared/account/account.contract.ts';
import { useEffect, useId, useState } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import { Link, Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { accountPaths } from './account-paths.ts';
import { postLogin } from './account.api.ts';
import { accountMessages as words, registrationMessages } from './account.messages.ts';
import { accountState, useToken } from './account.store.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { ForgotDialog } from './forgot-dialog.tsx';
import { readLoginState, readLoginTo } from './login-state.ts';
import { DoneNote, FaultNote } from './note.tsx';
import { PasswordField } from './password-field.tsx';
import { useSending } from '../../core/use-sending.ts';

const useLogin = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const submit = async (given: unknown): Promise<void> => {
    const typed = z.safeParse(credentials, given);
    setFailure(null);
    if (!typed.success) {
      setFailure(words.invalid);
      return;
    }
    const told = await send(() => postLogin(typed.data));
    if (told === undefined) return;
    if (told.ok) accountState.signIn(told.value);
    else setFailure(told.error.code === 'UNAUTHENTICATED' ? words.invalid : told.error.msg);
  };
  return { failure, isBusy, submit };
};

interface LoginFormProps extends ReturnType<typeof useLogin> {
  /** What was typed on the page before. */
  readonly startsWith: string;
}

const LoginForm = ({ startsWith, failure, isBusy, submit }: LoginFormProps) => {
  const [email, setEmail] = useState(startsWith);
  const [password, setPassword] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const noteId = useId();
  // Which of the two is wrong nobody is told; an address that is none is seen at once.
  const isInvalid = failure === words.invalid;
  const marked = (isFaulty: boolean) => ({
    'aria-invalid': isFaulty,
    'aria-describedby': isFaulty ? noteId : undefined,
  });
  const form = useFaultFocus(() => submit({ email: email.trim(), password }));
  return (
    <div className="grid gap-3">
      <form {...form} className="grid gap-5">
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          {...marked(isInvalid && !isEmailAddress(email))}
          onChange={(event) => setEmail(event.target.value)}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          // With the address filled in, the password is what is typed next.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={startsWith !== ''}
          value={password}
          {...marked(isInvalid)}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
        <FaultNote text={failure} id={noteId} />
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? words.loggingIn : words.logIn}
        </Button>
      </form>
      <Button
        look="plain"
        className="justify-self-center text-ink-soft"
        onClick={() => setForgotten(true)}
      >
        {words.forgot}
      </Button>
      {isForgotten && <ForgotDialog email={email} onClose={() => setForgotten(false)} />}
    </div>
  );
};

const WayToRegister = () => (
  <p className="border-t border-line pt-6 text-ink-soft">
    {words.noAccount}{' '}
    <Link
      to={accountPaths.register}
      className="font-medium text-people-ink underline underline-offset-4"
    >
      {registrationMessages.title}
    </Link>
  </p>
);

/** Goes on to a page that is not of the app, as a phone's in a room. */
const Leave = ({ to }: { to: string }) => {
  useEffect(() => location.replace(to), [to]);
  return null;
};

export const LoginPage = () => {
  const token = useToken();
  const { state, search } = useLocation();
  const to = readLoginTo(search);
  const { from, email, notice } = readLoginState(state);
  const login = useLogin();
  useTitle(words.login);
  if (token !== null) return to === null ? <Navigate to={from} replace /> : <Leave to={to} />;
  return (
    <main className="mx-auto grid w-full max-w-[26rem] grid-cols-1 content-center gap-8 px-4 py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold">{words.login}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      {notice !== '' && <DoneNote>{notice}</DoneNote>}
      {/* Who registers in the dialog over this page has another address to start with. */}
      <LoginForm key={email} {...login} startsWith={email} />
      <WayToRegister />
      <DemoAccounts onSelect={login.submit} />
    </main>
  );
};
