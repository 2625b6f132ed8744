import type { Person } from '@sets/shared/admin/admin.contract.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { peopleMessages as words } from '../people.messages.ts';
import { Confirm } from './confirm.tsx';

interface PersonAccessProps {
  readonly person: Person;
  readonly onLock: (locked: boolean) => Promise<void>;
}

/** Whether somebody may sign in. */
export const PersonAccess = ({ person: { locked, username }, onLock }: PersonAccessProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h3 className="font-medium">{words.lockTitle}</h3>
          <p className="text-sm text-ink-soft">{locked ? words.lockState : words.openState}</p>
        </div>
        <Button disabled={isAsking} onClick={() => (locked ? void onLock(false) : setAsking(true))}>
          {locked ? words.unlock : words.lock}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={words.lockAsk(username)}
          text={words.lockText}
          yes={words.lockYes}
          onYes={() => {
            setAsking(false);
            void onLock(true);
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
};
