import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import type { AuditRecord } from './audit.service.ts';

/** How somebody is called. */
export interface Named {
  readonly username: string;
  readonly email: string;
}

export const deletedAccount = 'deleted account';

/** The people that these entries name. */
export const peopleIn = (entries: readonly AuditRecord[]): string[] => [
  ...new Set(entries.flatMap(({ by, person }) => [by, person]).filter((id) => id !== null)),
];

/** An entry as admins read it: with the names that its people have today. */
export const presentEntry = (
  { _id, at, action, by, person, thing, details }: AuditRecord,
  names: ReadonlyMap<string, Named>,
): AuditEntry => {
  const whom = person === null ? undefined : names.get(person);
  const subject = whom === undefined ? deletedAccount : `${whom.username} (${whom.email})`;
  return {
    entryid: _id,
    at: at.getTime(),
    action,
    by: by === null ? null : { userid: by, username: names.get(by)?.username ?? deletedAccount },
    subject: person === null ? thing : subject,
    details,
  };
};
