import { accountType, type AccountType } from '@sets/shared/account/account.contract.ts';
import type { Person } from '@sets/shared/admin/admin.contract.ts';
import { ok } from '@sets/shared/core/result.ts';
import { useCallback, useState } from 'react';
import { useSettled } from '../../../core/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Select } from '../../../ui/select.tsx';
import { adminApi } from '../admin.api.ts';
import { roleNames } from '../admin.messages.ts';
import { peopleMessages as words } from '../people.messages.ts';
import { type AskForPage, useListing } from '../use-listing.ts';
import { ListingFrame } from './listing-frame.tsx';
import { PersonPanel } from './person-panel.tsx';
import { PersonRow } from './person-row.tsx';

/** How long the typing must rest before it is asked, in milliseconds. */
const pause = 250;

type RoleFilter = AccountType | 'any';
const roles: readonly RoleFilter[] = ['any', ...accountType.options];
const choices = roles.map((value) => ({
  value,
  text: value === 'any' ? words.anyRole : roleNames[value],
}));

const usePeople = (token: string, search: string, role: RoleFilter) => {
  const settled = useSettled(search.trim(), pause);
  const ask = useCallback<AskForPage<Person>>(
    async (before, signal) => {
      const query = {
        ...(settled !== '' && { search: settled }),
        ...(role !== 'any' && { accountType: role }),
        ...(before !== undefined && { before }),
      };
      const told = await adminApi(token).people(query, signal);
      if (!told.ok) return told;
      const { people, next, total } = told.value;
      return ok({ lines: people, next, total });
    },
    [token, settled, role],
  );
  return useListing(ask);
};

/** Everybody who has an account, as one types; a line opens what can be done with it. */
export const PeoplePart = ({ token }: { token: string }) => {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<RoleFilter>('any');
  const [openId, setOpenId] = useState<string | null>(null);
  const listing = usePeople(token, search, role);
  const open = listing.lines?.find(({ userid }) => userid === openId);
  const showAll = (): void => {
    setSearch('');
    setRole('any');
  };
  return (
    <div className="grid gap-4">
      <search className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          label={words.search}
          type="search"
          placeholder={words.searchHint}
          maxLength={120}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select isSmall label={words.role} value={role} choices={choices} onChange={setRole} />
      </search>
      <p aria-live="polite" className="min-h-5 text-sm text-ink-soft">
        {listing.total !== null && words.total(listing.total)}
      </p>
      <ListingFrame
        listing={listing}
        loading={words.loading}
        empty={
          <PageNote title={words.empty} text={words.emptyText} level="h2">
            <Button onClick={showAll}>{words.everybody}</Button>
          </PageNote>
        }
      >
        <ul className="divide-y divide-line border-y border-line">
          {(listing.lines ?? []).map((person) => (
            <PersonRow
              key={person.userid}
              person={person}
              onOpen={() => setOpenId(person.userid)}
            />
          ))}
        </ul>
      </ListingFrame>
      {open !== undefined && (
        <PersonPanel
          token={token}
          person={open}
          onChanged={(changed) =>
            listing.replace((line) => (line.userid === changed.userid ? changed : line))
          }
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
};
