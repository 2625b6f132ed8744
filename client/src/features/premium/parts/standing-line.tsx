import type { Premium } from '@sets/shared/account/premium.contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { whileWaiting } from '../../../ui/wait.ts';
import { postCancellation } from '../premium.api.ts';
import { premiumMessages as words } from '../premium.messages.ts';
import { formatDay, isSubscribed, standingOf } from '../standing.ts';

interface CancelDialogProps {
  readonly end: number | null;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const CancelDialog = ({ end, onCancel, onClose }: CancelDialogProps) => (
  <Dialog title={words.cancelTitle} onClose={onClose}>
    <p className="text-ink-soft">
      {words.cancelText(end === null ? words.cancelNoDate : formatDay(end))}
    </p>
    <div className={`mt-6 ${dialogButtons}`}>
      <Button onClick={onClose}>{words.keep}</Button>
      <Button look="danger" onClick={onCancel}>
        {words.cancelYes}
      </Button>
    </div>
  </Dialog>
);

interface StandingLineProps {
  readonly token: string;
  readonly premium: Premium;
  readonly onChanged: () => void;
}

/** How one's plan stands, and for a subscription the way out of it and back. */
export const StandingLine = ({ token, premium, onChanged }: StandingLineProps) => {
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  const isEnding = premium.cancelAtPeriodEnd;
  const cancel = async (cancelAtPeriodEnd: boolean): Promise<void> => {
    setAsking(false);
    const told = await whileWaiting(postCancellation(token, cancelAtPeriodEnd));
    if (told.ok) toast.success(cancelAtPeriodEnd ? words.canceled : words.goesOn);
    else toast.error(told.error.msg);
    onChanged();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sunken px-5 py-4">
      <p aria-live="polite" className="min-w-0 grow basis-64 font-medium">
        {standingOf(premium, now)}
      </p>
      {isSubscribed(premium, now) && (
        <Button size="small" onClick={() => (isEnding ? void cancel(false) : setAsking(true))}>
          {isEnding ? words.goOn : words.cancel}
        </Button>
      )}
      {isAsking && (
        <CancelDialog
          end={premium.currentPeriodEnd}
          onCancel={() => void cancel(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
