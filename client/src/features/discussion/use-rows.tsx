import type { Reaction } from '@sets/shared/discussion/discussion.contract.ts';
import { useMemo } from 'react';
import type { Feed } from '../../live/use-feed.ts';
import { discussionMessages as words } from './discussion.messages.ts';
import type { Row } from './parts/message-list.tsx';
import { MessageRow } from './parts/message-row.tsx';
import { RefusedRow, UnsentRow } from './parts/unsent-row.tsx';
import { draftText, type Message } from './read-message.ts';

/** Two messages of one person within this time go together, in ms. */
const together = 300_000;

interface RowsGiven {
  readonly messages: readonly Message[];
  readonly feed: Pick<Feed, 'own' | 'unsent' | 'received' | 'refused' | 'dismiss'>;
  readonly me: string | null;
  readonly target: number | null;
  readonly blocked: readonly string[];
  readonly mine: ReadonlyMap<number, readonly Reaction[]>;
  readonly onReact: ((id: number, reaction: Reaction, on: boolean) => void) | null;
  readonly onActions: (message: Message) => void;
  /** The words of what was not taken are written again. */
  readonly onAgain: (text: string) => void;
}

/** What is on its way. */
interface Waiting {
  readonly attempt: string;
  readonly item: unknown;
}

const none: readonly Reaction[] = [];

const messageRows = (given: Omit<RowsGiven, 'onAgain'>): Row[] => {
  const { messages, feed, me, target, mine, onReact, onActions } = given;
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
              />
            );
          };
    return { key: String(id), id, draw };
  });
};

/** The lines of a discussion: what is in it, then what of one's own is on its way. */
export const useRows = (given: RowsGiven): Row[] => {
  const { messages, feed, me, target, blocked, mine, onReact, onActions, onAgain } = given;
  const { own, unsent, received, refused, dismiss } = feed;
  return useMemo(() => {
    const rows = messageRows({
      messages,
      feed: { own, unsent, received, refused, dismiss },
      me,
      target,
      blocked,
      mine,
      onReact,
      onActions,
    });
    const waitingRow = ({ attempt, item }: Waiting, state: 'saved' | 'received'): Row[] => {
      const text = draftText(item);
      if (text === null) return [];
      return [{ key: attempt, id: null, draw: () => <UnsentRow text={text} state={state} /> }];
    };
    const waitingRows = [
      ...received.flatMap((each) => waitingRow(each, 'received')),
      ...unsent.flatMap((each) => (each.id === null ? waitingRow(each, 'saved') : [])),
    ];
    const refusedRows = refused.map(({ attempt, item, failure }): Row => {
      const text = draftText(item) ?? '';
      const again = (): void => {
        dismiss(attempt);
        onAgain(text);
      };
      const draw = () => (
        <RefusedRow
          text={text}
          why={failure.msg}
          onAgain={again}
          onDismiss={() => dismiss(attempt)}
        />
      );
      return { key: attempt, id: null, draw };
    });
    return [...rows, ...refusedRows, ...waitingRows];
  }, [
    messages,
    own,
    unsent,
    received,
    refused,
    dismiss,
    me,
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
