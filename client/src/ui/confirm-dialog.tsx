import { Button } from './button.tsx';
import { Dialog, dialogButtons } from './dialog.tsx';
import { uiMessages } from './ui.messages.ts';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What happens then. */
  readonly text?: string;
  /** What the button says that goes on. */
  readonly yes: string;
  /** It cannot be taken back easily. */
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onCancel: () => void;
}

/** Asks before something happens. Draw it to ask. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, yes, isDanger = false, onYes, onCancel } = props;
  return (
    <Dialog title={title} onClose={onCancel} closesOnBackdrop>
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      <div className={`mt-6 ${dialogButtons}`}>
        {/* A key too many, or one that is pressed unread, takes nothing away. */}
        <Button onClick={onCancel} data-takes-focus={isDanger || undefined}>
          {uiMessages.cancel}
        </Button>
        <Button
          look={isDanger ? 'danger' : 'primary'}
          onClick={onYes}
          data-takes-focus={!isDanger || undefined}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
};
