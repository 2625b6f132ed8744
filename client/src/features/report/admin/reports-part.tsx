import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reportsMessages as words } from '../report.messages.ts';
import { ReportedRow } from './reported-row.tsx';
import { keyOf, useReports } from './use-reports.ts';

interface ReportsPartProps {
  readonly token: string;
  /** Where something that was reported can be read; null where it has no page. */
  readonly wayTo: (subject: ReportSubject) => string | null;
}

/** For admins: what people reported, and what becomes of it. */
export const ReportsPart = ({ token, wayTo }: ReportsPartProps) => {
  const { things, failure, hasMore, isLoadingMore, more, reload } = useReports(token);
  if (things === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (things.length === 0) {
    return <PageNote title={words.empty} text={words.emptyText} level="h2" />;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="-mt-6 divide-y divide-line">
        {things.map((thing) => (
          <ReportedRow key={keyOf(thing)} thing={thing} token={token} way={wayTo(thing.subject)} />
        ))}
      </ul>
      {failure !== null && (
        <p role="alert" className="text-center text-bad">
          {words.moreFailed} {failure.msg}
        </p>
      )}
      {hasMore && (
        <Button className="justify-self-center" aria-disabled={isLoadingMore} onClick={more}>
          {words.more}
        </Button>
      )}
    </div>
  );
};
