import { Check, Clock3, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { discussionMessages as words } from '../discussion.messages.ts';
import { MessageText } from './message-text.tsx';

interface UnsentRowProps {
  /** Who writes; null where it goes on from the one above. */
  readonly name: string | null;
  readonly text: string;
  readonly state: 'saved' | 'received';
}

/** What one has written, until it comes back from the server in its place. */
export const UnsentRow = ({ name, text, state }: UnsentRowProps) => (
  <div className={`px-4 pb-1 narrow:px-5 ${name === null ? 'pt-1' : 'pt-3'}`}>
    {name !== null && (
      <p dir="auto" className="font-semibold text-people-ink [overflow-wrap:anywhere]">
        {name}
      </p>
    )}
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
  /** Null where a message was to be deleted. */
  readonly text: string | null;
  readonly why: string;
  /** Null where there is nothing to write again. */
  readonly onAgain: (() => void) | null;
  readonly onDismiss: () => void;
}

interface RefusalProps extends Omit<RefusedRowProps, 'text'> {
  readonly dismiss: string;
}

/** Why, and what one can do now. */
export const Refusal = ({ why, onAgain, onDismiss, dismiss }: RefusalProps) => (
  <>
    <p role="alert" className="flex items-center gap-1.5 text-sm text-bad">
      <TriangleAlert size={14} aria-hidden="true" className="flex-none" />
      {why}
    </p>
    <div className="flex flex-wrap gap-2">
      {onAgain !== null && (
        <Button size="small" onClick={onAgain}>
          {words.takeBack}
        </Button>
      )}
      <Button size="small" look="plain" onClick={onDismiss}>
        {dismiss}
      </Button>
    </div>
  </>
);

/** What the server would not take: the words are still there. */
export const RefusedRow = ({ text, ...refusal }: RefusedRowProps) => (
  <div className="m-3 grid gap-2 rounded-md bg-bad-tint px-4 py-3">
    {text !== null && <MessageText text={text} />}
    <Refusal {...refusal} dismiss={text === null ? words.keepAsItWas : words.dismiss} />
  </div>
);
