import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { editorMessages as words } from '../editor.messages.ts';

interface ConflictDialogProps {
  readonly title: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

export const ConflictDialog = ({
  title,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <p className="text-ink-soft">{words.conflictText}</p>
    <div className="mt-6 grid gap-3">
      <Button look="primary" onClick={onKeepMine}>
        {words.keepMine}
      </Button>
      <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
      <Button look="plain" onClick={onClose}>
        {words.decideLater}
      </Button>
    </div>
  </Dialog>
);
