import { limits } from '@sets/shared/core/limits.ts';
import { mayCloseAt } from '@sets/shared/live/at-own-time.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { untilMessages as words } from './until.messages.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** As a field for a day and a time holds it, in this device's own time. */
export const atField = (ms: number): string => {
  const date = new Date(ms);
  const local = new Date(ms - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
};

/** What such a field holds, in ms of the server's clock, from which this device's differs by `offset`; null where that is no time. */
export const fromField = (value: string, offset: number): number | null => {
  const at = Date.parse(value) + offset;
  return Number.isNaN(at) ? null : at;
};

interface UntilDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly yes: string;
  /** Until when it is open so far, in ms; null where a week is offered. */
  readonly until: number | null;
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
  /** What holds for such a time, in words. */
  readonly bounds: string;
  /** From when it is to be open, in ms of the server's clock; null or absent: from now. */
  readonly from?: number | null;
  /** What else is chosen with it, before it and after it, and whether that may be. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
  readonly check?: () => boolean;
  readonly onChoose: (until: number) => void;
  readonly onClose: () => void;
}

/** Asks until when something is open. Since when it is, only the server knows: it refuses what is too late. */
export const UntilDialog = (props: UntilDialogProps) => {
  const { title, text, yes, until, offset, bounds, from = null, onChoose, onClose } = props;
  const [opened] = useState(() => Date.now());
  const isAhead = until !== null && until - offset > opened;
  const offered = isAhead ? until - offset : Math.ceil((opened + week) / hour) * hour;
  const [chosen, setChosen] = useState(atField(offered));
  const [fault, setFault] = useState<string>();
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    const at = fromField(chosen, offset);
    const now = Date.now() + offset;
    if (props.check?.() === false) return;
    if (at === null) setFault(words.incomplete);
    else if (!mayCloseAt(now, at, Math.max(now, from ?? now))) setFault(bounds);
    else {
      onClose();
      onChoose(at);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={choose} className="grid grid-cols-1 gap-5">
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
        {props.before}
        <Field
          type="datetime-local"
          label={words.until}
          hint={bounds}
          fault={fault}
          value={chosen}
          min={atField(opened + limits.survey.least)}
          max={atField(opened + limits.survey.most)}
          onChange={({ target }) => {
            setFault(undefined);
            setChosen(target.value);
          }}
        />
        {props.children}
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
