import './screen-pulse.css';
import { type ReactionCounts, reactionKinds } from '@sets/shared/live/pulse.ts';
import { newReactions } from '@sets/shared/live/pulse-rules.ts';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { RoomFeeds } from '../../../live/room-feeds.ts';
import { usePulse } from '../../../live/use-pulse.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { pulseMessages as words } from '../pulse/pulse.messages.ts';
import { ReactionMark } from '../pulse/reaction-mark.tsx';
import { type Rising, risingAfter } from './rising.ts';

interface Moving {
  readonly rising: readonly Rising[];
  /** Null before the first news: what came before this page is not played again. */
  readonly before: ReactionCounts | null;
}

const moved = ({ rising, before }: Moving, reactions: ReactionCounts): Moving => ({
  rising:
    before === null ? rising : risingAfter(rising, newReactions(before, reactions), Date.now()),
  before: reactions,
});

/** A few marks that rise at the edge. */
const RisingMarks = ({ reactions }: { reactions: ReactionCounts }) => {
  const [{ rising }, come] = useReducer(moved, { rising: [], before: null });
  useEffect(() => come(reactions), [reactions]);
  return rising.map(({ id, kind }) => <ReactionMark key={id} kind={kind} />);
};

/** Where no movement is wanted: how many there were of each. */
const Counts = ({ reactions }: { reactions: ReactionCounts }) => (
  <ul className="screen-pulse-counts">
    {reactionKinds
      .filter((kind) => reactions[kind] > 0)
      .map((kind) => (
        <li key={kind}>
          <ReactionMark kind={kind} />
          {formatCount(reactions[kind])}
        </li>
      ))}
  </ul>
);

const still = '(prefers-reduced-motion: reduce)';
const onStill = (listener: () => void): (() => void) => {
  const query = window.matchMedia(still);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Reactions on the projector, where the host shows them. They decorate: nothing is said of them aloud. */
export const ScreenPulse = ({ feeds }: { feeds: RoomFeeds }) => {
  const { pulse } = usePulse(feeds);
  const isStill = useSyncExternalStore(onStill, () => window.matchMedia(still).matches);
  const reactions = pulse?.reactions;
  if (reactions === undefined) return null;
  return (
    <div className="screen-pulse" aria-hidden="true" title={words.onScreen}>
      {isStill ? <Counts reactions={reactions} /> : <RisingMarks reactions={reactions} />}
    </div>
  );
};
