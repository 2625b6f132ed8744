import type { School } from '@sets/shared/school/school.contract.ts';
import { schoolLimits } from '@sets/shared/school/school.contract.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { whileWaiting } from '../../../ui/wait.ts';
import { adminApi } from '../admin.api.ts';
import { adminMessages } from '../admin.messages.ts';
import { adminPaths } from '../admin-parts.ts';
import { countries } from '../countries.ts';
import { keptSchool } from '../kept-school.ts';
import { checkSchool, draftOf, type SchoolDraft, type SchoolFaults } from '../school-draft.ts';
import { schoolMessages as words } from '../school.messages.ts';
import { DivisionList } from './division-list.tsx';
import { LineList } from './line-list.tsx';
import { LookFields } from './look-fields.tsx';

interface SchoolFormProps {
  readonly token: string;
  /** Null for a new one. */
  readonly school: School | null;
  readonly onSaved: () => void;
}

const listPath = adminPaths.part('schools');
const countryChoices = [
  { value: '', text: words.countryNone },
  ...countries.map(({ code, name }) => ({ value: code, text: name })),
];

/** What was begun in this tab, with what the school has where it is from before there was any of it. */
const begun = (which: string, school: School | null): SchoolDraft => {
  const fresh = draftOf(school);
  const kept = keptSchool.find(which);
  if (kept === null) return fresh;
  const { divisions, currency } = fresh;
  return {
    ...kept,
    divisions: kept.divisions ?? divisions,
    currency: kept.currency ?? currency,
  };
};

/** What is typed, kept in this tab until it is saved or given up. */
const useSchoolForm = ({ token, school, onSaved }: SchoolFormProps) => {
  const which = school?.schoolid ?? 'new';
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => begun(which, school));
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { definition, faults } = checkSchool(draft);
  const leave = (): void => {
    keptSchool.drop(which);
    void navigate(listPath);
  };
  const change = (part: Partial<SchoolDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    keptSchool.keep(which, next);
  };
  const save = async (): Promise<void> => {
    setTried(true);
    setRefusal(definition === null ? words.faults : null);
    if (definition === null) return;
    const api = adminApi(token);
    const told = await whileWaiting(
      school === null ? api.addSchool(definition) : api.changeSchool(school.schoolid, definition),
    );
    if (!told.ok) {
      setRefusal(told.error.msg);
      return;
    }
    toast.success(words.saved);
    onSaved();
    leave();
  };
  const shown: SchoolFaults = isTried ? faults : { lines: {} };
  return { draft, change, faults: shown, refusal, save, leave };
};

interface PlainFieldsProps {
  readonly draft: SchoolDraft;
  readonly faults: SchoolFaults;
  readonly change: (part: Partial<SchoolDraft>) => void;
}

/** What a currency is for; and where another one is typed, what becomes of prices. */
const currencyHint = (school: School | null, typed: string | null): string => {
  const isOther = (typed ?? '').trim().toUpperCase() !== school?.currency;
  return school !== null && school.stalls > 0 && isOther
    ? words.currencyOfStalls(school.stalls, school.currency)
    : words.currencyHint;
};

const PlainFields = ({
  school,
  draft,
  faults,
  change,
}: PlainFieldsProps & Pick<SchoolFormProps, 'school'>) => (
  <>
    <Field
      label={words.name}
      value={draft.name}
      fault={faults.name}
      maxLength={schoolLimits.name}
      autoComplete="off"
      onChange={(event) => change({ name: event.target.value })}
    />
    <div className="grid gap-1.5">
      <Select
        isSmall
        label={words.country}
        value={draft.country}
        choices={countryChoices}
        onChange={(country) => change({ country })}
      />
      {faults.country !== undefined && <p className="text-sm text-bad">{faults.country}</p>}
    </div>
    <Field
      label={words.currency}
      hint={currencyHint(school, draft.currency)}
      value={draft.currency ?? ''}
      fault={faults.currency}
      maxLength={3}
      autoComplete="off"
      onChange={(event) => change({ currency: event.target.value })}
    />
  </>
);

/** How its people, its campus and its divisions are known. */
const Lists = ({ draft, faults, change }: PlainFieldsProps) => (
  <>
    <LineList
      title={words.domainsTitle}
      hint={words.domainsHint}
      addLabel={words.domainAdd}
      example={words.domainExample}
      nameOf={(index) => words.domain(index)}
      lines={draft.domains}
      fault={faults.domains}
      faults={faults.lines}
      onChange={(domains) => change({ domains })}
    />
    <LineList
      title={words.networksTitle}
      hint={words.networksHint}
      addLabel={words.networkAdd}
      example={words.networkExample}
      nameOf={(index) => words.network(index)}
      lines={draft.networks}
      fault={faults.networks}
      faults={faults.lines}
      onChange={(networks) => change({ networks })}
    />
    <DivisionList
      lines={draft.divisions ?? []}
      fault={faults.divisions}
      faults={faults.lines}
      onChange={(divisions) => change({ divisions })}
    />
  </>
);

/** A partnered school: who it is, and how its people and its campus are known. */
export const SchoolForm = (props: SchoolFormProps) => {
  const { draft, change, faults, refusal, save, leave } = useSchoolForm(props);
  const form = useFaultFocus(save);
  return (
    <form {...form} className="grid max-w-xl grid-cols-1 gap-6">
      <header className="grid gap-2">
        <Link
          to={listPath}
          className="inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-sm text-sm text-ink-soft hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {words.back}
        </Link>
        <h2 className="text-2xl font-semibold">
          {props.school === null ? words.newTitle : words.editTitle}
        </h2>
      </header>
      <PlainFields school={props.school} draft={draft} faults={faults} change={change} />
      <LookFields draft={draft} fault={faults.colour} change={change} />
      <Lists draft={draft} faults={faults} change={change} />
      {refusal !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 font-medium text-bad">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {words.save}
        </Button>
        <Button onClick={leave}>{adminMessages.cancel}</Button>
      </div>
    </form>
  );
};
