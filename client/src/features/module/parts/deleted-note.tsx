import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { toast } from '../../../ui/toast.ts';
import { modulePaths } from '../module-paths.ts';
import { listMessages, settingsMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { longDay } from '../../../core/locale.ts';

interface DeletedNoteProps {
  readonly desk: SpaceDesk;
  readonly restorableUntil: string;
  readonly onRestored: () => void;
}

/** A space that was deleted a moment ago, and the way back. */
export const DeletedNote = ({ desk, restorableUntil, onRestored }: DeletedNoteProps) => {
  const { space, token, change } = desk;
  const changed = useChanged();
  const { isBusy, send } = useSending();
  const restore = async (): Promise<void> => {
    const body = { moduleid: space.moduleid };
    const failure = await send(() => change(ask(moduleCalls.restore, { token, body })));
    if (failure === undefined) return;
    if (failure !== null) {
      toast.error(failure.msg);
      return;
    }
    changed(moduleCalls.createdBy);
    changed(moduleCalls.deleted);
    toast.success(words.restored);
    onRestored();
  };
  return (
    <main className="grow">
      <PageNote
        title={words.deleted}
        text={words.deletedText(space.title, longDay.format(Date.parse(restorableUntil)))}
      >
        <Button look="primary" disabled={isBusy} onClick={() => void restore()}>
          {words.undo}
        </Button>
        <Link to={modulePaths.created} className={buttonClass()}>
          {listMessages.created.title}
        </Link>
      </PageNote>
    </main>
  );
};
