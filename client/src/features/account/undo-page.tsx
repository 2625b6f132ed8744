import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useSending } from '../../core/use-sending.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { accountPaths } from './account-paths.ts';
import { postEmailUndo } from './account.api.ts';
import { accountMessages as words } from './account.messages.ts';
import { accountState, tokenNow } from './account.store.ts';
import { codeWasRead, undoCodes } from './link-code.ts';
import { FaultNote } from './note.tsx';

/** A link that is used, old or torn. */
const NoLink = ({ title, text }: { title: string; text: string }) => (
  <main className="grid grow content-center">
    <PageNote title={title} text={text}>
      <Link to={accountPaths.login} className={buttonClass('outline')}>
        {words.toLogin}
      </Link>
    </PageNote>
  </main>
);

const useUndo = (undocode: string, onOver: (msg: string) => void) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const navigate = useNavigate();
  const undo = async (): Promise<void> => {
    setFailure(null);
    const told = await send(() => postEmailUndo({ undocode }));
    if (told === undefined) return;
    if (told.ok) {
      undoCodes.forget();
      // The server ended every session of this person, this one too.
      if (tokenNow() !== null) accountState.signOut();
      void navigate(accountPaths.reset(told.value.resetcode), { replace: true });
    } else if (told.error.code === 'NOT_FOUND') {
      undoCodes.forget();
      onOver(told.error.msg);
    } else setFailure(told.error.msg);
  };
  return { failure, isBusy, undo };
};

/** A tap, and not the visit: programs that look into mails visit every link. */
const Undo = ({ code, onOver }: { code: string; onOver: (msg: string) => void }) => {
  const { failure, isBusy, undo } = useUndo(code, onOver);
  return (
    <main className="mx-auto grid w-full max-w-[26rem] grid-cols-1 content-center gap-8 px-4 py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold">{words.undo}</h1>
        <p className="text-ink-soft">{words.undoLead}</p>
      </header>
      <div className="grid gap-5">
        <FaultNote text={failure} />
        <Button look="primary" disabled={isBusy} onClick={() => void undo()}>
          {isBusy ? words.undoing : words.undoGo}
        </Button>
      </div>
    </main>
  );
};

const WithCode = ({ inAddress }: { inAddress: string }) => {
  const [code] = useState(() => undoCodes.take(inAddress));
  const [over, setOver] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress !== codeWasRead)
      void navigate(accountPaths.undoEmail(codeWasRead), { replace: true });
  }, [inAddress, navigate]);
  if (over !== null) return <NoLink title={words.linkOver} text={over} />;
  if (code === null) return <NoLink title={words.noLink} text={words.noUndoText} />;
  return <Undo code={code} onOver={setOver} />;
};

/** Where the link in the mail to an old address leads: the account comes back to it. */
export const UndoPage = () => {
  const { undocode = '' } = useParams();
  useTitle(words.undo);
  return <WithCode inAddress={undocode} />;
};
