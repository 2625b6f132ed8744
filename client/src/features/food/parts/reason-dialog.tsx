import type { Failure } from '@sets/shared/core/result.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { foodMessages } from './food.messages.ts';
import { useAttempt } from './use-attempt.ts';

interface ReasonDialogProps {
  /** `no` is the way out, in words that cannot be taken for what is asked. */
  readonly words: Readonly<Record<'title' | 'text' | 'reason' | 'yes', string>> & {
    readonly no?: string;
  };
  /** Somebody else decides: nothing happens by it at once. */
  readonly isAsking?: boolean;
  /** What is said where a reason is needed and there is none. */
  readonly noReason?: string;
  /** What cannot be asked for besides; null for nothing. */
  readonly fault?: string | null;
  /** What is sent with the reason. */
  readonly choice?: readonly number[] | null;
  /** Sends it; null where it is done. `attempt` stays the same as long as the same is sent. */
  readonly onSend: (reason: string, attempt: string) => Promise<Failure | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks why, and whether somebody means it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { words, noReason, fault = null, isAsking = false, choice = null } = props;
  const { onSend, onClose, children } = props;
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wasPressed, setPressed] = useState(false);
  const attemptOf = useAttempt();
  const isBusy = useRef(false);
  const isMissing = noReason !== undefined && reason.trim() === '';
  const send = async (): Promise<void> => {
    setPressed(true);
    setRefusal(null);
    if (isMissing || fault !== null || isBusy.current) return;
    isBusy.current = true;
    const refused = await onSend(reason, attemptOf([reason, choice]));
    isBusy.current = false;
    if (refused === null) onClose();
    else setRefusal(refused.msg);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="text-ink-soft">{words.text}</p>
        {children}
        <Field
          label={words.reason}
          fault={wasPressed && isMissing ? noReason : undefined}
          required={noReason !== undefined}
          dir="auto"
          maxLength={orderLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p role="alert" className="font-medium text-bad empty:hidden">
          {wasPressed && fault !== null ? fault : refusal}
        </p>
        <div className={dialogButtons}>
          <Button onClick={onClose}>{words.no ?? foodMessages.back}</Button>
          <Button type="submit" look={isAsking ? 'primary' : 'danger'}>
            {words.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
