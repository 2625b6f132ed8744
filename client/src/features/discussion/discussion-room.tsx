import { discussionCalls } from '@sets/shared/discussion/discussion.calls.ts';
import type {
  DiscussionMine,
  DiscussionPerson,
  DiscussionPlace,
  DiscussionState,
  Reaction,
} from '@sets/shared/discussion/discussion.contract.ts';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import type { FollowedPlace } from '../../live/follow-place.ts';
import type { RoomFeeds } from '../../live/room-feeds.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { whenItWas } from '../../ui/when.ts';
import { accountPaths } from '../account/account-paths.ts';
import { useAccount, useToken } from '../account/account.store.ts';
import { discussionMessages as words } from './discussion.messages.ts';
import { Composer, nothingWritten } from './parts/composer.tsx';
import { MessageActions } from './parts/message-actions.tsx';
import { MessageList } from './parts/message-list.tsx';
import { GoOn, MergedThreads } from './parts/merged-threads.tsx';
import { PinnedBar } from './parts/presence-line.tsx';
import type { Message } from './read-message.ts';
import { actsOn } from './use-message-acts.ts';
import { useDiscussion } from './use-discussion.ts';
import { useMyReactions } from './use-my-reactions.ts';
import { useRows } from './use-rows.tsx';
import { useTyping } from './use-typing.ts';
import { useWriting } from './use-writing.ts';

interface DiscussionRoomProps {
  readonly place: DiscussionPlace;
  readonly feeds: RoomFeeds;
  readonly as: FollowedPlace['as'];
  readonly mine: DiscussionMine;
  readonly state: DiscussionState | null;
  /** The message that one came for. */
  readonly target: number | null;
}

/** Whom one can mention: asked for once, when the first @ is typed. */
const useOffered = (token: string | null, moduleid: string) => {
  const [people, setPeople] = useState<readonly DiscussionPerson[] | null>(null);
  const askFor = useCallback(() => {
    if (people !== null || token === null) return;
    setPeople([]);
    void ask(discussionCalls.people, { token, params: { moduleid } }).then((told) =>
      setPeople(told.ok ? told.value.people : null),
    );
  }, [people, token, moduleid]);
  return { people: people ?? [], askFor };
};

/** Why one cannot write here, and what to do about it. */
const ReadsOnly = ({ mine }: { mine: DiscussionMine }) => {
  const { pathname } = useLocation();
  const { readsOnly, mutedUntil } = mine;
  if (mutedUntil !== null) {
    return <p className="py-2 text-ink-soft">{words.mutedUntil(whenItWas(mutedUntil))}</p>;
  }
  if (readsOnly === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-1">
      <p className="text-ink-soft">{words.readsOnly[readsOnly]}</p>
      {readsOnly === 'visitor' && (
        <Link to={accountPaths.login} state={{ from: pathname }} className={buttonClass('primary')}>
          {words.logIn}
        </Link>
      )}
    </div>
  );
};

/** Whom one does not want to see: as one has just said, until the server tells it anew. */
const useBlocked = (mine: Pick<DiscussionMine, 'blocked'>) => {
  const [own, setOwn] = useState<{ after: unknown; blocked: readonly string[] } | null>(null);
  const setOwnBlocked = (blocked: readonly string[]): void =>
    setOwn({ after: mine.blocked, blocked });
  return {
    blocked: own !== null && own.after === mine.blocked ? own.blocked : mine.blocked,
    setOwnBlocked,
  };
};

/** What the page of a discussion draws, and what one does in it. */
const useRoom = ({ place, feeds, mine, target }: DiscussionRoomProps) => {
  const token = useToken();
  const who = useAccount();
  const userid = who?.userid ?? null;
  const { feed, messages } = useDiscussion(feeds, place, userid);
  const { writing, setWriting } = useWriting(place, userid);
  const [chosen, setChosen] = useState<number | null>(null);
  const [shown, setShown] = useState<number | null>(target);
  const { blocked, setOwnBlocked } = useBlocked(mine);
  const { mine: given, react } = useMyReactions(token, place, messages);
  const mayWrite = mine.readsOnly === null && mine.mutedUntil === null;
  const onReact = useCallback(
    (id: number, reaction: Reaction, on: boolean) => void react(id, reaction, on),
    [react],
  );
  const onActions = useCallback((message: Message) => setChosen(message.id), []);
  const rows = useRows({
    messages,
    feed,
    me: mine.me,
    userid,
    username: who?.username ?? '',
    target: shown,
    blocked,
    mine: given,
    onReact: mayWrite ? onReact : null,
    onActions,
    onAgain: setWriting,
  });
  const onSend = (text: string, mentions: readonly string[]): void => {
    const { editing, replyTo } = writing;
    if (editing !== null) feed.change(editing.id, { do: 'edit', text });
    else feed.post({ do: 'write', text, replyTo: replyTo?.id ?? null, mentions });
    setWriting(nothingWritten);
  };
  const message = messages.find(({ id }) => id === chosen) ?? null;
  const people = { token, userid, blocked, setOwnBlocked, mayWrite };
  const list = { feed, messages, rows, shown, setShown, given, react };
  const doing = { writing, setWriting, onSend, message, setChosen };
  return { ...people, ...list, ...doing };
};
type Room = ReturnType<typeof useRoom>;

