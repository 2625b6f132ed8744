import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { OwnSheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { Files, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { NotOpened } from '../../../ui/not-opened.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { exactTime } from '../../../ui/when.ts';
import { useAccount } from '../../account/account.store.ts';
import { sheetPaths } from '../sheet-paths.ts';
import { ChangedNote } from './edit/changed-note.tsx';
import { editMessages as words } from './edit/edit.messages.ts';
import { FactsFields } from './edit/facts-fields.tsx';
import { FilePart } from './edit/file-part.tsx';
import { type SheetEditing, useSheetEdit } from './edit/use-sheet-edit.ts';
import { VersionsPart } from './edit/versions-part.tsx';
import { useRemoval } from './own/use-removal.ts';
import { LeaveGuard } from '../../account/leave-guard.tsx';
import { useReplacement } from './edit/use-replacement.ts';
import { useSender } from '../../../core/sending/use-sender.ts';

const TakenDown = ({ reason }: { reason: string }) => (
  <section className="grid grid-cols-1 gap-1 rounded-md bg-bad-tint px-4 py-3 text-bad [overflow-wrap:anywhere]">
    <h2 className="font-semibold">{words.takenDown.title}</h2>
    <p>{words.takenDown.text}</p>
    {reason !== '' && <p dir="auto">{words.takenDown.why(reason)}</p>}
  </section>
);

const Facts = ({ who, editing }: { who: SignedIn; editing: SheetEditing }) => {
  const { sheet, typed, faults, fault, isBusy, isUnsaved, type, save } = editing;
  const focus = useFaultFocus(async () => {
    await save();
  });
  return (
    <form {...focus} className="grid grid-cols-1 gap-5">
      <FactsFields
        {...{ who, typed, faults }}
        spaceTitle={sheet.line.space?.title}
        onTyped={type}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="alert" className="min-w-0 grow text-bad empty:hidden">
          {fault}
        </p>
        {!isUnsaved && <p className="text-sm text-ink-soft">{words.isSame}</p>}
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
};

const Head = ({ sheet }: { sheet: OwnSheet }) => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <h1 className="min-w-0 text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
    <div className="flex flex-wrap gap-2">
      <Link to={sheetPaths.mine} className={buttonClass()}>
        <Files size={18} aria-hidden="true" />
        {words.mine}
      </Link>
      {sheet.takenDown === null && (
        <Link to={sheetPaths.view(sheet.sheetid)} className={buttonClass()}>
          {words.see}
        </Link>
      )}
    </div>
  </header>
);

const Editor = ({ who, first }: { who: SignedIn; first: OwnSheet }) => {
  const { token } = who;
  const editing = useSheetEdit(token, first);
  const { sheet, typed, theirs, isUnsaved, take } = editing;
  const { sheetid, removedUntil, takenDown } = sheet;
  const sender = useSender(who);
  const removal = useRemoval(token, take);
  const replacement = useReplacement({ token, sender }, sheet, (told) => {
    if (told.line.version > sheet.line.version) toast.success(words.file.done);
    take(told);
  });
  useTitle(words.titled(typed.facts.title));
  if (removedUntil !== null) {
    return (
      <PageNote title={words.removed.title} text={words.removed.text(exactTime(removedUntil))}>
        <Button look="primary" onClick={() => void removal.putBack(sheet)}>
          {words.removed.back}
        </Button>
        <Link to={sheetPaths.mine} className={buttonClass()}>
          {words.mine}
        </Link>
      </PageNote>
    );
  }
  return (
    <>
      <Head sheet={sheet} />
      {takenDown !== null && <TakenDown reason={takenDown} />}
      {theirs !== null && <ChangedNote editing={editing} theirs={theirs} />}
      <Facts who={who} editing={editing} />
      {takenDown === null && <FilePart {...{ sender, sheet, replacement }} />}
      {takenDown === null && <VersionsPart key={sheet.line.version} {...{ token, sheetid }} />}
      <div className="border-t border-line pt-5">
        <Button
          look="plain"
          className="-ms-5 text-bad"
          aria-disabled={removal.isBusy}
          onClick={() => void removal.remove(sheet)}
        >
          <Trash2 size={18} aria-hidden="true" />
          {words.remove}
        </Button>
      </div>
      <LeaveGuard
        isUnsaved={isUnsaved || replacement.contents !== null}
        title={words.leave.title}
        text={words.leave.text}
      />
    </>
  );
};

/** The sheet as the server has it now: what was known of it before may be another revision. */
const useOpened = (token: string, sheetid: string) => {
  const [told, setTold] = useState<Result<OwnSheet> | null>(null);
  const read = useCallback(
    (signal?: AbortSignal) => ask(cheatsheetCalls.read, { token, params: { sheetid }, signal }),
    [token, sheetid],
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    void read(signal).then((answer) => {
      if (!signal.aborted) setTold(answer);
    });
    return () => stop.abort();
  }, [read]);
  return { told, retry: () => void read().then(setTold) };
};

const Opened = ({ who, sheetid }: { who: SignedIn; sheetid: string }) => {
  const { told, retry } = useOpened(who.token, sheetid);
  if (told === null) return <Skeleton label={words.loading} isPart />;
  if (!told.ok)
    return (
      <NotOpened
        failure={told.error}
        onRetry={retry}
        words={words}
        way={{ to: sheetPaths.mine, name: words.mine }}
      />
    );
  return <Editor who={who} first={told.value} />;
};

/** `/cheatsheets/editfile/:id`: what is said of a sheet of one's own, who reads it, its file and its versions. */
export const EditSheetPage = () => {
  const { id = '' } = useParams();
  const who = useAccount();
  if (who === null) return null;
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 py-8 narrow:py-10">
      <Opened key={`${who.userid} ${id}`} who={who} sheetid={id} />
    </main>
  );
};
