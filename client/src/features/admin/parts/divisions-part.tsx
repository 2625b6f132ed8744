import { ok } from '@sets/shared/core/result.ts';
import type { WaitingPerson } from '@sets/shared/account/division.contract.ts';
import { useCallback, useState } from 'react';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { adminApi } from '../admin.api.ts';
import { divisionMessages as words } from '../division.messages.ts';
import { formatDay } from '../times.ts';
import { type AskForPage, useListing } from '../use-listing.ts';
import { ListingFrame } from './listing-frame.tsx';

interface RowProps {
  readonly token: string;
  readonly person: WaitingPerson;
}

/** Asks once; what was decided stays in its line until the list is loaded anew. */
const useDecision = ({ token, person: { userid, division } }: RowProps) => {
  const [decided, setDecided] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const decide = async (confirmed: boolean): Promise<void> => {
    const told = await send(() => adminApi(token).decideDivision(userid, { division, confirmed }));
    if (told === undefined) return;
    setRefusal(told.ok ? null : told.error.msg);
    if (told.ok) setDecided(confirmed ? words.confirmed : words.refused);
  };
  return { decided, refusal, isBusy, decide };
};

const WaitingRow = (props: RowProps) => {
  const { username, email, school, division, askedAt } = props.person;
  const { decided, refusal, isBusy, decide } = useDecision(props);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p>
          <b dir="auto" className="font-semibold">
            {username}
          </b>{' '}
          <span className="text-sm text-ink-soft">{email}</span>
        </p>
        <p>
          <span dir="auto" className="font-medium">
            {division}
          </span>
          <span className="text-sm text-ink-soft">
            {' '}
            · {school} · {words.asked(formatDay(askedAt))}
          </span>
        </p>
        {refusal !== null && (
          <p role="alert" className="mt-1 text-sm text-bad">
            {refusal}
          </p>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        {decided === null ? (
          <>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={words.refuseOf(username, division)}
              onClick={() => void decide(false)}
            >
              {words.refuse}
            </Button>
            <Button
              size="small"
              look="primary"
              disabled={isBusy}
              aria-label={words.confirmOf(username, division)}
              onClick={() => void decide(true)}
            >
              {words.confirm}
            </Button>
          </>
        ) : (
          <output className="font-medium text-ink-soft">{decided}</output>
        )}
      </div>
    </li>
  );
};

/** Who waits to be confirmed in a division of their school, newest first. */
export const DivisionsPart = ({ token }: { token: string }) => {
  const ask = useCallback<AskForPage<WaitingPerson>>(
    async (before, signal) => {
      const told = await adminApi(token).waiting(before, signal);
      return told.ok ? ok({ lines: told.value.people, next: told.value.next }) : told;
    },
    [token],
  );
  const listing = useListing(ask);
  return (
    <div className="grid gap-4">
      <p className="max-w-2xl text-ink-soft">{words.lead}</p>
      <ListingFrame
        listing={listing}
        loading={words.loading}
        empty={<PageNote title={words.empty} text={words.emptyText} level="h2" />}
      >
        <ul className="divide-y divide-line border-y border-line">
          {(listing.lines ?? []).map((person) => (
            <WaitingRow key={`${person.userid} ${person.division}`} token={token} person={person} />
          ))}
        </ul>
      </ListingFrame>
    </div>
  );
};
