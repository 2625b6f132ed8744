import type { Health } from '@sets/shared/admin/admin.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminMessages, healthMessages as words } from '../admin.messages.ts';
import { formatBytes, formatLength, formatMilliseconds, formatMoment } from '../times.ts';
import { useHealth } from '../use-health.ts';
import { DeadJobs } from './dead-jobs.tsx';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly isBad?: boolean;
}

interface Group {
  readonly title: string;
  readonly figures: readonly Figure[];
}

const groupsOf = (health: Health, now: number): Group[] => {
  const { store, mail, live } = health;
  return [
    {
      title: words.groups.live,
      figures: [
        { name: words.connections, value: formatCount(live.connections) },
        { name: words.runs, value: formatCount(live.runs) },
        { name: words.accounts, value: formatCount(health.accounts) },
      ],
    },
    {
      title: words.groups.server,
      figures: [
        { name: words.up, value: formatLength(Math.max(0, now - health.startedAt)) },
        { name: words.memory, value: formatBytes(health.memoryBytes) },
        { name: words.version, value: health.version },
        { name: words.payments, value: health.payments ? words.stripe : words.none },
      ],
    },
    {
      title: words.groups.store,
      figures: [
        store.answersInMs === null
          ? { name: words.answersIn, value: words.storeSilent, isBad: true }
          : { name: words.answersIn, value: formatMilliseconds(store.answersInMs) },
        { name: words.storeKind, value: store.kind },
      ],
    },
    {
      title: words.groups.mail,
      figures: [
        { name: words.sent, value: formatCount(mail.sent) },
        { name: words.notSent, value: formatCount(mail.failed), isBad: mail.failed > 0 },
        ...(mail.lastFailureAt === null
          ? []
          : [{ name: words.lastFailure, value: formatMoment(mail.lastFailureAt) }]),
        { name: words.mailKind, value: words.mailKinds[mail.kind] },
      ],
    },
  ];
};

const Figures = ({ title, figures }: Group) => (
  <section aria-label={title} className="rounded-lg border border-line bg-raised px-5 py-4">
    <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
    <dl className="grid gap-1.5">
      {figures.map(({ name, value, isBad = false }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={`font-medium [overflow-wrap:anywhere] ${isBad ? 'text-bad' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** How the server is, in figures that stay fresh. */
export const HealthPart = ({ token }: { token: string }) => {
  const { health, at, failure, reload } = useHealth(token);
  if (health === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={adminMessages.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{adminMessages.retry}</Button>
      </PageNote>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {groupsOf(health, at).map((group) => (
          <Figures key={group.title} {...group} />
        ))}
      </div>
      {failure === null ? (
        <p className="text-sm text-ink-soft">{words.refreshed}</p>
      ) : (
        <p role="alert" className="text-sm font-medium text-warn">
          {words.stale}
        </p>
      )}
      <DeadJobs token={token} />
    </div>
  );
};
