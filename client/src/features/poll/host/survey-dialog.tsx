import { limits } from '@sets/shared/core/limits.ts';
import { mayCloseAt } from '@sets/shared/live/at-own-time.ts';
import { pollMessages } from '@sets/shared/poll/poll.messages.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { surveyMessages as words } from './survey.messages.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** As a field for a day and a time holds it, in this device's own time. */
const atField = (ms: number): string => {
  const date = new Date(ms);
  const local = new Date(ms - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
};

interface SurveyDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly yes: string;
  /** Until when it is open so far, in ms; null where a week is offered. */
  readonly until: number | null;
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
  readonly onChoose: (until: number) => void;
  readonly onClose: () => void;
}

/** Asks until when a survey is open. Since when it is, only the server knows: it refuses what is too late. */
export const SurveyDialog = (props: SurveyDialogProps) => {
  const { title, text, yes, until, offset, onChoose, onClose } = props;
  const [opened] = useState(() => Date.now());
  const isAhead = until !== null && until - offset > opened;
  const offered = isAhead ? until - offset : Math.ceil((opened + week) / hour) * hour;
  const [chosen, setChosen] = useState(atField(offered));
  const [fault, setFault] = useState<string>();
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    const at = Date.parse(chosen) + offset;
    const now = Date.now() + offset;
    if (Number.isNaN(at)) setFault(words.incomplete);
    else if (!mayCloseAt(now, at, now)) setFault(pollMessages.surveyBounds);
    else {
      onClose();
      onChoose(at);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={choose} className="grid grid-cols-1 gap-5">
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
        <Field
          type="datetime-local"
          label={words.until}
          hint={pollMessages.surveyBounds}
          fault={fault}
          value={chosen}
          min={atField(opened + limits.survey.least)}
          max={atField(opened + limits.survey.most)}
          onChange={({ target }) => {
            setFault(undefined);
            setChosen(target.value);
          }}
        />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{words.no}</Button>
          <Button type="submit" look="primary">
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
