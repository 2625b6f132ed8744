import { isPremium } from '@sets/shared/account/premium.contract.ts';
import type { Person, PremiumGrant } from '@sets/shared/admin/admin.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { adminMessages } from '../admin.messages.ts';
import { peopleMessages as words } from '../people.messages.ts';
import { endOfDay, formatDay } from '../times.ts';
import { Confirm } from './confirm.tsx';

type OnGrant = (grant: PremiumGrant) => Promise<void>;

const standingOf = ({ premium }: Person, isOn: boolean): string => {
  if (!isOn) return words.premiumNone;
  if (premium.stripeSubscriptionId !== null) return words.premiumPaid;
  if (premium.currentPeriodEnd === null) return words.premiumForGood;
  return words.premiumUntil(formatDay(premium.currentPeriodEnd));
};

interface GrantFormProps {
  readonly now: number;
  readonly onGrant: OnGrant;
  readonly onCancel: () => void;
}

const GrantForm = ({ now, onGrant, onCancel }: GrantFormProps) => {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const typed = new FormData(event.currentTarget).get('until');
    const until = endOfDay(typeof typed === 'string' ? typed : '');
    if (until === null || until <= now) setFault(words.dayNeeded);
    else await onGrant({ granted: true, until });
  };
  const form = useFaultFocus(submit);
  return (
    <form {...form} className="grid gap-3">
      <Field
        label={words.until}
        name="until"
        type="date"
        fault={fault}
        onChange={() => setFault(undefined)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {words.grantUntil}
        </Button>
        <Button size="small" onClick={() => void onGrant({ granted: true, until: null })}>
          {words.grantForGood}
        </Button>
        <Button look="plain" size="small" onClick={onCancel}>
          {adminMessages.cancel}
        </Button>
      </div>
    </form>
  );
};

/** Premium that is given: until a day or for good, and taken back. What is paid for is left alone. */
export const PersonPremium = ({ person, onGrant }: { person: Person; onGrant: OnGrant }) => {
  const [now] = useState(Date.now);
  const [open, setOpen] = useState<'grant' | 'takeBack' | null>(null);
  const isOn = isPremium(person.premium, now);
  const isPaid = isOn && person.premium.stripeSubscriptionId !== null;
  const grant: OnGrant = async (what) => {
    setOpen(null);
    await onGrant(what);
  };
  return (
    <section className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h3 className="font-medium">{words.premiumTitle}</h3>
          <p className="text-sm text-ink-soft">{standingOf(person, isOn)}</p>
        </div>
        {!isPaid && (
          <Button disabled={open !== null} onClick={() => setOpen(isOn ? 'takeBack' : 'grant')}>
            {isOn ? words.takeBack : words.grant}
          </Button>
        )}
      </div>
      {open === 'grant' && <GrantForm now={now} onGrant={grant} onCancel={() => setOpen(null)} />}
      {open === 'takeBack' && (
        <Confirm
          title={words.takeBackTitle(person.username)}
          text={words.takeBackText}
          yes={words.takeBack}
          onYes={() => void grant({ granted: false })}
          onNo={() => setOpen(null)}
        />
      )}
    </section>
  );
};
