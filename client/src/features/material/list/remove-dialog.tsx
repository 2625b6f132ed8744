import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import type { MaterialLine, MaterialWords } from '../material.ts';
import { listMessages as words } from './list.messages.ts';

interface RemoveDialogProps {
  readonly names: MaterialWords;
  readonly line: MaterialLine;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something is deleted for good. */
export const RemoveDialog = ({ names, line, onRemove, onClose }: RemoveDialogProps) => (
  <Dialog title={names.removeTitle} onClose={onClose}>
    <p className="text-ink-soft">{words.removeText(line.title || names.nameless)}</p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose}>{words.keep}</Button>
      <Button look="danger" onClick={() => void onRemove()}>
        {words.removeYes}
      </Button>
    </div>
  </Dialog>
);
