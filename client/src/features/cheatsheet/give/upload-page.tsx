import { Files } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount } from '../../account/account.store.ts';
import { sheetPaths } from '../sheet-paths.ts';
import { isUnpublished } from './give-desk.ts';
import { giveMessages as words } from './give.messages.ts';
import { DropZone } from './parts/drop-zone.tsx';
import { LeaveGuard } from '../../account/leave-guard.tsx';
import { RefusedNotes } from './parts/refused-notes.tsx';
import { SheetFormPart } from './parts/sheet-form.tsx';
import { useGiveDesk } from './use-give-desk.ts';

const Upload = ({ who }: { who: SignedIn }) => {
  const desk = useGiveDesk(who);
  const state = useStore(desk.store);
  const { forms, refused, reading } = state;
  const open = forms.filter(({ step }) => step === 'open').length;
  const list = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const publishAll = async (): Promise<void> => {
    await desk.publishAll();
    setTries((before) => before + 1);
  };
  useEffect(() => {
    // Where something is missing may be far above the button.
    if (tries > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-5 px-4 py-8 narrow:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="min-w-0 text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <div className="flex flex-wrap gap-2">
          <Link
            to={sheetPaths.list}
            className={`${buttonClass('plain')} max-narrow:-ms-3 max-narrow:px-3!`}
          >
            {words.all}
          </Link>
          <Link to={sheetPaths.mine} className={buttonClass()}>
            <Files size={18} aria-hidden="true" />
            {words.mine}
          </Link>
        </div>
        <p className="w-full max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <DropZone onFiles={(files) => void desk.take(files)} />
      <RefusedNotes refused={refused} onDismiss={(id) => desk.dismiss(id)} />
      <div ref={list} className="grid grid-cols-1 gap-5 empty:hidden">
        {forms.map((form) => (
          <SheetFormPart key={form.sheetid} {...{ who, desk, form }} />
        ))}
      </div>
      <output className="text-ink-soft [overflow-wrap:anywhere] empty:hidden">
        {reading === null ? '' : words.reading(reading)}
      </output>
      {open > 1 && (
        <Button className="justify-self-end" onClick={() => void publishAll()}>
          {words.publishAll(open)}
        </Button>
      )}
      <LeaveGuard isUnsaved={isUnpublished(state)} {...words.leave} />
    </main>
  );
};

/** `/cheatsheets/upload`: files are chosen, and become cheat sheets. */
export const UploadPage = () => {
  const who = useAccount();
  return who === null ? null : <Upload key={who.userid} who={who} />;
};
