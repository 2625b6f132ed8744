import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useTitle } from '../../ui/use-title.ts';
import { accountPaths } from './account-paths.ts';
import { accountMessages, registrationMessages as words } from './account.messages.ts';
import { useToken } from './account.store.ts';
import { afterRegistration } from './after-registration.ts';
import { RegisterForm } from './register-form.tsx';

/** A page for the form, for whoever comes by its address. */
export const RegisterPage = () => {
  const token = useToken();
  const navigate = useNavigate();
  useTitle(words.title);
  if (token !== null) return <Navigate to="/" replace />;
  return (
    <main className="mx-auto grid w-full max-w-[26rem] grid-cols-1 content-center gap-8 px-4 py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold">{words.title}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <RegisterForm onDone={(email) => afterRegistration(navigate, email)} />
      <p className="border-t border-line pt-6 text-ink-soft">
        {words.haveAccount}{' '}
        <Link
          to={accountPaths.login}
          className="font-medium text-people-ink underline underline-offset-4"
        >
          {accountMessages.login}
        </Link>
      </p>
    </main>
  );
};
