import { passesByItself } from '@sets/shared/core/result.ts';
import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { useAsked, useChanged } from '../../core/use-asked.ts';
import { Button } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToken } from '../account/account.store.ts';
import { Report } from './parts/report.tsx';
import { runMessages as words } from './run.messages.ts';

interface RunReportProps {
  readonly runId: string;
  /** Of its heading: `h2` on a page that has one. */
  readonly level?: 'h1' | 'h2';
}

/** The results of a run, once the server has told them. */
export const RunReport = ({ runId, level = 'h2' }: RunReportProps) => {
  const token = useToken() ?? '';
  const changed = useChanged();
  const { data, failure, reload } = useAsked(runCalls.results, { token, params: { runid: runId } });
  if (data !== null) {
    const onReload = (): void => {
      void reload();
      changed(runLookCalls.course);
    };
    return <Report results={data} token={token} level={level} onReload={onReload} />;
  }
  if (failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <PageNote title={words.failed} text={failure.msg} level={level}>
      {passesByItself(failure.code) && (
        <Button look="primary" onClick={() => void reload()}>
          {words.retry}
        </Button>
      )}
    </PageNote>
  );
};
