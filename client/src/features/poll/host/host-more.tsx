import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { Layers, Zap } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';
import type { PollSteps } from './poll-steps.ts';
import { type QuickKind, quickKinds, quickQuestion } from './quick-question.ts';

interface HostMoreProps {
  readonly view: PollHostView;
  readonly steps: PollSteps;
}

/** What can be asked besides, each with a tap. */
const QuickKinds = ({ onPick }: { onPick: (question: Question) => void }) => (
  <div className="grid grid-cols-1 gap-1">
    {quickKinds.map((kind: QuickKind) => (
      <Button
        key={kind}
        look="plain"
        className="!justify-start"
        onClick={() => onPick(quickQuestion(kind))}
      >
        {words.quickKinds[kind]}
      </Button>
    ))}
  </div>
);

/** Below the list of questions: one that is not in it, and all of them together. */
export const HostMore = ({ view, steps }: HostMoreProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isWaiting = view.phase === 'lobby' || view.phase === 'ready' || view.phase === 'closed';
  const left = view.order.filter((place) => (view.rounds[place] ?? 0) === 0);
  return (
    <div className="mt-3 grid grid-cols-1 justify-items-start gap-2 px-3">
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        title={words.quickHint}
        onClick={() => setOpen(!isOpen)}
      >
        <Zap size={16} aria-hidden="true" />
        {words.quick}
      </Button>
      <div id={id} hidden={!isOpen}>
        <QuickKinds
          onPick={(question) => {
            setOpen(false);
            steps.add(question);
          }}
        />
      </div>
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
