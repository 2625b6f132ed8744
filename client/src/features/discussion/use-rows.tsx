import type { Reaction } from '@sets/shared/discussion/discussion.contract.ts';
import { useMemo } from 'react';
import type { Feed } from '../../live/use-feed.ts';
import { discussionMessages as words } from './discussion.messages.ts';
import type { Row } from './parts/message-list.tsx';
import { changesOf } from './message-changes.ts';
import { nothingWritten, type Writing } from './parts/composer.tsx';
import { MessageRow } from './parts/message-row.tsx';
import { RefusedRow, UnsentRow } from './parts/unsent-row.tsx';
import { draftText, type Message } from './read-message.ts';

/** Two messages of one person within this time go together, in ms. */
const together = 300_000;

interface RowsGiven {
  readonly messages: readonly Message[];
  readonly feed: Pick<Feed, 'own' | 'unsent' | 'received' | 'refused' | 'dismiss'>;
  /** As mentions name one. */
  readonly me: string | null;
  readonly userid: string | null;
  /** One's own. */
  readonly username: string;
  readonly target: number | null;
  readonly blocked: readonly string[];
  readonly mine: ReadonlyMap<number, readonly Reaction[]>;
  readonly onReact: ((id: number, reaction: Reaction, on: boolean) => void) | null;
  readonly onActions: (message: Message) => void;
  /** What was not taken is written again: a new message, or a change of one. */
  readonly onAgain: (writing: Writing) => void;
}

const none: readonly Reaction[] = [];

const messageRows = (given: RowsGiven): Row[] => {
  const { messages, feed, me, target, mine, onReact, onActions, onAgain } = given;
  const changes = changesOf(feed);
  const blocked = new Set(given.blocked);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return messages.map((message, index): Row => {
    const { id, by, at, replyTo } = message;
    // What moderators write is for everybody there.
    const draw =
      blocked.has(by.userid) && !message.moderator
        ? () => <BlockedRow message={message} onActions={onActions} />
        : () => {
            const before = messages[index - 1];
            const goesOn =
              replyTo === null && before?.by.userid === by.userid && at - before.at < together;
            return (
              <MessageRow
                message={message}
                isOwn={feed.own.has(id)}
                isMarked={id === target || (me !== null && message.mentions.includes(me))}
                goesOn={goesOn}
                answered={replyTo === null ? undefined : (byId.get(replyTo) ?? null)}
                mine={mine.get(id) ?? none}
                onReact={onReact}
                onActions={onActions}
                change={changes.get(id)}
                onAgain={onAgain}
                onDismiss={feed.dismiss}
              />
            );
          };
    return { key: String(id), id, draw };
  });
};

/** What of one's own is new, and on its way; the first says whose it is unless it goes on from a message. */
const waitingRows = ({ messages, feed, userid, username }: RowsGiven): Row[] => {
  const isOwnLast = messages.length > 0 && messages.at(-1)?.by.userid === userid;
  const waiting = [
    ...feed.received.map((each) => ({ ...each, state: 'received' as const })),
    ...feed.unsent.flatMap((each) =>
      each.id === null ? [{ ...each, state: 'saved' as const }] : [],
    ),
  ].flatMap(({ attempt, item, state }) => {
    const text = draftText(item);
    return text === null ? [] : [{ attempt, text, state }];
  });
  return waiting.map(({ attempt, text, state }, index): Row => {
    const name = index === 0 && !isOwnLast ? username : null;
    return {
      key: attempt,
      id: null,
      draw: () => <UnsentRow name={name} text={text} state={state} />,
    };
  });
};

/** What was not taken: new messages, and changes of what is not here to say so itself. */
const refusedRows = ({ messages, feed, onAgain }: RowsGiven): Row[] => {
  const here = new Set(messages.map(({ id }) => id));
  return feed.refused.flatMap(({ attempt, id, item, failure }): Row[] => {
    if (id !== null && here.has(id)) return [];
    const text = draftText(item);
    const dismiss = (): void => feed.dismiss(attempt);
    const again = (): void => {
      dismiss();
      onAgain({ ...nothingWritten, text: text ?? '' });
    };
    const draw = () => (
      <RefusedRow
        text={text}
        why={text === null ? words.removalRefused(failure.msg) : words.notTaken(failure.msg)}
        onAgain={text === null ? null : again}
        onDismiss={dismiss}
      />
    );
    return [{ key: attempt, id: null, draw }];
  });
};

/** The lines of a discussion: what is in it, then what of one's own is on its way. */
export const useRows = (given: RowsGiven): Row[] => {
  const { messages, feed, me, userid, username, target, blocked, mine } = given;
  const { onReact, onActions, onAgain } = given;
  const { own, unsent, received, refused, dismiss } = feed;
  return useMemo(() => {
    const now: RowsGiven = {
      messages,
      feed: { own, unsent, received, refused, dismiss },
      me,
      userid,
      username,
      target,
      blocked,
      mine,
      onReact,
      onActions,
      onAgain,
    };
    return [...messageRows(now), ...refusedRows(now), ...waitingRows(now)];
  }, [
    messages,
    own,
    unsent,
    received,
    refused,
    dismiss,
    me,
    userid,
    username,
    target,
    blocked,
    mine,
    onReact,
    onActions,
    onAgain,
  ]);
};

const BlockedRow = ({
  message,
  onActions,
}: {
  message: Message;
  onActions: (message: Message) => void;
}) => (
  <p className="px-4 py-1 text-sm text-ink-soft italic narrow:px-5">
    <button
      type="button"
      className="min-h-9 rounded-sm text-left hover:text-ink"
      aria-haspopup="dialog"
      onClick={() => onActions(message)}
    >
      {words.blockedMessage}
    </button>
  </p>
);
