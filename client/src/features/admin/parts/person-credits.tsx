import { mostCredits, type Person } from '@sets/shared/admin/admin.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { peopleMessages as words } from '../people.messages.ts';

interface PersonCreditsProps {
  readonly person: Person;
  readonly onSave: (credits: number) => Promise<void>;
}

/** What somebody has for uses that cost something. */
export const PersonCredits = ({ person: { apiCredits }, onSave }: PersonCreditsProps) => {
  const [typed, setTyped] = useState(String(apiCredits));
  const credits = Number(typed);
  const isAble = /^\d{1,6}$/.test(typed) && credits <= mostCredits;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isAble) void onSave(credits);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 grow">
        <Field
          label={words.creditsTitle}
          hint={words.creditsHint}
          inputMode="numeric"
          value={typed}
          fault={isAble ? undefined : words.creditsFault(mostCredits)}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
      </div>
      <Button type="submit" disabled={!isAble || credits === apiCredits}>
        {words.creditsSave}
      </Button>
    </form>
  );
};
