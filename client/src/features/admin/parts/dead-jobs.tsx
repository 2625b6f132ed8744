import type { DeadJob } from '@sets/shared/admin/admin.contract.ts';
import { ok, type Result } from '@sets/shared/core/result.ts';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { jobApi } from '../job.api.ts';
import { jobKindName, jobMessages as words, jobReason } from '../jobs.messages.ts';
import { formatMoment } from '../times.ts';
import { type AskForPage, useListing } from '../use-listing.ts';
import { Confirm } from './confirm.tsx';
import { ListingFrame } from './listing-frame.tsx';

interface LineProps {
  readonly job: DeadJob;
  /** While a call about it is on its way. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onDelete: () => void;
}

const Line = ({ job: { kind, diedAt, tries, code }, isBusy, onRetry, onDelete }: LineProps) => {
  const [isAsking, setAsking] = useState(false);
  const name = jobKindName(kind);
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-soft">
              <time dateTime={new Date(diedAt).toISOString()}>{formatMoment(diedAt)}</time>
              {' · '}
              {words.tries(tries)}
            </span>
          </p>
          <p>
            {jobReason(code)} <code className="text-sm text-ink-soft">{code}</code>
          </p>
        </div>
        <div className="flex flex-none gap-2">
          <Button size="small" disabled={isBusy} aria-label={words.retryOf(name)} onClick={onRetry}>
            {words.retry}
          </Button>
          <Button
            size="small"
            look="plain"
            disabled={isBusy}
            aria-label={words.deleteOf(name)}
            onClick={() => setAsking(true)}
          >
            {words.delete}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Confirm
          title={words.deleteTitle(name)}
          text={words.deleteText}
          yes={words.delete}
          onYes={onDelete}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  );
};

/** Work in the background that was given up, and what an admin can do about it. */
export const DeadJobs = ({ token }: { token: string }) => {
  const ask = useCallback<AskForPage<DeadJob>>(
    async (before, signal) => {
      const told = await jobApi(token).list(before, signal);
      return told.ok ? ok({ lines: told.value.jobs, next: told.value.next }) : told;
    },
    [token],
  );
  const listing = useListing(ask);
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (
    { jobid }: DeadJob,
    call: (jobid: string) => Promise<Result<unknown>>,
    done: string,
  ): Promise<void> => {
    setBusy(jobid);
    const told = await call(jobid);
    setBusy(null);
    if (told.ok) toast.success(done);
    else toast.error(told.error.msg);
    listing.reload();
  };
  const api = jobApi(token);
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-raised px-5 py-4">
      <h2 className="text-sm font-semibold text-ink-soft">{words.title}</h2>
      <ListingFrame
        listing={listing}
        loading={words.loading}
        empty={<p className="mt-2">{words.empty}</p>}
      >
        <p className="mt-2">{words.lead}</p>
        <ul className="mt-2 -mb-4 divide-y divide-line">
          {(listing.lines ?? []).map((job) => (
            <Line
              key={job.jobid}
              job={job}
              isBusy={busy === job.jobid}
              onRetry={() => void change(job, api.retry, words.retried)}
              onDelete={() => void change(job, api.remove, words.deleted)}
            />
          ))}
        </ul>
      </ListingFrame>
    </section>
  );
};
