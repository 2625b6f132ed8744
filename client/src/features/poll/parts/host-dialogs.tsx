import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { hostMessages as words } from '../poll-host.messages.ts';
import type { HostActs } from '../use-host.ts';
import { NextPollDialog } from './next-poll-dialog.tsx';

/** The keys of the host page. */
const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={words.keys} onClose={onClose}>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
      {words.shortcuts.map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block min-w-10 rounded-sm border border-line-strong bg-sunken px-2 py-1 text-center text-sm font-semibold">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

const EndDialog = ({ onEnd, onClose }: { onEnd: () => void; onClose: () => void }) => (
  <Dialog title={words.endTitle} onClose={onClose}>
    <p className="text-ink-soft">{words.endText}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose}>{words.endNo}</Button>
      <Button look="danger" onClick={onEnd}>
        {words.endYes}
      </Button>
    </div>
  </Dialog>
);

/** Which dialog of the host page is open. */
export type OpenDialog = 'end' | 'keys' | 'next' | null;

interface HostDialogProps {
  readonly open: OpenDialog;
  readonly token: string | null;
  readonly acts: HostActs;
  readonly onClose: () => void;
}

export const HostDialog = ({ open, token, acts, onClose }: HostDialogProps) => {
  const andClose = (act: () => void): void => {
    onClose();
    act();
  };
  return (
    <>
      {open === 'keys' && <KeysDialog onClose={onClose} />}
      {open === 'next' && token !== null && (
        <NextPollDialog
          token={token}
          onClose={onClose}
          onSelect={(pollid) => andClose(() => acts.start(pollid))}
        />
      )}
      {open === 'end' && (
        <EndDialog onClose={onClose} onEnd={() => andClose(() => acts.send({ type: 'end' }))} />
      )}
    </>
  );
};
