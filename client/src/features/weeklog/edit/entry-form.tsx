import {
  type LogEntry,
  type Weeklog,
  weeklogLimits,
} from '@sets/shared/weeklog/weeklog.contract.ts';
import { useId, useState } from 'react';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PreviewButton } from '../../../ui/preview-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { LeaveGuard } from '../../account/leave-guard.tsx';
import { weekDates } from '../../module/week-dates.ts';
import type { TopicOf } from '../read/use-weeklog.ts';
import { weeklogMessages } from '../weeklog.messages.ts';
import { ArticleChoice } from './article-choice.tsx';
import { ItemRows } from './item-rows.tsx';
import { LinkRows } from './link-rows.tsx';
import { useEntryForm } from './use-entry-form.ts';

const words = weeklogMessages.form;

interface WeekProps {
  readonly week: number;
  readonly startDate: string;
  readonly onChange: (week: number) => void;
}

const WeekChoice = ({ week, startDate, onChange }: WeekProps) => (
  <Select
    label={words.week}
    isSmall
    value={String(week)}
    choices={Array.from({ length: weeklogLimits.weeks }, (_none, at) => ({
      value: String(at + 1),
      text: weeklogMessages.weekWith(at + 1, weekDates(startDate, at + 1)),
    }))}
    onChange={(value) => onChange(Number(value))}
  />
);

const Text = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const id = useId();
  const [isPreview, setPreview] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="text-sm font-medium">
          {words.text}
        </label>
        <PreviewButton isPreview={isPreview} onChange={setPreview} />
      </div>
      {isPreview ? (
        <div className="min-h-32 rounded-md border border-line bg-raised px-4 py-3">
          <Markdown text={text} />
        </div>
      ) : (
        <TextBox
          id={id}
          dir="auto"
          takesFocus
          value={text}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
          className={`${inputClass} max-h-[60vh] min-h-32 resize-none overflow-y-auto py-3`}
        />
      )}
      <p id={`${id}-note`} className="text-sm text-ink-soft">
        {words.hint}
      </p>
    </div>
  );
};

/** What others have written in the same place meanwhile; to save again takes its place. */
const Theirs = ({ text }: { text: string }) => (
  <section aria-label={words.theirs} className="grid grid-cols-1 gap-1.5">
    <p className="text-sm font-medium">{words.theirs}</p>
    <p
      dir="auto"
      className="max-h-60 overflow-y-auto rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
    >
      {text}
    </p>
  </section>
);

interface EntryFormProps {
  readonly who: SignedIn;
  readonly place: TopicOf;
  /** Null: a new one. */
  readonly entry: LogEntry | null;
  readonly log: Weeklog;
  /** To begin with. */
  readonly week: number;
  /** Called with what was saved, if something was. */
  readonly onDone: (saved: LogEntry | null) => void;
}

type Form = ReturnType<typeof useEntryForm>;

const Items = ({ form, who, place }: { form: Form } & Pick<EntryFormProps, 'who' | 'place'>) => {
  const { typed, change, take, takeOut, faults, isReading, sender } = form;
  const keep = useKeptFocus<HTMLFieldSetElement>((items) =>
    items.querySelector('input[type=file]'),
  );
  return (
    <fieldset ref={keep} className="m-0 grid min-w-0 grid-cols-1 gap-4 p-0">
      <legend className="mb-1.5 p-0 text-sm font-medium">{words.chooseFiles}</legend>
      <ItemRows
        label={weeklogMessages.papers}
        nameLabel={words.paperTitle}
        items={typed.papers}
        sender={sender}
        onChange={(papers) => change({ papers })}
        onTakeOut={takeOut}
      />
      <ItemRows
        label={weeklogMessages.files}
        nameLabel={words.fileName}
        items={typed.files}
        sender={sender}
        onChange={(files) => change({ files })}
        onTakeOut={takeOut}
      />
      <ChooseFiles
        words={words.choose}
        accept=""
        multiple
        isReading={isReading}
        fault={faults.length === 0 ? null : faults.join(' ')}
        onChoose={(files) => void take(files)}
      />
      <ArticleChoice
        token={who.token}
        moduleid={place.moduleid}
        papers={typed.papers}
        onAdd={(paper) => change({ papers: [...typed.papers, paper] })}
      />
    </fieldset>
  );
};

const Buttons = ({ form }: { form: Form }) => {
  const { step, fault, isBusy, isChanged, save, cancel } = form;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <output className="me-auto text-ink-soft empty:hidden">
        {step === null ? '' : words[step]}
      </output>
      {fault !== null && (
        <p role="alert" className="me-auto text-bad">
          {fault}
        </p>
      )}
      <Button look="plain" onClick={() => (isChanged ? setAsking(true) : cancel())}>
        {words.cancel}
      </Button>
      <Button look="primary" aria-disabled={isBusy} onClick={save}>
        {words.save}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...weeklogMessages.leave}
          isDanger
          onYes={cancel}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};

/** Where moderators say what was done in a week, and add what belongs to it. */
export const EntryForm = ({ log, ...props }: EntryFormProps) => {
  const form = useEntryForm(props);
  const { typed, change, isChanged, theirs } = form;
  return (
    <section
      aria-label={props.entry === null ? words.add : words.edit}
      className="grid max-w-[52rem] grid-cols-1 gap-5 rounded-lg border-[1.5px] border-line-strong bg-raised p-5"
    >
      <WeekChoice
        week={typed.week}
        startDate={log.startDate}
        onChange={(week) => change({ week })}
      />
      <Text text={typed.text} onChange={(text) => change({ text })} />
      {theirs !== null && theirs !== '' && <Theirs text={theirs} />}
      <LinkRows
        links={typed.links}
        isRefused={form.fault !== null}
        onChange={(links) => change({ links })}
      />
      <Items form={form} who={props.who} place={props.place} />
      <Buttons form={form} />
      <LeaveGuard
        isUnsaved={isChanged}
        title={weeklogMessages.leave.title}
        text={weeklogMessages.leave.text}
      />
    </section>
  );
};
