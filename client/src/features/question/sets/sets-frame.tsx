import './sets-frame.css';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { DotCanvas } from '../../../ui/dots/dot-canvas.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenCount } from '../../stage/screen/screen-count.tsx';
import { type Circle, RoomHeart, RoomLine } from '../../stage/screen/screen-room.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import { ScreenHeading } from '../choosing/screen/screen-heading.tsx';
import type { Scene } from '../choosing/screen/question-scene.ts';
import type { Placed } from '../choosing/screen/use-screen-grid.ts';
import type { ScreenStanding } from '../question-parts.ts';
import type { GroupColours, Groups } from './sets-motion.ts';
import { setsMessages as words } from './sets.messages.ts';
import { usePlace, useSetsMotion } from './use-sets.ts';

/** In a preview nobody is here. */
export const previewOf = (answered: number): ScreenStanding => ({
  round: '',
  phase: 'ready',
  joined: answered,
  left: null,
  of: null,
});

interface SetsFrameProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly text: string;
  readonly answered: number;
  readonly standing: ScreenStanding | undefined;
  readonly placed: Placed;
  /** The line around the room. */
  readonly room: Circle;
  readonly scene: Scene;
  readonly groups: Groups;
  readonly coloursOf: (colourOf: (token: string) => string) => GroupColours;
  /** How many people one dot stands for. */
  readonly each: number;
  /** What is heard once the result is out. */
  readonly spoken: string;
  /** What is said below the groups once they are shown. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const Below = ({ each, note }: { readonly each: number; readonly note: string }) =>
  each > 1 || note !== '' ? (
    <p className="sets-each">
      {each > 1 && words.dot(each)} {note !== '' && <b>{note}</b>}
    </p>
  ) : null;

/** A question on the projector: its text, the room or its groups, and the count; between them what its kind draws. */
export const SetsFrame = (props: SetsFrameProps) => {
  const { stage, text, answered, placed, room, scene, children } = props;
  const isBare = props.standing === undefined;
  const { phase, joined, left, of } = props.standing ?? previewOf(answered);
  const { grid, sheet } = placed;
  const place = usePlace(room, sheet, joined, answered);
  const isAsked = phase !== 'ready' || isBare;
  const motion = useSetsMotion(place, scene, props.groups, props.coloursOf, isAsked, stage);
  const box = useMemo(() => ({ x: 0, y: 0, width: sheet.width, height: sheet.height }), [sheet]);
  const isRoom = scene.mode === 'room';
  const isFinal = !isRoom && phase === 'closed' && answered > 0;
  const count = words.answered(formatCount(answered), formatCount(joined));
  const progress = phase === 'ready' ? '' : count;
  return (
    <div className="screen-stage sets-stage" ref={stage} data-room={isRoom}>
      <ScreenHeading {...{ text, grid, isBare }} />
      {children}
      <RoomLine circle={room} isShown={isRoom} {...{ left, of }} isOpen={phase === 'open'} />
      <DotCanvas pixel={sheet.pixel} motion={motion} box={box} />
      {!isBare && (
        <>
          <RoomHeart circle={room} isShown={isRoom} {...{ phase, joined, answered }} />
          <ScreenCount isShown={!isRoom} {...{ joined, answered }} />
          <ScreenSpoken
            text={isFinal ? props.spoken : progress}
            isFinal={isFinal}
            isClosed={phase === 'closed'}
          />
        </>
      )}
      {!isRoom && <Below each={props.each} note={props.note ?? ''} />}
    </div>
  );
};