/** The line in which one writes, or why one cannot. */
const Foot = ({ room, ...props }: DiscussionRoomProps & { room: Room }) => {
  const { place, as, mine, state } = props;
  const { token, userid, feed, messages, mayWrite, writing, setWriting, onSend } = room;
  const { typing, typed } = useTyping(feed, userid, messages);
  const offered = useOffered(token, place.moduleid);
  const into = state?.into ?? null;
  const mayPost = mayWrite && into === null;
  const slow = as === 'host' ? 0 : (state?.slowSeconds ?? 0);
  return (
    <>
      <p
        aria-live="polite"
        className="min-h-6 flex-none truncate px-4 text-sm text-ink-soft narrow:px-5"
      >
        {typing.length > 0 && words.typing(typing.map(({ username }) => username))}
      </p>
      <div className="border-t border-line p-3 short:p-1.5">
        {into !== null ? (
          <GoOn moduleid={place.moduleid} into={into} />
        ) : mayWrite ? (
          <Composer
            writing={writing}
            onWriting={setWriting}
            people={offered.people}
            onMention={offered.askFor}
            onTyped={typed}
            onSend={onSend}
          />
        ) : (
          <ReadsOnly mine={mine} />
        )}
        {mayPost && slow > 0 && (
          <p className="px-1 text-sm text-ink-soft">
            {words.slow(words.pauses[slow] ?? `${slow} s`)}
          </p>
        )}
      </div>
    </>
  );
};

/** What one may do with the message that one has chosen. */
const Chosen = ({
  room,
  place,
  as,
}: Pick<DiscussionRoomProps, 'place' | 'as'> & { room: Room }) => {
  const { message, token, userid, feed, mayWrite, blocked, setOwnBlocked, react, given } = room;
  if (message === null) return null;
  const acts = actsOn(message, {
    token,
    userid,
    place,
    feed,
    mayWrite,
    blocked,
    react,
    moderates: as === 'host',
    onBlocked: setOwnBlocked,
    write: room.setWriting,
  });
  return (
    <MessageActions
      message={message}
      mine={given.get(message.id) ?? []}
      isBlocked={blocked.includes(message.by.userid)}
      acts={acts}
      onClose={() => room.setChosen(null)}
    />
  );
};

/** The messages of a place, and the line in which one writes. */
export const DiscussionRoom = (props: DiscussionRoomProps) => {
  const { place, as, state } = props;
  const room = useRoom(props);
  const { feed, rows, shown, setShown, mayWrite } = room;
  return (
    <>
      <div className="flex min-h-0 grow flex-col rounded-lg border-[1.5px] border-line bg-paper">
        <PinnedBar pinned={state?.pinned ?? []} onOpen={setShown} />
        <MergedThreads moduleid={place.moduleid} parts={state?.parts ?? []} />
        {rows.length === 0 ? (
          <Nothing
            isWaiting={feed.status === 'waiting'}
            mayWrite={mayWrite && (state?.into ?? null) === null}
          />
        ) : (
          <MessageList
            key={String(shown)}
            rows={rows}
            hasOlder={feed.hasOlder}
            onOlder={feed.older}
            target={shown}
            unsent={feed.unsent.length}
          />
        )}
        <Foot room={room} {...props} />
      </div>
      <Chosen room={room} place={place} as={as} />
    </>
  );
};

const Nothing = ({ isWaiting, mayWrite }: { isWaiting: boolean; mayWrite: boolean }) => (
  <div className="grid min-h-[min(8rem,30dvh)] grow place-items-center overflow-y-auto">
    {isWaiting ? (
      <Skeleton label={words.loading} />
    ) : (
      <PageNote
        level="h2"
        title={words.empty}
        text={mayWrite ? words.emptyText : words.emptyForReaders}
      />
    )}
  </div>
);
