import { useState } from 'react';
import { newId } from '../../../core/new-id.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type {
  MaterialApi,
  MaterialLine,
  MaterialServer,
  MaterialWords,
  Shelf,
} from '../material.ts';
import { copyMessages as words } from './copy.messages.ts';
import { ChooseShelf, shelfOf } from './choose-shelf.tsx';

interface CopyDialogProps {
  readonly server: Pick<MaterialServer<unknown>, 'listCall'> & {
    readonly api: (token: string) => Pick<MaterialApi<unknown>, 'copy'>;
  };
  readonly names: Pick<MaterialWords, 'copyTitle' | 'copied'>;
  readonly token: string;
  readonly line: Pick<MaterialLine, 'id' | 'title'>;
  /** Where it lies. */
  readonly shelf: Shelf;
  readonly onClose: () => void;
}

/** Copies once, however often it is pressed and whatever is lost on the way. */
const useCopy = ({ server, token, line: { id } }: CopyDialogProps) => {
  const [attempts] = useState(() => new Map<string, string>());
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = useChanged();
  const copy = async (to: Shelf): Promise<boolean> => {
    const name = `${to.moduleid}/${to.topicid}`;
    const attempt = attempts.get(name) ?? newId();
    attempts.set(name, attempt);
    setSending(true);
    const told = await server.api(token).copy(id, to, attempt);
    setSending(false);
    setRefusal(told.ok ? null : told.error.msg);
    if (told.ok) changed(server.listCall);
    return told.ok;
  };
  return { copy, isSending, refusal };
};

/** Makes another one of it, beside it or in another topic. */
export const CopyDialog = (props: CopyDialogProps) => {
  const { names, token, line, shelf, onClose } = props;
  const [place, setPlace] = useState<{ moduleid: string; topicid: string | null }>(shelf);
  const { copy, isSending, refusal } = useCopy(props);
  const to = shelfOf(place);
  const copyNow = async (): Promise<void> => {
    if (to === null || !(await copy(to))) return;
    toast.success(names.copied);
    onClose();
  };
  return (
    <Dialog title={names.copyTitle} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{words.text(line.title)}</p>
      <div className="grid gap-4">
        <ChooseShelf token={token} here={shelf} place={place} onPlace={setPlace} />
      </div>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {refusal}
      </p>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          look="primary"
          disabled={to === null || isSending}
          data-takes-focus
          onClick={() => void copyNow()}
        >
          {words.copy}
        </Button>
      </div>
    </Dialog>
  );
};
