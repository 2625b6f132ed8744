import { type Counts, countOf } from '@sets/shared/core/counts.ts';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { DotCanvas } from '../../../../ui/dots/dot-canvas.tsx';
import { drawRoom } from '../../../../ui/dots/draw-room.ts';
import type { DotMotion } from '../../../../ui/dots/runner.ts';
import { storyEnd } from '../../../../ui/dots/story.ts';
import type { BarOption } from '../../../../ui/result-bars.tsx';
import { ScreenCount } from '../../../stage/screen/screen-count.tsx';
import { RoomHeart, RoomLine } from '../../../stage/screen/screen-room.tsx';
import { ScreenSpoken } from '../../../stage/screen/screen-spoken.tsx';
import { sheetSize } from '../../../stage/screen/sheet-size.ts';
import type { ScreenStanding } from '../../question-parts.ts';
import { choosingMessages as words } from '../choosing.messages.ts';
import { barColours } from './bar-colours.ts';
import { RoundsLegend } from './before-bars.tsx';
import { type RoundBefore, roundBefore } from './change-of.ts';
import { barsMotion } from './bars-motion.ts';
import type { BarsPlace } from './draw-bars.ts';
import { type Scene, sharesOf } from './question-scene.ts';
import { moveBars, ScreenBars } from './screen-bars.tsx';
import { screenGrid } from './screen-grid.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { roomSet, smallSet } from './screen-places.ts';
import { spokenOf } from './spoken-of.ts';
import { useScene } from './use-scene.ts';
import { type Placed, useScreenGrid } from './use-screen-grid.ts';

interface ScreenQuestionProps {
  readonly text: string;
  readonly options: readonly BarOption[];
  readonly counts: Counts | null;
  readonly answered: number;
  /** The round before, which is drawn below this one once its counts are shown. */
  readonly before?: { readonly round: number; readonly answered: number; readonly counts: Counts };
  /** How the question stands; none in a preview, where it is no heading of the page. */
  readonly standing?: ScreenStanding | undefined;
  /** Ids of the right answers: empty until they are to be seen, absent where there are none. */
  readonly correct?: readonly string[] | undefined;
}

const none: readonly string[] = [];
const preview: ScreenStanding = { round: '', phase: 'ready', joined: 0, left: null, of: null };

/** What the canvas shows of a scene; bars and figures move along. */
const useMotion = (
  scene: Scene,
  place: BarsPlace,
  isAsked: boolean,
  table: RefObject<HTMLTableElement | null>,
) =>
  useCallback(
    (colourOf: (token: string) => string): DotMotion => {
      if (scene.mode !== 'room') {
        const colours = barColours(colourOf, scene.counts.length);
        return barsMotion(place, scene, colours, (moved) => {
          if (table.current !== null) moveBars(table.current, scene, place.grid, moved);
        });
      }
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
    [scene, place, isAsked, table],
  );

const usePlace = ({ grid, sheet }: Placed, joined: number, answered: number): BarsPlace =>
  useMemo(
    () => ({
      grid,
      room: roomSet(grid, joined),
      small: smallSet(sheet, { joined, answered }),
    }),
    [grid, sheet, joined, answered],
  );

const contentOf = (text: string, options: readonly BarOption[]): string =>
  JSON.stringify([text, options.map(({ text: said, sign, picture }) => [said, sign, picture])]);

/** Before anything is measured. */
export const unplaced = (options: number, isBare: boolean): Placed => {
  const sheet = sheetSize(0, 0);
  const answers = Array.from({ length: options }, () => ({ mark: 0, text: [] }));
  const given = { sheet, question: [], answers, isTimed: false, hasCorrect: false, isBare };
  return { sheet, grid: screenGrid(given), heads: [] };
};

const countsOf = (options: readonly BarOption[], counts: Counts): number[] =>
  options.map(({ id }) => countOf(counts, id));

const leaderOf = (before: RoundBefore | null): number =>
  before === null ? 0 : Math.max(0, ...sharesOf(before.counts, before.answered));

/** A question with its answers, and beside them the room that votes, or the bars that it makes. */
export const ScreenQuestion = (props: ScreenQuestionProps) => {
  const { text, options, counts, answered, standing, correct } = props;
  const isBare = standing === undefined;
  const { round, phase, joined, left, of } = standing ?? { ...preview, joined: answered };
  const stage = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const content = contentOf(text, options);
  const hasCorrect = correct !== undefined;
  const before =
    props.before === undefined || counts === null ? null : roundBefore(options, props.before);
  const hasBefore = before !== null;
  const placed =
    useScreenGrid(stage, { content, isTimed: of !== null, hasCorrect, isBare, hasBefore }) ??
    unplaced(options.length, isBare);
  const { grid, sheet } = placed;
  const isOpen = phase === 'open';
  const scene = useScene({
    round: `${round} ${content}`,
    isOpen,
    joined,
    answered,
    counts: counts === null ? null : countsOf(options, counts),
    besideLeader: leaderOf(before),
  });
  const place = usePlace(placed, joined, answered);
  const motion = useMotion(scene, place, phase !== 'ready' || isBare, table);
  const isRoom = scene.mode === 'room';
  return (
    <div className="screen-stage" ref={stage}>
      <ScreenHeading {...{ text, grid, isBare }} />
      <ScreenBars
        caption={words.results(text)}
        scene={isRoom ? null : scene}
        {...{ options, grid, table, before }}
        correct={correct ?? none}
      />
      {!isRoom && before !== null && <RoundsLegend {...{ before, scene, grid }} />}
      <RoomLine circle={grid.room} isShown={isRoom} {...{ isOpen, left, of }} />
      <DotCanvas
        pixel={sheet.pixel}
        motion={motion}
        box={{ x: grid.base, y: 0, width: sheet.width - grid.base, height: sheet.height }}
      />
      {!isBare && (
        <>
          <RoomHeart circle={grid.room} isShown={isRoom} {...{ phase, joined, answered }} />
          <ScreenCount isShown={!isRoom} {...{ joined, answered }} />
          <ScreenSpoken
            {...spokenOf(scene, options, phase, { joined, answered, correct, before })}
            isClosed={phase === 'closed'}
          />
        </>
      )}
    </div>
  );
};
