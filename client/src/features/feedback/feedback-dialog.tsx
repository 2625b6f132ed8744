import {
  type Feedback,
  feedbackFault,
  feedbackLimit,
  feedbackTypes,
} from '@sets/shared/feedback/feedback.contract.ts';
import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import { withoutMarkup } from '@sets/shared/feedback/without-markup.ts';
import { useId, useState } from 'react';
import { useFaultFocus } from '../../core/use-fault-focus.ts';
import { ask } from '../../core/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../ui/dialog.tsx';
import { inputClass } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { whileWaiting } from '../../ui/wait.ts';
import { tokenNow } from '../account/account.store.ts';
import { feedbackMessages as words } from './feedback.messages.ts';

const choices = feedbackTypes.map((value) => ({ value, text: words.types[value] }));

/** What is typed, and sending it: somebody who took the trouble is thanked, whatever happens to it. */
const useFeedback = (onDone: () => void) => {
  const [type, setType] = useState<(typeof feedbackTypes)[number]>('general');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const write = (typed: string): void => {
    setText(withoutMarkup(typed));
    setFault(null);
  };
  const send = async (): Promise<void> => {
    const feedback: Feedback = { type, feedback: text };
    const wrong = feedbackFault(feedback);
    setFault(wrong);
    if (wrong !== null) return;
    // The reply is not read, by specification: the thanks are for the writing.
    await whileWaiting(ask(feedbackCalls.post, { token: tokenNow(), body: feedback }));
    onDone();
    toast.success(words.thanks);
  };
  return { type, setType, text, write, fault, send };
};

const FeedbackText = ({ text, write, fault }: ReturnType<typeof useFeedback>) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {words.text}
      </label>
      <textarea
        id={id}
        data-takes-focus
        rows={5}
        maxLength={feedbackLimit}
        dir="auto"
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => write(event.target.value)}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        className={`${inputClass} resize-y py-3`}
      />
      <p id={`${id}-fault`} role="alert" className="text-sm font-medium text-bad">
        {fault}
      </p>
    </div>
  );
};

/** A word to the people behind the server. Draw it to open it; closing forgets what was typed. */
export const FeedbackDialog = ({ onClose }: { onClose: () => void }) => {
  const feedback = useFeedback(onClose);
  const form = useFaultFocus(() => feedback.send());
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form {...form} className="grid gap-5">
        <p className="text-ink-soft">{words.lead}</p>
        <Select
          label={words.type}
          value={feedback.type}
          choices={choices}
          onChange={feedback.setType}
        />
        <FeedbackText {...feedback} />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="primary">
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
