import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { editorMessages as words } from '../poll-editor.messages.ts';

interface ConflictDialogProps {
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

export const ConflictDialog = ({ onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) => (
  <Dialog title={words.conflict} onClose={onClose}>
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
