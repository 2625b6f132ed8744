import { reportCalls } from '@sets/shared/report/report.calls.ts';
import {
  type ReportReason,
  reportLimits,
  reportReasons,
  type ReportSubject,
} from '@sets/shared/report/report.contract.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { ask } from '../../core/api.ts';
import { useSending } from '../../core/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../ui/dialog.tsx';
import { inputClass } from '../../ui/field.tsx';
import { TextBox } from '../../ui/text-box.tsx';
import { tokenNow } from '../account/account.store.ts';
import { reasonNames, reportMessages as words } from './report.messages.ts';

interface ReportDialogProps {
  readonly subject: ReportSubject;
  readonly onClose: () => void;
}

/** From here on it is said how many characters are left. */
const fewLeft = 200;

/** What is chosen and written, and sending it. */
const useReport = (subject: ReportSubject) => {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { isBusy, send } = useSending();
  const report = async (): Promise<void> => {
    if (reason === null) return setFault(words.noReason);
    setFault(null);
    const told = await ask(reportCalls.report, {
      token: tokenNow(),
      body: { subject, reason, text },
    });
    if (told.ok) setSent(true);
    else setFault(told.error.msg);
  };
  const choose = (chosen: ReportReason): void => {
    setReason(chosen);
    setFault(null);
  };
  return { reason, choose, text, setText, fault, isSent, isBusy, send: () => void send(report) };
};
type Report = ReturnType<typeof useReport>;

const Reasons = ({ reason, choose }: Report) => {
  const name = useId();
  return (
    <fieldset className="grid gap-1 border-0 p-0">
      <legend className="mb-1 p-0 text-sm font-medium">{words.reasons}</legend>
      {reportReasons.map((each, at) => (
        <label
          key={each}
          className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-sunken has-checked:bg-people-tint"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === reason}
            data-takes-focus={at === 0 ? true : undefined}
            onChange={() => choose(each)}
            className="size-5 flex-none accent-people"
          />
          {reasonNames[each]}
        </label>
      ))}
    </fieldset>
  );
};

const Added = ({ text, setText }: Report) => {
  const id = useId();
  const left = reportLimits.text - text.length;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.text}
      </label>
      <TextBox
        id={id}
        dir="auto"
        maxLength={reportLimits.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputClass} max-h-48 min-h-24 resize-none overflow-y-auto py-3`}
      />
      {left < fewLeft && <p className="text-sm text-ink-soft">{words.left(left)}</p>}
    </div>
  );
};

const Form = ({ report }: { report: Report }) => (
  <form
    className="grid grid-cols-1 gap-5"
    onSubmit={(event: SubmitEvent) => {
      event.preventDefault();
      report.send();
    }}
  >
    <p className="text-ink-soft">{words.lead}</p>
    <Reasons {...report} />
    <Added {...report} />
    <p role="alert" className="text-sm font-medium text-bad empty:hidden">
      {report.fault}
    </p>
    <Button type="submit" look="primary" aria-disabled={report.isBusy}>
      {report.isBusy ? words.sending : words.send}
    </Button>
  </form>
);

/** Tells the admins of something that should not be there: why, and what one likes to add. */
export const ReportDialog = ({ subject, onClose }: ReportDialogProps) => {
  const report = useReport(subject);
  if (report.isSent) {
    // Another dialog: the focus is in it anew.
    return (
      <Dialog key="sent" title={words.thanks} onClose={onClose} closesOnBackdrop>
        <output className="block text-ink-soft">{words.thanksText}</output>
        <div className={`mt-6 ${dialogButtons}`}>
          <Button look="primary" data-takes-focus onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={words.title[subject.kind]} onClose={onClose}>
      <Form report={report} />
    </Dialog>
  );
};
