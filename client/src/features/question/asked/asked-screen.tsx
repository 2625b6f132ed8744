import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { DotCanvas } from '../../../ui/dots/dot-canvas.tsx';
import { drawRoom } from '../../../ui/dots/draw-room.ts';
import type { DotMotion } from '../../../ui/dots/runner.ts';
import { storyEnd } from '../../../ui/dots/story.ts';
import { ScreenCount } from '../../stage/screen/screen-count.tsx';
import { type Circle, RoomHeart, RoomLine } from '../../stage/screen/screen-room.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import { sheetSize } from '../../stage/screen/sheet-size.ts';
import { formatCount } from '../../../ui/number-format.ts';
import type { ScreenStanding } from '../question-parts.ts';
import { choosingMessages as words } from '../choosing/choosing.messages.ts';
import type { BarsPlace } from '../choosing/screen/draw-bars.ts';
import type { BarsScene } from '../choosing/screen/question-scene.ts';
import { ScreenHeading } from '../choosing/screen/screen-heading.tsx';
import { screenGrid } from '../choosing/screen/screen-grid.ts';
import { roomSet, smallSet } from '../choosing/screen/screen-places.ts';
import { useScene } from '../choosing/screen/use-scene.ts';
import { type Placed, useScreenGrid } from '../choosing/screen/use-screen-grid.ts';

/** What a canvas shows once counts are shown. */
export type ResultMotion = (colourOf: (token: string) => string) => DotMotion;

/** What is drawn of the counts once they are shown. */
export interface Shown {
  readonly placed: Placed;
  readonly place: BarsPlace;
  readonly scene: BarsScene;
}

interface AskedScreenProps {
  readonly text: string;
  readonly answered: number;
  /** None in a preview: there it is no heading of the page. */
  readonly standing?: ScreenStanding | undefined;
  /** How many answers stand in each place of the picture; null while that is hidden. */
  readonly counts: readonly number[] | null;
  /** The result as one sentence, for those who hear it. */
  readonly result: string;
  /** The dots of the picture; without it, none. */
  readonly motion?: (shown: Shown) => ResultMotion;
  /** All but the dots. */
  readonly children: (shown: Shown) => ReactNode;
}

const preview: ScreenStanding = { round: '', phase: 'ready', joined: 0, left: null, of: null };
const nothing: ResultMotion = () => ({ from: 0, lasts: 0, draw: () => undefined });

const unplaced = (isBare: boolean): Placed => {
  const sheet = sheetSize(0, 0);
  const given = { sheet, question: [], answers: [], isTimed: false, hasCorrect: false, isBare };
  return { sheet, grid: screenGrid(given), heads: [] };
};

/** Nothing stands beside it, so the room is in the middle of the sheet. */
const inTheMiddle = ({ sheet, grid, heads }: Placed): Placed => ({
  sheet,
  heads,
  grid: { ...grid, room: { ...grid.room, x: sheet.width / 2 } },
});

const usePlaced = (
  stage: React.RefObject<HTMLDivElement | null>,
  content: string,
  isTimed: boolean,
  isBare: boolean,
): Placed => {
  const measured = useScreenGrid(stage, { content, isTimed, hasCorrect: false, isBare });
  return useMemo(() => inTheMiddle(measured ?? unplaced(isBare)), [measured, isBare]);
};

const useRoomMotion = (
  scene: ReturnType<typeof useScene>,
  place: BarsPlace,
  isAsked: boolean,
): ResultMotion =>
  useCallback(
    (colourOf) => {
      if (scene.mode !== 'room') return nothing(colourOf);
      const { story, isFresh } = scene;
      const people = colourOf('people');
      const look = { set: place.room, colours: { people, fresh: people }, isAsked };
      const from = story[0].at;
      return {
        from,
        lasts: storyEnd(story) - from,
        isFresh,
        draw: (paper, ms, stride) => drawRoom(paper, look, story, from + ms, stride),
      };
    },
    [scene, place, isAsked],
  );

interface RoomProps extends Pick<AskedScreenProps, 'answered' | 'result'> {
  readonly circle: Circle;
  readonly isShown: boolean;
  readonly standing: ScreenStanding;
}

/** How many have answered: in the middle of the room, or below the result. */
const Counted = ({ circle, isShown, standing, answered, result }: RoomProps) => {
  const { phase, joined } = standing;
  const isFinal = isShown && phase === 'closed';
  const count = phase === 'ready' ? '' : words.answered(formatCount(answered), formatCount(joined));
  return (
    <>
      <RoomHeart isShown={!isShown} {...{ circle, phase, joined, answered }} />
      <ScreenCount isShown={isShown} {...{ joined, answered }} />
      <ScreenSpoken
        text={isFinal ? result : count}
        isFinal={isFinal}
        isClosed={phase === 'closed'}
      />
    </>
  );
};

/**
 * A question that has no answers to read beside it: the room stands in the middle while it answers,
 * and then all of the sheet below the question is the picture of what came of it.
 */
export const AskedScreen = (props: AskedScreenProps) => {
  const { text, answered, counts, result, motion, children } = props;
  const isBare = props.standing === undefined;
  const standing = props.standing ?? { ...preview, joined: answered };
  const { round, phase, joined, left, of } = standing;
  const stage = useRef<HTMLDivElement>(null);
  const placed = usePlaced(stage, text, of !== null, isBare);
  const { grid, sheet } = placed;
  const isOpen = phase === 'open';
  const scene = useScene({ round: `${round} ${text}`, isOpen, joined, answered, counts });
  const place = useMemo(
    () => ({
      grid,
      room: roomSet(grid, joined),
      small: smallSet(sheet, { joined, answered }),
    }),
    [grid, sheet, joined, answered],
  );
  const shown = useMemo(
    () => (scene.mode === 'room' ? null : { placed, place, scene }),
    [placed, place, scene],
  );
  const room = useRoomMotion(scene, place, phase !== 'ready' || isBare);
  const drawn = useMemo(
    () => (shown === null || motion === undefined ? null : motion(shown)),
    [shown, motion],
  );
  const isShown = shown !== null;
  return (
    <div className="screen-stage" ref={stage}>
      <ScreenHeading {...{ text, grid, isBare }} />
      {shown !== null && children(shown)}
      <RoomLine circle={grid.room} isShown={!isShown} {...{ isOpen, left, of }} />
      <DotCanvas
        pixel={sheet.pixel}
        motion={drawn ?? room}
        box={{ x: 0, y: 0, width: sheet.width, height: sheet.height }}
      />
      {!isBare && <Counted circle={grid.room} {...{ isShown, standing, answered, result }} />}
    </div>
  );
};
