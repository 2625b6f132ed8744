import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { deskMessages as words } from './desk.messages.ts';

interface LeaveDialogProps {
  /** Which question is open, as they are presented, from 1. */
  readonly position: number;
  /** What the button says that leaves it. */
  readonly yes: string;
  readonly answered: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before another question takes the place of one that people are answering. */
export const LeaveDialog = ({ position, yes, answered, onLeave, onClose }: LeaveDialogProps) => (
  <Dialog title={words.leaveTitle(position)} onClose={onClose}>
    <p className="text-ink-soft">{words.leaveText(answered)}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose} data-takes-focus="">
        {words.leaveNo}
      </Button>
      <Button
        look="primary"
        onClick={() => {
          onClose();
          onLeave();
        }}
      >
        {yes}
      </Button>
    </div>
  </Dialog>
);
