import { limits } from '@sets/shared/core/limits.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { type RunLine, runName } from '@sets/shared/run/run.contract.ts';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { runMessages as words } from '../run.messages.ts';

interface RenameDialogProps {
  readonly run: RunLine;
  /** Gives why it did not work; null where it did. */
  readonly onRename: (title: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Calls results otherwise; what was presented keeps its title. */
export const RenameDialog = ({ run, onRename, onClose }: RenameDialogProps) => {
  const [title, setTitle] = useState(run.title);
  const [fault, setFault] = useState<string>();
  const { isBusy, send } = useSending();
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const read = z.safeParse(runName, { title });
    setFault(read.success ? undefined : read.error.issues[0]?.message);
    if (!read.success) return;
    const refused = await send(() => onRename(read.data.title));
    if (refused === null) onClose();
    else setFault(refused?.msg);
  };
  return (
    <Dialog title={words.renameTitle} onClose={onClose}>
      <form className="grid gap-6" noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={words.name}
          dir="auto"
          autoComplete="off"
          data-takes-focus
          maxLength={limits.title}
          value={title}
          fault={fault}
          onChange={({ target }) => setTitle(target.value)}
        />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary" disabled={isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
