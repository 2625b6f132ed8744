import { accountType, type AccountType } from '@sets/shared/account/account.contract.ts';
import type { Person } from '@sets/shared/admin/admin.contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { roleNames } from '../admin.messages.ts';
import { peopleMessages as words } from '../people.messages.ts';
import { Confirm } from './confirm.tsx';

const choices = accountType.options.map((value) => ({ value, text: roleNames[value] }));

interface PersonRoleProps {
  readonly person: Person;
  readonly onSave: (role: AccountType) => Promise<void>;
}

/** The kind of account; into and out of an admin's it asks once more. */
export const PersonRole = ({ person, onSave }: PersonRoleProps) => {
  const [role, setRole] = useState(person.accountType);
  const [isAsking, setAsking] = useState(false);
  const { username } = person;
  const isChanged = role !== person.accountType;
  const hurts = role === 'admin' || person.accountType === 'admin';
  const save = (): void => {
    setAsking(false);
    void onSave(role);
  };
  return (
    <section className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Select
          isSmall
          label={words.role}
          value={role}
          choices={choices}
          onChange={(chosen) => {
            setRole(chosen);
            setAsking(false);
          }}
        />
        <Button
          disabled={!isChanged || isAsking}
          onClick={() => (hurts ? setAsking(true) : save())}
        >
          {words.save}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{words.roleHint[role]}</p>
      {isAsking && (
        <Confirm
          title={role === 'admin' ? words.toAdmin(username) : words.fromAdmin(username)}
          text={role === 'admin' ? words.toAdminText : words.fromAdminText}
          yes={role === 'admin' ? words.toAdminYes : words.fromAdminYes}
          onYes={save}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
};
