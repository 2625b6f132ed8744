import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { tagLimits, tagOf } from '@sets/shared/core/tags.ts';
import { useId } from 'react';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { Field, inputClass } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TagsField } from '../../../../ui/tags-field.tsx';
import { TextBox } from '../../../../ui/text-box.tsx';
import { AudienceChoice } from './audience-choice.tsx';
import type { Faults, Typed } from './form-facts.ts';
import { formMessages as words } from './form.messages.ts';
import { languageChoices } from './languages.ts';
import { useOwnSpaces } from './use-own-spaces.ts';

interface FactsFieldsProps {
  readonly who: SignedIn;
  readonly typed: Typed;
  readonly faults: Faults;
  /** What the space is called that it is for, where that is none of one's own. */
  readonly spaceTitle?: string | undefined;
  readonly onTyped: (typed: Typed) => void;
}

/** What each field is given. */
type OfForm = FactsFieldsProps & { readonly onFacts: (change: Partial<Typed['facts']>) => void };

const Description = ({ typed: { facts }, faults, onFacts }: OfForm) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.description} <span className="font-normal text-ink-soft">{words.optional}</span>
      </label>
      <TextBox
        id={id}
        dir="auto"
        rows={2}
        aria-invalid={faults.description !== undefined}
        aria-describedby={`${id}-note`}
        value={facts.description}
        onChange={({ target }) => onFacts({ description: target.value })}
        className={`${inputClass} resize-none py-3`}
      />
      <p
        id={`${id}-note`}
        className={`text-sm ${faults.description === undefined ? 'text-ink-soft' : 'text-bad'}`}
      >
        {faults.description ?? words.descriptionHint}
      </p>
    </div>
  );
};

/** As others have called it, where that is known: so that one subject has one name. */
const Subject = ({ who, typed: { facts }, faults, onFacts }: OfForm) => {
  const id = useId();
  const { data } = useAsked(cheatsheetCalls.topics, { token: who.token });
  return (
    <>
      <Field
        label={words.subject}
        list={id}
        dir="auto"
        autoComplete="off"
        maxLength={sheetLimits.subject}
        hint={words.subjectHint}
        fault={faults.subject}
        value={facts.subject}
        onChange={({ target }) => onFacts({ subject: target.value })}
      />
      <datalist id={id}>
        {(data?.subjects ?? []).map(({ subject }) => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </datalist>
    </>
  );
};

const Space = ({ who, typed: { facts }, faults, spaceTitle, onFacts }: OfForm) => {
  const spaces = useOwnSpaces(who);
  const known = (spaces ?? []).map(({ moduleid, title }) => ({ value: moduleid, text: title }));
  const isOther = facts.moduleid !== null && known.every(({ value }) => value !== facts.moduleid);
  const choices = [
    { value: '', text: spaces === null ? words.space.loading : words.space.none },
    ...(isOther ? [{ value: facts.moduleid ?? '', text: spaceTitle ?? words.space.other }] : []),
    ...known,
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <Select
        isSmall
        label={words.space.label}
        isFaulty={faults.moduleid !== undefined}
        value={facts.moduleid ?? ''}
        choices={choices}
        onChange={(moduleid) => onFacts({ moduleid: moduleid === '' ? null : moduleid })}
      />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {faults.moduleid}
      </p>
    </div>
  );
};

/** The fields of what is said of a sheet, and of who may read it. */
export const FactsFields = (props: FactsFieldsProps) => {
  const { who, typed, faults, onTyped } = props;
  const { facts, settings } = typed;
  const onFacts: OfForm['onFacts'] = (change) =>
    onTyped({ ...typed, facts: { ...facts, ...change } });
  const onSettings = (change: Partial<Typed['settings']>): void =>
    onTyped({ ...typed, settings: { ...settings, ...change } });
  const given = { ...props, onFacts };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        label={words.title}
        dir="auto"
        maxLength={sheetLimits.title}
        fault={faults.title}
        value={facts.title}
        onChange={({ target }) => onFacts({ title: target.value })}
      />
      <Description {...given} />
      <div className="grid grid-cols-1 items-start gap-5 narrow:grid-cols-2">
        <Subject {...given} />
        <Space {...given} />
      </div>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-medium">
          {words.tags}
        </span>
        <div className="rounded-md border border-line-strong bg-raised px-4 py-1.5">
          <TagsField
            tagOf={tagOf}
            limits={tagLimits}
            tags={facts.tags}
            onChange={(tags) => onFacts({ tags })}
          />
        </div>
      </div>
      <AudienceChoice
        chosen={settings.audience}
        hasSchool={who.school !== 'NA' && who.school !== ''}
        onChoose={(audience) => onSettings({ audience })}
      />
      <div className="grid grid-cols-1 items-start gap-5 narrow:grid-cols-2">
        <Select
          isSmall
          label={words.language}
          value={facts.language}
          choices={languageChoices(facts.language)}
          onChange={(language) => onFacts({ language })}
        />
        <Switch
          label={words.comments}
          hint={words.commentsText}
          checked={settings.commentsOpen}
          onChange={(commentsOpen) => onSettings({ commentsOpen })}
        />
      </div>
    </div>
  );
};
