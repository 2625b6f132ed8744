import {
  discussionKind,
  type DiscussionPlace,
} from '@sets/shared/discussion/discussion.contract.ts';
import { passesByItself } from '@sets/shared/core/result.ts';
import type { Module } from '@sets/shared/module/module.contract.ts';
import { ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePlace } from '../../live/use-place.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { modulePaths } from '../module/module-paths.ts';
import { BackLink } from '../module/parts/back-link.tsx';
import { ClosedNote } from '../module/parts/closed-note.tsx';
import { useSpace } from '../module/use-space.ts';
import { useVisit } from '../module/use-visit.ts';
import { discussionMessages as words } from './discussion.messages.ts';
import { DiscussionRoom } from './discussion-room.tsx';
import { OrderDialog } from './parts/order-dialog.tsx';
import { PresenceLine } from './parts/presence-line.tsx';
import { WaitingHere } from './parts/waiting-here.tsx';
import { readMine, readState } from './read-message.ts';
import { useStandingNews } from './standing-news.ts';

interface PlaceOnPage {
  readonly place: DiscussionPlace;
  readonly target: number | null;
}

/** What the place is called, and the way back to where it belongs. */
const headOf = (space: Module, { topicid }: DiscussionPlace) => {
  const topic = space.topics.find((each) => each.topicid === topicid);
  if (topic === undefined) {
    return {
      title: words.chat,
      back: modulePaths.space(space.moduleid),
      from: space.title,
      pageTitle: words.chatOf(space.title),
    };
  }
  return {
    title: words.discussion,
    back: modulePaths.topic(space.moduleid, topic.topicid),
    from: topic.title,
    pageTitle: words.discussionOf(topic.title),
  };
};

const OpenDiscussion = ({ space, place, target }: PlaceOnPage & { space: Module }) => {
  const token = useToken();
  const followed = usePlace(token, { kind: discussionKind, at: place });
  const { feeds, failure, status, seated, as, state } = followed.place;
  const told = followed.place.mine;
  const mine = useMemo(() => readMine(told), [told]);
  useStandingNews({ as, mine });
  const [isOrdering, setOrdering] = useState(false);
  const { title, back, from, pageTitle } = headOf(space, place);
  useTitle(pageTitle);
  useVisit(space.moduleid);
  if (failure !== null) {
    return (
      <main className="grow">
        <ClosedNote moduleid={space.moduleid} failure={failure} onRetry={followed.retry} />
      </main>
    );
  }
  const isOffline = feeds !== null && !seated && status !== 'connecting';
  return (
    <main className="mx-auto flex min-h-[calc(100dvh-6rem)] w-full max-w-[880px] flex-col gap-3 px-2 py-3 narrow:px-5 narrow:py-5 short:min-h-[calc(100dvh-var(--app-bar-height))] short:gap-1 short:py-1">
      <header className="flex items-start justify-between gap-3 px-2 narrow:px-0 short:items-center">
        <div className="grid min-w-0 grid-cols-1 gap-1 short:flex short:items-center short:gap-4">
          <BackLink to={back} name={from} />
          <h1 className="text-3xl leading-[1.1] font-semibold short:text-xl tracking-[-0.03em]">
            {title}
          </h1>
          <PresenceLine state={readState(state)} isOffline={isOffline} />
        </div>
        {as === 'host' && (
          <IconButton label={words.settings} className="size-11" onClick={() => setOrdering(true)}>
            <ShieldCheck size={20} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {feeds === null ? (
        <>
          <WaitingHere place={place} />
          <Skeleton label={words.loading} />
        </>
      ) : (
        <DiscussionRoom
          place={place}
          feeds={feeds}
          as={as}
          mine={mine}
          state={readState(state)}
          target={target}
        />
      )}
      {isOrdering && as === 'host' && token !== null && (
        <OrderDialog moduleid={space.moduleid} token={token} onClose={() => setOrdering(false)} />
      )}
    </main>
  );
};

const DiscussionAt = ({ place, target }: PlaceOnPage) => {
  const { moduleid } = place;
  const { desk, failure, reload } = useSpace(moduleid);
  if (desk !== null) return <OpenDiscussion space={desk.space} place={place} target={target} />;
  return (
    <main className="grow">
      <div className="px-2 pt-3 empty:hidden narrow:px-5">
        {(failure === null || passesByItself(failure.code)) && <WaitingHere place={place} />}
      </div>
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <ClosedNote moduleid={moduleid} failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};

/** A number of an entry, as it stands in an address; null where it is none. */
const entryIn = (written: string | undefined): number | null =>
  written !== undefined && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;

/** A discussion: the chat of a space, the portal of a topic, or the thread under a question, as the address says. */
export const DiscussionPage = () => {
  const { moduleid = '', topicid, questionid, discussionid } = useParams();
  const token = useToken();
  const place = useMemo(
    () => ({
      moduleid,
      ...(topicid !== undefined && { topicid }),
      ...(questionid !== undefined && { questionid }),
    }),
    [moduleid, topicid, questionid],
  );
  const key = [moduleid, topicid, questionid, token, discussionid].join(' ');
  return <DiscussionAt key={key} place={place} target={entryIn(discussionid)} />;
};
