import type { Person } from '@sets/shared/admin/admin.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { useSending } from '../../../core/use-sending.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { adminApi } from '../admin.api.ts';
import { peopleMessages as words } from '../people.messages.ts';
import { formatDay } from '../times.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonCredits } from './person-credits.tsx';
import { PersonDivision } from './person-division.tsx';
import { PersonLabels, schoolOf } from './person-row.tsx';
import { PersonPremium } from './person-premium.tsx';
import { PersonRole } from './person-role.tsx';

interface PersonPanelProps {
  readonly token: string;
  readonly person: Person;
  readonly onChanged: (person: Person) => void;
  readonly onClose: () => void;
}

/** A change of somebody's account; `done` is what to say once it is made. */
type Change = (ask: () => Promise<Result<Person>>, done: string) => Promise<void>;

/** Makes a change and takes over what it gave; why it is refused is kept for the page. */
const useChange = (token: string, onChanged: (person: Person) => void) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const api = adminApi(token);
  const change: Change = async (ask, done) => {
    setRefusal(null);
    const told = await send(ask);
    if (told === undefined) return;
    if (!told.ok) {
      setRefusal(told.error.msg);
      return;
    }
    onChanged(told.value);
    toast.success(done);
  };
  return { api, change, refusal, isBusy };
};

/** What an admin can do with an account; why something is refused is said in the server's words. */
export const PersonPanel = ({ token, person, onChanged, onClose }: PersonPanelProps) => {
  const { api, change, refusal, isBusy } = useChange(token, onChanged);
  const { userid } = person;
  return (
    <Dialog title={person.username} onClose={onClose}>
      <div className="grid gap-1.5 text-sm text-ink-soft">
        <p>{person.email}</p>
        <p>
          {schoolOf(person)} · {words.since(formatDay(person.createdAt))}
        </p>
        <PersonLabels person={person} />
      </div>
      {refusal !== null && (
        <p role="alert" className="mt-4 rounded-md bg-bad-tint px-4 py-3 text-bad">
          {refusal}
        </p>
      )}
      <div aria-busy={isBusy} className="mt-5 grid gap-5 *:border-t *:pt-5">
        <PersonRole
          key={person.accountType}
          person={person}
          onSave={(role) => change(() => api.changeRole(userid, role), words.roleSaved)}
        />
        <PersonDivision
          person={person}
          onDecide={(division, confirmed) =>
            change(
              () => api.decideDivision(userid, { division, confirmed }),
              confirmed ? words.divisionYes : words.divisionTaken,
            )
          }
        />
        <PersonPremium
          person={person}
          onGrant={(grant) =>
            change(
              () => api.grantPremium(userid, grant),
              grant.granted ? words.granted : words.takenBack,
            )
          }
        />
        <PersonCredits
          key={person.apiCredits}
          person={person}
          onSave={(credits) => change(() => api.setCredits(userid, credits), words.creditsSaved)}
        />
        <PersonAccess
          person={person}
          onLock={(locked) =>
            change(() => api.lock(userid, locked), locked ? words.lockedDone : words.unlockedDone)
          }
        />
      </div>
    </Dialog>
  );
};
