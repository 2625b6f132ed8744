import { type Failure, passesByItself } from '@sets/shared/core/result.ts';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { runMessages as words } from '../run.messages.ts';

interface NotToldProps {
  /** Null while it is asked for. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** In place of what the server has not told. */
export const NotTold = ({ failure, onRetry }: NotToldProps) => {
  if (failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <PageNote title={words.failed} text={failure.msg}>
      {passesByItself(failure.code) && (
        <Button look="primary" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </PageNote>
  );
};
