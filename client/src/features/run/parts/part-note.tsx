import type { Failure } from '@sets/shared/core/result.ts';
import { Button } from '../../../ui/button.tsx';
import { spaceRunMessages as words } from '../space-runs.messages.ts';

/** Where a part of a page has nothing to show: quiet, in its place. */
export const PartNote = ({ text }: { text: string }) => (
  <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-balance text-ink-soft">
    {text}
  </p>
);

interface PartFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

export const PartFailure = ({ failure, onRetry }: PartFailureProps) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
    {words.failed} {failure.msg}
    <Button size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  </p>
);
