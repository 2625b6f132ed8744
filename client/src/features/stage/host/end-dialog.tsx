import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { deskMessages as words } from './desk.messages.ts';

interface EndDialogProps {
  readonly title: string;
  readonly text: string;
  /** What the button says that ends it. */
  readonly yes: string;
  readonly onEnd: () => void;
  readonly onClose: () => void;
  /** What is asked with it. */
  readonly children?: ReactNode;
}

/** Asks before a run is ended. Whoever has pressed the key of the next step once too often goes on with it. */
export const EndDialog = ({ title, text, yes, onEnd, onClose, children }: EndDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <p className="text-ink-soft">{text}</p>
    {children}
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose} data-takes-focus="">
        {words.endNo}
      </Button>
      <Button
        look="danger"
        onClick={() => {
          onClose();
          onEnd();
        }}
      >
        {yes}
      </Button>
    </div>
  </Dialog>
);
