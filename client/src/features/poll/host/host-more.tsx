import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { Layers, Zap } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';
import type { PollSteps } from './poll-steps.ts';

interface HostMoreProps {
  readonly view: PollHostView;
  readonly steps: PollSteps;
  readonly onQuick: () => void;
}

/** Below the list of questions: one that is not in it, and all of them together. */
export const HostMore = ({ view, steps, onQuick }: HostMoreProps) => {
  const isWaiting = view.phase === 'lobby' || view.phase === 'ready' || view.phase === 'closed';
  const left = view.order.filter((place) => (view.rounds[place] ?? 0) === 0);
  return (
    <div className="mt-3 grid grid-cols-1 justify-items-start gap-2 px-3">
      <Button size="small" aria-haspopup="dialog" title={words.quickHint} onClick={onQuick}>
        <Zap size={16} aria-hidden="true" />
        {words.quick}
      </Button>
      {isWaiting && left.length > 1 && (
        <Button
          size="small"
          className="max-w-full py-1.5 text-start whitespace-normal!"
          title={words.togetherHint}
          onClick={steps.together}
        >
          <Layers size={16} className="flex-none" aria-hidden="true" />
          {words.together}
        </Button>
      )}
      {view.phase === 'open' && view.together.length > 1 && (
        <p className="text-sm text-ink-soft">{words.togetherOpen(view.together.length)}</p>
      )}
    </div>
  );
};
