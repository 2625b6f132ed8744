import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { moduleLimits } from '@sets/shared/module/module.contract.ts';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { whileWaiting } from '../../../ui/wait.ts';
import { useAccount } from '../../account/account.store.ts';
import { moduleMessages, settingsMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { SettingsDialog } from './settings-dialog.tsx';

interface SpaceSettingsProps {
  readonly desk: SpaceDesk;
  /** It is deleted; `restorableUntil` is ISO 8601 in UTC. */
  readonly onDeleted: (restorableUntil: string) => void;
}

/** The way to the settings of a space, for whoever may change them. */
export const SpaceSettings = ({ desk, onDeleted }: SpaceSettingsProps) => {
  const who = useAccount();
  const changed = useChanged();
  const [open, setOpen] = useState<'settings' | 'delete' | null>(null);
  const { space, token } = desk;
  if (who === null || !space.may.edit) return null;
  const close = (): void => setOpen(null);
  const remove = async (): Promise<void> => {
    close();
    const params = { moduleid: space.moduleid };
    const told = await whileWaiting(ask(moduleCalls.remove, { token, params }));
    if (!told.ok) {
      toast.error(told.error.msg);
      return;
    }
    changed(moduleCalls.createdBy);
    changed(moduleCalls.deleted);
    onDeleted(told.value.restorableUntil);
  };
  return (
    <>
      <IconButton
        label={moduleMessages.settings}
        className="size-11"
        onClick={() => setOpen('settings')}
      >
        <Settings size={20} aria-hidden="true" />
      </IconButton>
      {open === 'settings' && (
        <SettingsDialog desk={desk} who={who} onClose={close} onDelete={() => setOpen('delete')} />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={words.deleteTitle}
          text={words.deleteText(moduleLimits.restorableDays)}
          yes={words.deleteYes}
          isDanger
          onYes={() => void remove()}
          onCancel={close}
        />
      )}
    </>
  );
};
