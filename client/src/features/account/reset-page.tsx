import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { accountPaths } from './account-paths.ts';
import { postPasswordReset } from './account.api.ts';
import { accountMessages as words } from './account.messages.ts';
import { accountState, tokenNow } from './account.store.ts';
import { ForgotDialog } from './forgot-dialog.tsx';
import type { LoginState } from './login-state.ts';
import {
  type NewPasswordFault,
  newPasswordFault,
  refusedPassword,
  typedNothing,
} from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { codeWasRead, resetCodes } from './link-code.ts';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import { useSending } from '../../core/use-sending.ts';

/** A link that is used, old or torn: why, and the way to another. */
const NoLink = ({ title, text }: { title: string; text: string }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <main className="grid grow content-center">
      <PageNote title={title} text={text}>
        <Button look="primary" onClick={() => setAsking(true)}>
          {words.askAgain}
        </Button>
        <Link to={accountPaths.login} className={buttonClass('outline')}>
          {words.toLogin}
        </Link>
      </PageNote>
      {isAsking && <ForgotDialog email="" onClose={() => setAsking(false)} />}
    </main>
  );
};

interface ResetFormProps {
  readonly code: string;
  /** The server's sentence for a link that is used or too old. */
  readonly onOver: (msg: string) => void;
}

const useReset = ({ code, onOver }: ResetFormProps) => {
  const [typed, setTyped] = useState(typedNothing);
  const [failure, setFailure] = useState<NewPasswordFault>(null);
  const { isBusy, send } = useSending();
  const navigate = useNavigate();
  const submit = async (): Promise<void> => {
    const { password } = typed;
    const fault = newPasswordFault(typed);
    setFailure(fault);
    if (fault !== null) return;
    const told = await send(() => postPasswordReset({ resetcode: code, password }));
    if (told === undefined) return;
    if (told.ok) {
      resetCodes.forget();
      // The server ended every session of this person, this one too.
      if (tokenNow() !== null) accountState.signOut();
      const state: Partial<LoginState> = { notice: words.isReset };
      void navigate(accountPaths.login, { replace: true, state });
    } else if (told.error.code === 'NOT_FOUND') {
      resetCodes.forget();
      onOver(told.error.msg);
    } else setFailure(refusedPassword(told.error));
  };
  return { typed, setTyped, failure, isBusy, submit };
};

const ResetForm = (props: ResetFormProps) => {
  const { typed, setTyped, failure, isBusy, submit } = useReset(props);
  const form = useFaultFocus(submit);
  return (
    <main className="mx-auto grid w-full max-w-[26rem] grid-cols-1 content-center gap-8 px-4 py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold">{words.reset}</h1>
        <p className="text-ink-soft">{words.resetLead}</p>
      </header>
      <form {...form} className="grid gap-5">
        <NewPasswordFields value={typed} fault={failure} onChange={setTyped} />
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? words.savingReset : words.saveReset}
        </Button>
      </form>
    </main>
  );
};

const WithCode = ({ inAddress }: { inAddress: string }) => {
  const [code] = useState(() => resetCodes.take(inAddress));
  const [over, setOver] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress !== codeWasRead)
      void navigate(accountPaths.reset(codeWasRead), { replace: true });
  }, [inAddress, navigate]);
  if (over !== null) return <NoLink title={words.linkOver} text={over} />;
  if (code === null) return <NoLink title={words.noLink} text={words.noLinkText} />;
  return <ResetForm code={code} onOver={setOver} />;
};

/** Where the link in the mail leads: a new password for whoever holds its code. */
export const ResetPage = () => {
  const { resetcode = '' } = useParams();
  useTitle(words.reset);
  return <WithCode inAddress={resetcode} />;
};
