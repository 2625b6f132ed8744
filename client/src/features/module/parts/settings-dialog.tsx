import type { Failure } from '@sets/shared/core/result.ts';
import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { type SubmitEvent, useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FaultNote } from '../../account/note.tsx';
import { moduleMessages, settingsMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { type ChosenVisibility, VisibilityChoice } from './visibility-choice.tsx';

interface SettingsDialogProps {
  readonly desk: SpaceDesk;
  readonly who: SignedIn;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

const useSettings = ({ desk: { space, token, change }, onClose }: SettingsDialogProps) => {
  const { moduleid } = space;
  const [startDate, setStartDate] = useState(space.startDate);
  const [shown, setShown] = useState<ChosenVisibility>(space);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();

  /** Only what is another than before is sent. */
  const sendChanges = async (): Promise<Failure | null> => {
    if (startDate !== space.startDate) {
      const body = { moduleid, startDate };
      const failure = await change(ask(moduleCalls.changeStart, { token, body }));
      if (failure !== null) return failure;
    }
    const { visibility, division } = shown;
    if (visibility === space.visibility && division === space.division) return null;
    const body = { moduleid, visibility, division };
    return change(ask(moduleCalls.changeVisibility, { token, body }));
  };
  const save = async (): Promise<void> => {
    const failure = await send(sendChanges);
    if (failure === null) onClose();
    else if (failure !== undefined) setFault(failure.msg);
  };
  return { startDate, setStartDate, shown, setShown, fault, isBusy, save };
};

/** When a space starts, who may see it, and its end. */
export const SettingsDialog = (props: SettingsDialogProps) => {
  const { desk, who, onClose, onDelete } = props;
  const settings = useSettings(props);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void settings.save();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-6" onSubmit={onSubmit} noValidate>
        <Field
          label={words.startDate}
          hint={words.startHint}
          type="date"
          data-takes-focus
          value={settings.startDate}
          onChange={(event) => settings.setStartDate(event.target.value)}
        />
        <VisibilityChoice who={who} value={settings.shown} onChange={settings.setShown} />
        <FaultNote text={settings.fault} />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{moduleMessages.cancel}</Button>
          <Button type="submit" look="primary" disabled={settings.isBusy}>
            {moduleMessages.save}
          </Button>
        </div>
        {desk.space.may.remove && (
          <Button look="plain" className="text-bad" onClick={onDelete}>
            {words.delete}
          </Button>
        )}
      </form>
    </Dialog>
  );
};
