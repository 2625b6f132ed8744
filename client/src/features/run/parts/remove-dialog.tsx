import type { Failure } from '@sets/shared/core/result.ts';
import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { useState } from 'react';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { runMessages as words } from '../run.messages.ts';

interface RemoveDialogProps {
  readonly run: RunLine;
  /** Gives why it did not work; null where it did. */
  readonly onRemove: () => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks before results are deleted. */
export const RemoveDialog = ({ run, onRemove, onClose }: RemoveDialogProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const remove = async (): Promise<void> => {
    const refused = await send(onRemove);
    if (refused === null) onClose();
    else setRefusal(refused?.msg ?? null);
  };
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      <p className="text-ink-soft">{words.removeText(run.title || words.nameless)}</p>
      {refusal !== null && (
        <p role="alert" className="mt-4 rounded-md bg-bad-tint px-4 py-3 text-bad">
          {refusal}
        </p>
      )}
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
          {words.removeYes}
        </Button>
      </div>
    </Dialog>
  );
};
