import { Check, Clock3, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { discussionMessages as words } from '../discussion.messages.ts';
import { MessageText } from './message-row.tsx';

interface UnsentRowProps {
  readonly text: string;
  readonly state: 'saved' | 'received';
}

/** What one has written, until it comes back from the server in its place. */
export const UnsentRow = ({ text, state }: UnsentRowProps) => (
  <div className="px-4 pt-2 pb-1 narrow:px-5">
    <MessageText text={text} />
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      {state === 'saved' ? (
        <Clock3 size={14} aria-hidden="true" />
      ) : (
        <Check size={14} aria-hidden="true" />
      )}
      {words[state]}
    </p>
  </div>
);

interface RefusedRowProps {
  readonly text: string;
  readonly why: string;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

/** What the server would not take: the words are still there. */
export const RefusedRow = ({ text, why, onAgain, onDismiss }: RefusedRowProps) => (
  <div className="m-3 grid gap-2 rounded-md bg-bad-tint px-4 py-3">
    <MessageText text={text} />
    <p role="alert" className="flex items-center gap-1.5 text-sm text-bad">
      <TriangleAlert size={14} aria-hidden="true" className="flex-none" />
      {words.notTaken(why)}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={onAgain}>
        {words.takeBack}
      </Button>
      <Button size="small" look="plain" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </div>
  </div>
);
