import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import { BadgeCheck, Clock3 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Select } from '../../../ui/select.tsx';
import { putDivision } from '../account.api.ts';
import { accountState } from '../account.store.ts';
import { FaultNote } from '../note.tsx';
import { settingsMessages as words } from '../settings.messages.ts';
import { SaveButton } from './save-button.tsx';

const useDivision = ({ token, personalDivision: { division } }: SignedIn) => {
  const [chosen, setChosen] = useState(division);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, send } = useSending();
  const choose = (name: string): void => {
    setChosen(name);
    setSaved(false);
    setFault(null);
  };
  const submit = async (): Promise<void> => {
    const told = await send(() => putDivision(token, chosen));
    if (told === undefined) return;
    setFault(told.ok ? null : told.error.msg);
    if (!told.ok) return;
    accountState.divisionUpdated(told.value);
    setSaved(true);
  };
  return { chosen, choose, fault, isSaved, isBusy, submit };
};

/** Whether what the person said counts, and what it waits for. */
const State = ({ who, isListed }: { who: SignedIn; isListed: boolean }) => {
  const { verified, division } = who.personalDivision;
  if (division === '') return null;
  if (verified) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-good">
        <BadgeCheck size={18} className="flex-none" aria-hidden="true" />
        {words.divisionConfirmed}
      </p>
    );
  }
  const missing = who.verified ? words.divisionWaits : words.divisionUnproven;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Clock3 size={18} className="flex-none" aria-hidden="true" />
      {isListed ? missing : words.divisionLost}
    </p>
  );
};

interface ListedProps {
  readonly who: SignedIn;
  readonly divisions: readonly string[];
}

const Listed = ({ who, divisions }: ListedProps) => {
  const { division } = who.personalDivision;
  const { chosen, choose, fault, isSaved, isBusy, submit } = useDivision(who);
  const isListed = division === '' || divisions.includes(division);
  const choices = [
    { value: '', text: words.divisionNone },
    ...(isListed ? [] : [{ value: division, text: words.divisionGone(division) }]),
    ...divisions.map((name) => ({ value: name, text: name })),
  ];
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form id="division" className="grid scroll-mt-24 gap-4" onSubmit={onSubmit} noValidate>
      <Select label={words.division} value={chosen} choices={choices} onChange={choose} />
      <State who={who} isListed={isListed} />
      <FaultNote text={fault} />
      <SaveButton isBusy={isBusy} isSaved={isSaved} isChanged={chosen !== division} />
    </form>
  );
};

/** Of which division of their school a person is; nothing where their school has none. */
export const DivisionForm = ({ who }: { who: SignedIn }) => {
  const { data } = useAsked(schoolCalls.divisions, { token: who.token });
  if (data === null || data.divisions.length === 0 || data.school !== who.school) return null;
  return <Listed who={who} divisions={data.divisions} />;
};
