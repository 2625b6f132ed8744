import { useEffect, useId, useRef, useState } from 'react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { whileWaiting } from '../../../ui/wait.ts';
import { postAccountDeletion } from '../account.api.ts';
import { accountMessages } from '../account.messages.ts';
import { accountState } from '../account.store.ts';
import { FaultNote } from '../note.tsx';
import { PasswordField } from '../password-field.tsx';
import { settingsMessages as words } from '../settings.messages.ts';
import { useSending } from '../../../core/use-sending.ts';
import { SettingsSection } from './settings-section.tsx';

interface DeleteProps {
  readonly who: SignedIn;
  /** The account is gone: leads away from the pages of an account. */
  readonly onGone: () => void;
}

/** Nothing of the account stays on this device. */
const forget = (): void => {
  sessionStorage.clear();
  accountState.signOut();
  toast.success(words.gone);
};

const useDeletion = ({ who, onGone }: DeleteProps) => {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const isGone = useRef(false);
  // Only once this page is left: one that needs an account leads to the login where there is none.
  useEffect(
    () => () => {
      if (isGone.current) forget();
    },
    [],
  );
  const submit = async (): Promise<void> => {
    if (isGone.current) return;
    setFault(password === '' ? accountMessages.passwordNeeded : null);
    if (password === '') return;
    const told = await send(() => whileWaiting(postAccountDeletion(who.token, password)));
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    isGone.current = true;
    onGone();
  };
  return { password, setPassword, fault, isBusy, submit };
};

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="font-medium">{title}</h3>
    <ul className="mt-1 list-disc pl-5 text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

const DeleteForm = ({ onKeep, ...props }: DeleteProps & { onKeep: () => void }) => {
  const { password, setPassword, fault, isBusy, submit } = useDeletion(props);
  const noteId = useId();
  const form = useFaultFocus(submit);
  return (
    <form {...form} className="grid gap-5">
      <List title={words.goes} lines={words.goesList} />
      <List title={words.stays} lines={words.staysList} />
      <p>{words.exportFirst}</p>
      <PasswordField
        label={words.password}
        data-takes-focus
        autoComplete="current-password"
        value={password}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : noteId}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FaultNote text={fault} id={noteId} />
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button type="submit" look="danger" className="sm:grow" disabled={isBusy}>
          {isBusy ? words.deleting : words.delete}
        </Button>
        <Button className="sm:grow" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
};

export const DeleteSection = (props: DeleteProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <SettingsSection id="delete" title={words.sections.delete} lead={words.deleteLead}>
      <Button
        className="max-w-full py-1.5 whitespace-normal! justify-self-start text-bad"
        onClick={() => setOpen(true)}
      >
        {words.delete}
      </Button>
      {isOpen && (
        <Dialog title={words.delete} onClose={close}>
          <DeleteForm {...props} onKeep={close} />
        </Dialog>
      )}
    </SettingsSection>
  );
};
