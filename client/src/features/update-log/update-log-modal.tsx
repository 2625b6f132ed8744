import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { closeUpdate, dismissUpdate, isUpdateDismissed, newEntries } from './update-dismissal.ts';
import { UpdateList } from './update-list.tsx';
import { updateLogMessages as words } from './update-log.messages.ts';

interface UpdateLogModalProps {
  /** Whether it is asked for now; once dismissed on this device it stays away. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** What is new, after signing in. */
export const UpdateLogModal = ({ isAsked, onClose }: UpdateLogModalProps) => {
  const [isDismissed, setDismissed] = useState(isUpdateDismissed);
  if (!isAsked || isDismissed) return null;
  const close = (): void => {
    closeUpdate();
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={close} closesOnBackdrop>
      {/* It is read: arrows scroll it from here, and no button looks chosen. */}
      <p tabIndex={-1} data-takes-focus className="-mt-2 mb-6 text-ink-soft outline-none">
        {words.lead}
      </p>
      <UpdateList level="h3" entries={newEntries()} />
      <footer className="sticky bottom-0 -mx-(--dialog-pad) mt-6 -mb-(--dialog-pad) border-t border-line bg-raised px-(--dialog-pad) py-4">
        <Button
          onClick={() => {
            dismissUpdate();
            setDismissed(true);
            close();
          }}
        >
          {words.dontShow}
        </Button>
      </footer>
    </Dialog>
  );
};
