import type { AuditAction, AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import { useCallback } from 'react';
import { ok } from '@sets/shared/core/result.ts';
import { PageNote } from '../../../ui/page-note.tsx';
import { adminApi } from '../admin.api.ts';
import { auditMessages as words } from '../admin.messages.ts';
import { byDay, formatTime } from '../times.ts';
import { type AskForPage, useListing } from '../use-listing.ts';
import { ListingFrame } from './listing-frame.tsx';

/** Admins are appointed at the server alone; what else nobody did is done by the server. */
const nobodyWho = (action: AuditAction): string =>
  action === 'admin.appointed' ? words.commandLine : words.server;

const didOf = ({ action, by }: AuditEntry): string =>
  (by === null ? words.didInPlace[action] : undefined) ?? words.did[action];

const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { at, action, by, subject, details } = entry;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-2.5 [overflow-wrap:anywhere]">
      <time dateTime={new Date(at).toISOString()} className="text-sm leading-6 text-ink-soft">
        {formatTime(at)}
      </time>
      <div>
        <p>
          <b className="font-semibold">{by?.username ?? nobodyWho(action)}</b> {didOf(entry)}{' '}
          <b className="font-semibold">{subject}</b>
        </p>
        {details !== '' && <p className="text-sm text-ink-soft">{details}</p>}
      </div>
    </li>
  );
};

/** Who did what and when, in sentences, day by day. */
export const AuditPart = ({ token }: { token: string }) => {
  const ask = useCallback<AskForPage<AuditEntry>>(
    async (before, signal) => {
      const told = await adminApi(token).audit(before, signal);
      return told.ok ? ok({ lines: told.value.entries, next: told.value.next }) : told;
    },
    [token],
  );
  const listing = useListing(ask);
  return (
    <ListingFrame
      listing={listing}
      loading={words.loading}
      empty={<PageNote title={words.empty} text={words.emptyText} level="h2" />}
    >
      <div className="grid gap-6">
        {byDay(listing.lines ?? []).map(({ day, lines }) => (
          <section key={day}>
            <h2 className="mb-1 text-sm font-semibold text-ink-soft">{day}</h2>
            <ul className="divide-y divide-line border-y border-line">
              {lines.map((entry) => (
                <Entry key={entry.entryid} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ListingFrame>
  );
};
