import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { moduleLimits, newModule } from '@sets/shared/module/module.contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useChanged, useTold } from '../../../core/use-asked.ts';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FaultNote } from '../../account/note.tsx';
import { modulePaths } from '../module-paths.ts';
import { createMessages as words } from '../module.messages.ts';
import { keptSpaceDraft, type SpaceDraft } from '../space-draft.ts';
import { dayOf } from '../week-of.ts';
import { DescriptionField } from './description-field.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

type Faults = Partial<Record<keyof SpaceDraft | 'server', string>>;

const blank = (): SpaceDraft => ({
  title: '',
  description: '',
  startDate: dayOf(new Date()),
  visibility: 'open',
  division: '',
});

/** As the call wants it: it is closed to others from the start. */
const bodyOf = ({ visibility, ...draft }: SpaceDraft) => ({
  ...draft,
  divisionOnly: visibility === 'division',
  schoolOnly: visibility === 'school',
});

const faultsOf = (error: z.core.$ZodError): Faults =>
  Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));

const useCreating = (who: SignedIn) => {
  const [draft, setDraft] = useState<SpaceDraft>(() => keptSpaceDraft.find() ?? blank());
  const [faults, setFaults] = useState<Faults>({});
  const { isBusy, send } = useSending();
  const navigate = useNavigate();
  const put = useTold(moduleCalls.read);
  const changed = useChanged();
  const write = (change: Partial<SpaceDraft>): void => {
    const next = { ...draft, ...change };
    keptSpaceDraft.keep(next);
    setDraft(next);
  };
  const submit = async (): Promise<void> => {
    const read = z.safeParse(newModule, bodyOf(draft));
    setFaults(read.success ? {} : faultsOf(read.error));
    if (!read.success) return;
    const told = await send(() => ask(moduleCalls.create, { token: who.token, body: read.data }));
    if (told === undefined) return;
    if (!told.ok) {
      setFaults({ server: told.error.msg });
      return;
    }
    keptSpaceDraft.drop();
    put({ params: { moduleid: told.value.moduleid } }, told.value);
    changed(moduleCalls.createdBy);
    changed(moduleCalls.allowance);
    await navigate(modulePaths.space(told.value.moduleid), { replace: true });
  };
  return { draft, write, faults, isBusy, submit };
};

/** What a new space begins with; kept in this tab as it is typed. */
export const CreateForm = ({ who }: { who: SignedIn }) => {
  const { draft, write, faults, isBusy, submit } = useCreating(who);
  const form = useFaultFocus(submit);
  return (
    <form {...form} className="grid grid-cols-1 gap-6">
      <Field
        label={words.name}
        dir="auto"
        maxLength={moduleLimits.title}
        placeholder={words.namePlaceholder}
        value={draft.title}
        fault={faults.title}
        onChange={(event) => write({ title: event.target.value })}
      />
      <DescriptionField
        value={draft.description}
        fault={faults.description}
        onChange={(description) => write({ description })}
      />
      <Field
        label={words.startDate}
        type="date"
        className="max-w-60"
        value={draft.startDate}
        fault={faults.startDate}
        onChange={(event) => write({ startDate: event.target.value })}
      />
      <VisibilityChoice who={who} value={draft} onChange={(chosen) => write(chosen)} />
      <FaultNote text={faults.server ?? faults.division ?? null} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="primary" className="max-narrow:w-full" disabled={isBusy}>
          {isBusy ? words.creating : words.create}
        </Button>
        <p className="text-sm text-ink-soft">{words.optional}</p>
      </div>
    </form>
  );
};
