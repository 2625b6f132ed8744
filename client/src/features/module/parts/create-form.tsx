import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import {
  moduleLimits,
  type NewModule,
  newModule,
  type Visibility,
} from '@sets/shared/module/module.contract.ts';
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
import { toast } from '../../../ui/toast.ts';
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
});

/** As the call wants it: a space begins open, or for a division. */
const bodyOf = ({ visibility, ...draft }: SpaceDraft, who: SignedIn) => ({
  ...draft,
  divisionOnly: visibility === 'division',
  division: visibility === 'division' ? who.personalDivision.division : '',
});

const faultsOf = (error: z.core.$ZodError): Faults =>
  Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));

/** A space for a school is made, then closed to others. */
const create = async (body: NewModule, visibility: Visibility, token: string) => {
  const made = await ask(moduleCalls.create, { token, body });
  if (!made.ok || visibility !== 'school') return made;
  const { moduleid } = made.value;
  const closed = await ask(moduleCalls.changeVisibility, {
    token,
    body: { moduleid, visibility, division: '' },
  });
  if (closed.ok) return closed;
  // It is there, and its page says to whom it is open.
  toast.error(closed.error.msg);
  return made;
};

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
    const read = z.safeParse(newModule, bodyOf(draft, who));
    setFaults(read.success ? {} : faultsOf(read.error));
    if (!read.success) return;
    const told = await send(() => create(read.data, draft.visibility, who.token));
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
      <VisibilityChoice
        who={who}
        value={draft.visibility}
        onChange={(visibility) => write({ visibility })}
      />
      <FaultNote text={faults.server ?? null} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="primary" className="max-narrow:w-full" disabled={isBusy}>
          {isBusy ? words.creating : words.create}
        </Button>
        <p className="text-sm text-ink-soft">{words.optional}</p>
      </div>
    </form>
  );
};
