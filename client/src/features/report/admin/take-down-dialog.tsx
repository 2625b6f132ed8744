import { reportLimits } from '@sets/shared/report/report.contract.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { reportsMessages as words } from '../report.messages.ts';

interface TakeDownDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onTakeDown: (answer: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the words in which its author is told why something is taken down. */
export const TakeDownDialog = ({ name, isBusy, onTakeDown, onClose }: TakeDownDialogProps) => {
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const send = (): void => {
    if (isBusy) return;
    if (answer.trim() === '') setFault(words.answerNeeded);
    else void onTakeDown(answer);
  };
  return (
    <Dialog title={words.answerTitle(name)} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p className="text-ink-soft">{words.answerLead}</p>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {words.answer}
          </label>
          <TextBox
            id={id}
            data-takes-focus
            dir="auto"
            maxLength={reportLimits.answer}
            value={answer}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setAnswer(event.target.value);
              setFault(null);
            }}
            className={`${inputClass} max-h-60 min-h-24 resize-none overflow-y-auto py-3`}
          />
          <p
            id={`${id}-note`}
            role={fault === null ? undefined : 'alert'}
            className={`text-sm ${fault === null ? 'text-ink-soft' : 'text-bad'}`}
          >
            {fault ?? words.answerHint}
          </p>
        </div>
        <div className={dialogButtons}>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" look="danger" aria-disabled={isBusy}>
            {words.takeDown}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
