import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { Copy, Download, Link2, Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../../core/save-file.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { resumeMessages } from '../resume.messages.ts';
import { resumePaths } from '../resume-paths.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';

const words = resumeMessages.access;

/** Sends one change of who may read it at a time; what the server says against it is shown. */
const useAccess = ({ saver }: ResumeDesk) => {
  const { isBusy, send } = useSending();
  const change = (what: Parameters<typeof saver.change>[0]): void =>
    void send(async () => {
      const failure = await saver.change(what);
      if (failure !== null) toast.error(failure.msg);
    });
  return { isBusy, change };
};

const copy = async (address: string): Promise<void> => {
  if (await copyText(address)) toast.success(words.copied);
  else toast.error(words.notCopied);
};

const useSavedCode = () => {
  const place = useRef<HTMLDivElement>(null);
  const save = (): void => {
    const code = place.current?.querySelector('svg')?.cloneNode(true);
    if (!(code instanceof SVGElement)) return;
    code.setAttribute('width', '1024');
    code.setAttribute('height', '1024');
    const text = new XMLSerializer().serializeToString(code);
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${words.qrName}.svg`);
  };
  return { place, save };
};

interface LinkProps {
  readonly address: string;
  readonly onWithdraw: () => void;
}

const OpenLink = ({ address, onWithdraw }: LinkProps) => {
  const [isLarge, setLarge] = useState(false);
  const { place, save } = useSavedCode();
  return (
    <>
      <p>{words.linkText}</p>
      <p
        dir="ltr"
        className="rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere] select-all"
      >
        {address}
      </p>
      <Button look="primary" onClick={() => void copy(address)}>
        <Copy size={18} aria-hidden="true" />
        {words.copy}
      </Button>
      <div ref={place} className="w-40 justify-self-center overflow-hidden rounded-md">
        <QrCode text={address} label={words.qr} />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="small" onClick={() => setLarge(true)}>
          <Maximize2 size={16} aria-hidden="true" />
          {words.enlarge}
        </Button>
        <Button size="small" onClick={save}>
          <Download size={16} aria-hidden="true" />
          {words.saveQr}
        </Button>
      </div>
      <Button look="plain" className="text-bad" onClick={onWithdraw}>
        {words.withdraw}
      </Button>
      {isLarge && (
        <Dialog title={words.qr} isWide closesOnBackdrop onClose={() => setLarge(false)}>
          <div className="mx-auto max-w-[min(100%,70dvh)] overflow-hidden rounded-md">
            <QrCode text={address} label={words.qr} />
          </div>
        </Dialog>
      )}
    </>
  );
};

const addressOf = ({ userid, access }: Resume): string | null => {
  const key = access?.key ?? null;
  return key === null ? null : `${location.origin}${resumePaths.link(userid, key)}`;
};

/** Who may read the resume: people who are logged in, and whoever has its link. */
export const AccessDialog = ({ desk, onClose }: { desk: ResumeDesk; onClose: () => void }) => {
  const { resume } = desk.state;
  const { isBusy, change } = useAccess(desk);
  const [isAsked, setAsked] = useState(false);
  const address = addressOf(resume);
  const isOpen = resume.access?.isClosed === false;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Switch
          label={words.open}
          hint={isOpen ? words.openText : words.closedText}
          checked={isOpen}
          onChange={(checked) => change({ kind: 'access', isClosed: !checked })}
        />
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">{words.contact}</p>
        <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
          <h3 className="font-semibold">{words.link}</h3>
          {address === null ? (
            <>
              <p className="text-ink-soft">{words.noLinkText}</p>
              <Button aria-disabled={isBusy} onClick={() => change({ kind: 'link', isOpen: true })}>
                <Link2 size={18} aria-hidden="true" />
                {words.make}
              </Button>
            </>
          ) : (
            <OpenLink address={address} onWithdraw={() => setAsked(true)} />
          )}
        </div>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={words.withdrawTitle}
          text={words.withdrawText}
          yes={words.withdrawYes}
          isDanger
          onYes={() => {
            setAsked(false);
            change({ kind: 'link', isOpen: false });
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Dialog>
  );
};
