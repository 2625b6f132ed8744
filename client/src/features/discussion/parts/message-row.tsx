import { type Reaction, reactions } from '@sets/shared/discussion/discussion.contract.ts';
import { CornerDownRight, Ellipsis, Pin } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { discussionMessages as words, reactionSigns } from '../discussion.messages.ts';
import { inOneLine } from '../one-line.ts';
import { locale } from '../../../core/locale.ts';
import type { MessageChange } from '../message-changes.ts';
import type { Message } from '../read-message.ts';
import type { Writing } from './composer.tsx';
import { MessageWords } from './message-words.tsx';

const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });

interface ReactionsProps {
  readonly message: Message;
  readonly mine: readonly Reaction[];
  /** Null where one only reads. */
  readonly onReact: ((id: number, reaction: Reaction, on: boolean) => void) | null;
}

const Reactions = ({ message, mine, onReact }: ReactionsProps) => {
  const given = reactions.filter((each) => message.reactions[each] !== undefined);
  if (given.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {given.map((each) => {
        const isMine = mine.includes(each);
        const count = message.reactions[each] ?? 0;
        return (
          <li key={each}>
            <button
              type="button"
              disabled={onReact === null}
              aria-pressed={isMine}
              aria-label={words.reactionCount(words.reactionNames[each], count)}
              onClick={() => onReact?.(message.id, each, !isMine)}
              className={classNames(
                'relative inline-flex min-h-8 items-center gap-1.5 rounded-full border px-2.5 text-sm tabular-nums',
                'after:absolute after:-inset-2 pointer-fine:after:hidden',
                isMine
                  ? 'border-people bg-people-tint font-medium text-people-ink'
                  : 'border-line bg-raised text-ink-soft enabled:hover:border-line-strong',
              )}
            >
              <span aria-hidden="true">{reactionSigns[each]}</span>
              {count}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const Head = ({ message, isOwn }: { message: Message; isOwn: boolean }) => (
  <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 pr-10">
    <span
      dir="auto"
      className={classNames(
        'min-w-0 font-semibold [overflow-wrap:anywhere]',
        isOwn && 'text-people-ink',
      )}
    >
      {message.by.username}
    </span>
    {message.moderator && (
      <span className="rounded-sm bg-people-tint px-1.5 text-sm font-medium text-people-ink">
        {words.moderator}
      </span>
    )}
    <time
      dateTime={new Date(message.at).toISOString()}
      title={moment.format(message.at)}
      className="text-sm text-ink-soft tabular-nums"
    >
      {time.format(message.at)}
    </time>
    {message.editedAt !== null && <span className="text-sm text-ink-soft">{words.edited}</span>}
    {message.pinned && (
      <span className="self-center">
        <Pin size={14} aria-hidden="true" />
        <span className="sr-only">{words.pinned}</span>
      </span>
    )}
  </p>
);

/** What it answers, in one line. */
const Answered = ({ answered }: { answered: Message | null }) => (
  <p className="mb-0.5 flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
    <CornerDownRight size={14} aria-hidden="true" className="flex-none" />
    {answered === null ? (
      <span className="italic">{words.removed}</span>
    ) : (
      <span dir="auto" className="truncate">
        <span className="font-medium">{answered.by.username}</span>{' '}
        {inOneLine(answered.text).slice(0, 120)}
      </span>
    )}
  </p>
);

export interface MessageRowProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** Whether one is mentioned in it, or came for it. */
  readonly isMarked: boolean;
  /** Of the same person as the one above, and shortly after it. */
  readonly goesOn: boolean;
  /** What it answers: null where that is not known here; undefined where it answers nothing. */
  readonly answered: Message | null | undefined;
  readonly mine: readonly Reaction[];
  readonly onReact: ReactionsProps['onReact'];
  readonly onActions: (message: Message) => void;
  /** What one does to it, and is not done yet. */
  readonly change: MessageChange | undefined;
  /** The words of a change that was refused, to be written again in place of the message's. */
  readonly onAgain: (writing: Writing) => void;
  readonly onDismiss: (attempt: string) => void;
}

/** A message, with what people gave it. */
export const MessageRow = memo((props: MessageRowProps) => {
  const { message, isOwn, isMarked, goesOn, answered, mine, onReact, onActions } = props;
  const { change, onAgain, onDismiss } = props;
  return (
    <article
      aria-label={message.by.username}
      className={classNames(
        'group relative px-4 narrow:px-5',
        goesOn ? 'pt-0.5 pb-1' : 'pt-3 pb-1',
        isMarked && 'bg-people-tint',
      )}
    >
      {answered !== undefined && <Answered answered={answered} />}
      {!goesOn && <Head message={message} isOwn={isOwn} />}
      <div className="pr-10">
        <MessageWords
          text={message.text}
          change={change}
          onAgain={(text) => {
            if (change !== undefined) onDismiss(change.attempt);
            onAgain({ text, replyTo: null, editing: message });
          }}
          onDismiss={onDismiss}
        />
        <Reactions message={message} mine={mine} onReact={onReact} />
      </div>
      {/* The button has a place of its own to stand in: it is `relative` itself. */}
      <div
        className={classNames(
          'absolute top-1 right-2 rounded-md bg-paper',
          'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-within:opacity-100',
        )}
      >
        <IconButton
          label={words.actions(message.by.username)}
          aria-haspopup="dialog"
          onClick={() => onActions(message)}
          className="size-9"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
});
MessageRow.displayName = 'MessageRow';
