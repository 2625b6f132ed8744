import { Clock3 } from 'lucide-react';
import { discussionMessages as words } from '../discussion.messages.ts';
import type { MessageChange } from '../message-changes.ts';
import { MessageText } from './message-text.tsx';
import { Refusal } from './unsent-row.tsx';

interface MessageWordsProps {
  readonly text: string;
  /** What one does to it, and is not done yet. */
  readonly change: MessageChange | undefined;
  readonly onAgain: (text: string) => void;
  readonly onDismiss: (attempt: string) => void;
}

const refusalOf = ({ text }: MessageChange, why: string): string =>
  text === null ? words.removalRefused(why) : words.editRefused(why);

/** What a message says, or will say once its change is sent; with why a change was refused. */
export const MessageWords = ({ text, change, onAgain, onDismiss }: MessageWordsProps) => {
  if (change === undefined) return <MessageText text={text} />;
  const { attempt, refusal, text: changed } = change;
  if (refusal === null) {
    return (
      <>
        <div className={changed === null ? 'line-through opacity-60' : undefined}>
          <MessageText text={changed ?? text} />
        </div>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Clock3 size={14} aria-hidden="true" className="flex-none" />
          {changed === null ? words.removalSaved : words.editSaved}
        </p>
      </>
    );
  }
  return (
    <>
      <MessageText text={text} />
      <div className="mt-2 mb-1 grid gap-2 rounded-md bg-bad-tint px-4 py-3">
        {changed !== null && <MessageText text={changed} />}
        <Refusal
          why={refusalOf(change, refusal)}
          onAgain={changed === null ? null : () => onAgain(changed)}
          onDismiss={() => onDismiss(attempt)}
          dismiss={words.keepAsItWas}
        />
      </div>
    </>
  );
};
