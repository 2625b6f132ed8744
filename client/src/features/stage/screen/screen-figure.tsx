import type { People } from '@sets/shared/live/room.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { screenMessages as words } from './screen.messages.ts';

/** A count, large, and what it counts. */
export const ScreenFigure = ({ count, label }: { count: number; label: string }) => (
  <p className="screen-figure">
    <b>{formatCount(count)}</b>
    <span className="screen-soft">{label}</span>
  </p>
);

/** How many have joined. */
export const PeopleFigure = ({ people }: { people: People | null }) => {
  const joined = people?.joined ?? 0;
  return <ScreenFigure count={joined} label={words.here(joined)} />;
};
