import './embed.css';
import type { EmbedLook } from '@sets/shared/embed/embed-look.ts';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { FollowedRoom } from '../../live/follow-room.ts';
import { useLivePage } from '../../live/live-context.ts';
import { screenDress } from '../../ui/look.ts';
import { useTitle } from '../../ui/use-title.ts';
import { type JoinWay, useJoinWay } from '../stage/join-way.ts';
import { ScreenSheet } from '../stage/screen/screen-sheet.tsx';
import { activityNamed, type StageActivity } from '../stage/stage-activity.ts';
import { embedDress, isTransparent } from './embed-dress.ts';
import { embedMessages as words } from './embed.messages.ts';

interface EmbedPageProps {
  readonly embedKey: string;
  readonly look: EmbedLook;
  readonly activities: readonly StageActivity[];
}

/** Nobody is there who could press a button, so it helps itself, in ms. */
const retryAfter = 15_000;
const reloadAfter = 60_000;

const noWay: JoinWay = { address: '', link: '', code: '' };

const Note = ({ text, look: { background } }: { text: string } & Pick<EmbedPageProps, 'look'>) => (
  <main className="embed-note" {...screenDress(embedDress(background, undefined))}>
    <h1>{text}</h1>
  </main>
);

/** Does something later, for as long as it is needed. */
const useLater = (isNeeded: boolean, ms: number, act: () => void): void => {
  const acting = useEffectEvent(act);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => acting(), ms);
    return () => clearTimeout(timer);
  }, [isNeeded, ms]);
};

/** Why there is no picture; null where there is one. */
const noteOn = ({ status, failure, room, run, feeds }: FollowedRoom): string | null => {
  if (status === 'outdated') return words.outdated;
  if (failure !== null) return words.failed;
  if (room === null || feeds === null) {
    return status === 'offline' ? words.unreachable : words.connecting;
  }
  return run === null ? words.nothingOn : null;
};

interface PictureProps extends Pick<EmbedPageProps, 'look' | 'activities'> {
  readonly followed: FollowedRoom;
}

/** The screen of the room, as large as the frame. */
const Picture = ({ followed, look, activities }: PictureProps) => {
  const { room, run, view, tally, people, offset, feeds, status } = followed;
  const way = useJoinWay(room?.code ?? '');
  if (room === null || run === null || feeds === null) return null;
  const Screen = activityNamed(activities, run.activity)?.Screen;
  if (Screen === undefined) return <Note text={words.failed} look={look} />;
  const given = { room, run, view, tally, people, offset, feeds };
  return (
    <main className="embed-page">
      <Suspense fallback={null}>
        <ScreenSheet look={embedDress(look.background, room.look)}>
          <Screen key={run.runId} {...given} way={look.code ? way : noWay} />
        </ScreenSheet>
      </Suspense>
      {status !== 'online' && <output className="embed-away">{words.away}</output>}
    </main>
  );
};

const Live = ({ embedKey, look, activities, onOver }: EmbedPageProps & { onOver: () => void }) => {
  const { page, followed } = useLivePage(null, async () => ({
    ok: true,
    data: { as: 'embed', key: embedKey },
  }));
  const { run, status, failure } = followed;
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  const isOver = failure?.code === 'NOT_FOUND' || failure?.code === 'BAD_REQUEST';
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  useLater(failure !== null && !isOver, retryAfter, () => page.retry());
  useLater(status === 'outdated', reloadAfter, () => window.location.reload());
  const note = noteOn(followed);
  if (note !== null) return <Note text={note} look={look} />;
  return <Picture followed={followed} look={look} activities={activities} />;
};

/** A live result in a page of others: the projector's picture, and nothing that anybody could press. */
export const EmbedPage = (props: EmbedPageProps) => {
  // Once it is withdrawn nothing is asked for any more, and no connection is held.
  const [isOver, setOver] = useState(false);
  const isClear = isTransparent(props.look.background);
  useEffect(() => {
    if (isClear) document.documentElement.dataset['ground'] = 'none';
  }, [isClear]);
  if (isOver) return <Note text={words.over} look={props.look} />;
  return <Live {...props} onOver={() => setOver(true)} />;
};
