import { qnaModerationCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import { type ReportReason, reportReason } from '@sets/shared/qna/qna-moderation.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { toast } from '../../../ui/toast.ts';
import { FaultNote } from '../../account/note.tsx';
import { dialogMessages, qnaMessages } from '../qna.messages.ts';

interface ReportDialogProps {
  readonly token: string | null;
  readonly questionid: string;
  /** Null where the question itself is reported. */
  readonly answerid: string | null;
  readonly onClose: () => void;
}

const words = dialogMessages.report;

const Reasons = ({
  value,
  onChange,
}: {
  value: ReportReason;
  onChange: (reason: ReportReason) => void;
}) => (
  <fieldset className="m-0 grid min-w-0 gap-1 p-0">
    <legend className="p-0 pb-1 text-sm font-medium">{words.reason}</legend>
    {reportReason.options.map((reason: ReportReason, index: number) => (
      <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name="reason"
          data-takes-focus={index === 0 ? '' : undefined}
          checked={value === reason}
          onChange={() => onChange(reason)}
          className="size-5 flex-none accent-people"
        />
        {words.reasons[reason]}
      </label>
    ))}
  </fieldset>
);

/** Tells the moderators of a space about a question or an answer. */
export const ReportDialog = ({ token, questionid, answerid, onClose }: ReportDialogProps) => {
  const [reason, setReason] = useState<ReportReason>('offensive');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const id = useId();
  const report = async (): Promise<void> => {
    const body = { questionid, answerid, reason, text };
    const told = await send(() => ask(qnaModerationCalls.report, { token, body }));
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    toast.success(words.sent);
    onClose();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void report();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        <p className="text-ink-soft">{words.text}</p>
        <Reasons value={reason} onChange={setReason} />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {words.note}
          </label>
          <TextBox
            id={id}
            dir="auto"
            maxLength={qnaLimits.report}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} resize-none py-3`}
          />
        </div>
        <FaultNote text={fault} />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{qnaMessages.cancel}</Button>
          <Button type="submit" look="primary" disabled={isBusy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
