import type { Failure } from '@sets/shared/core/result.ts';
import { Button } from '../../../ui/button.tsx';
import { listingsMessages as words } from './listings.messages.ts';

interface StaleNoteProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** What is shown was told before: the server does not tell it anew. */
export const StaleNote = ({ failure, onRetry }: StaleNoteProps) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warn-tint px-4 py-3 text-warn"
  >
    <p className="min-w-0">{words.stale(failure.msg)}</p>
    <Button size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);
