import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { editorMessages as words } from '../editor.messages.ts';

interface LeftOutDialogProps {
  /** The places of the questions that are left out, from 0. */
  readonly questions: readonly number[];
  readonly onGo: (question: number) => void;
  readonly onPresent: () => void;
  readonly onClose: () => void;
}

/** Says before something is presented which questions nobody will be asked, since they are empty. */
export const LeftOutDialog = ({ questions, onGo, onPresent, onClose }: LeftOutDialogProps) => {
  const [first = 0] = questions;
  const places = questions.map((question) => question + 1);
  return (
    <Dialog title={words.emptyTitle(questions.length)} onClose={onClose}>
      <p className="text-ink-soft">{words.emptyText(places)}</p>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button
          onClick={() => {
            onClose();
            onGo(first);
          }}
        >
          {words.emptyGo(first + 1)}
        </Button>
        <Button look="primary" data-takes-focus="" onClick={onPresent}>
          {words.emptyPresent(questions.length)}
        </Button>
      </div>
    </Dialog>
  );
};
