import { emailFault } from '@sets/shared/account/account.rules.ts';
import { useState } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { postForgottenPassword } from './account.api.ts';
import { accountMessages as words } from './account.messages.ts';
import { DoneNote, FaultNote } from './note.tsx';
import { MailCatcherHint } from './mail-catcher-hint.tsx';
import { useSending } from '../../core/use-sending.ts';

interface ForgotDialogProps {
  /** What was typed on the page below. */
  readonly email: string;
  readonly onClose: () => void;
}

const Sent = ({ onClose }: Pick<ForgotDialogProps, 'onClose'>) => (
  <div className="grid gap-5">
    <DoneNote>{words.linkSent}</DoneNote>
    <MailCatcherHint />
    <Button look="primary" onClick={onClose}>
      {words.ready}
    </Button>
  </div>
);

/** Asks for the link to a new password. What it answers tells nobody who has an account. */
export const ForgotDialog = ({ email: typedBefore, onClose }: ForgotDialogProps) => {
  const [email, setEmail] = useState(typedBefore);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { isBusy, send } = useSending();
  const form = useFaultFocus(async () => {
    const wrong = emailFault(email);
    setFault(wrong ?? undefined);
    setFailure(null);
    if (wrong !== null) return;
    const told = await send(() => postForgottenPassword(email.trim()));
    if (told === undefined) return;
    if (told.ok) setSent(true);
    else setFailure(told.error.msg);
  });
  return (
    <Dialog title={words.forgot} onClose={onClose}>
      {isSent ? (
        <Sent onClose={onClose} />
      ) : (
        <form {...form} className="grid gap-5">
          <p className="text-ink-soft">{words.forgotLead}</p>
          <Field
            label={words.email}
            type="email"
            data-takes-focus
            autoComplete="username"
            autoCapitalize="none"
            value={email}
            fault={fault}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FaultNote text={failure} />
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? words.sending : words.sendLink}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
