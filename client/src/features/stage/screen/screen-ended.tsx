import './screen-house.css';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Paper } from '../../../ui/dots/brush.ts';
import { DotCanvas } from '../../../ui/dots/dot-canvas.tsx';
import { drawFarewell, farewellTime, shapesOfDots } from '../../../ui/dots/draw-farewell.ts';
import { pageTime } from '../../../ui/dots/page-time.ts';
import type { DotSet } from '../../../ui/dots/seats.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionVariableOnHouse } from '../../../ui/option-mark.tsx';
import type { ScreenPartProps } from '../stage-activity.ts';
import { type SheetSize, wideness } from './sheet-size.ts';
import { ScreenCorner } from './screen-join.tsx';
import { RoomLine } from './screen-room.tsx';
import { ScreenSchool } from './screen-school.tsx';
import { screenMessages as words } from './screen.messages.ts';
import { useSheet } from './use-sheet.ts';

interface EndedProps extends Pick<ScreenPartProps, 'room' | 'run' | 'people' | 'way'> {
  /** What was asked and answered; null where this page has not seen all of it. */
  readonly seen: { readonly questions: number; readonly answers: number } | null;
  /** How many answers were given to the first option of a question, to the second …; none are known where it is empty. */
  readonly shapes: readonly number[];
  /** What stands in the place of the set, if anything. */
  readonly children?: ReactNode;
}

const lineRadius = 514;
const seatsRadius = 476;

const placeOf = (sheet: SheetSize): { set: DotSet; line: number } => {
  const size = sheet.isUpright
    ? Math.min(0.72, Math.max(0.3, (sheet.height - 900) / 1_200))
    : 0.74 + 0.26 * wideness(sheet);
  const x = sheet.isUpright ? sheet.width / 2 : sheet.width - 542 * size;
  const y = sheet.isUpright ? sheet.height - 230 - lineRadius * size : sheet.height / 2;
  return {
    set: { x, y, radius: seatsRadius * size, hole: 0, widest: 96 * size },
    line: lineRadius * size,
  };
};

/** How large the goodbye is, of its largest. */
const farewellSize = (sheet: SheetSize, hasRecap: boolean): number => {
  if (sheet.isUpright) return hasRecap ? 0.7 : 0.9;
  return (0.7 + 0.3 * wideness(sheet)) * (hasRecap ? 0.68 : 1);
};

const useMotion = (joined: number, shapes: readonly number[], set: DotSet) => {
  const [from] = useState(pageTime);
  const key = JSON.stringify(shapes);
  return useCallback(
    (colourOf: (token: string) => string) => {
      const given = JSON.parse(key) as number[];
      const colours = given.map((_, shape) => colourOf(optionVariableOnHouse(shape)));
      const look = {
        set,
        shapes: shapesOfDots(joined, given),
        colours,
        people: colourOf('house-dot'),
      };
      return {
        from,
        lasts: farewellTime,
        draw: (paper: Paper, ms: number, stride: number) => drawFarewell(paper, look, ms, stride),
      };
    },
    [from, joined, key, set],
  );
};

/** At the end everybody is back in one closed set; whoever comes late comes in for what is next. */
export const ScreenEnded = ({ room, run, people, way, seen, shapes, children }: EndedProps) => {
  const house = useRef<HTMLDivElement>(null);
  const sheet = useSheet(house);
  const { set, line } = useMemo(() => placeOf(sheet), [sheet]);
  const joined = people?.joined ?? 0;
  const motion = useMotion(joined, shapes, set);
  const left = sheet.isUpright ? 0 : set.x - line - 40;
  const style = {
    '--column': sheet.isUpright ? 756 : left - 60,
    '--farewell': farewellSize(sheet, Boolean(children)),
    '--sheet': sheet.width,
  } as CSSProperties;
  return (
    <div
      className="screen-house"
      ref={house}
      data-upright={sheet.isUpright}
      data-recap={Boolean(children)}
      style={style}
    >
      <ScreenSchool room={room} />
      <p className="screen-title" dir="auto">
        <MathText text={run.title} />
      </p>
      <div className="screen-farewell">
        <h1>{words.ended}</h1>
        <p>{seen === null ? words.tookPart(joined) : words.tookPartIn(joined, seen)}</p>
      </div>
      {children ? (
        <div className="screen-recap">{children}</div>
      ) : (
        <>
          <RoomLine circle={{ x: set.x, y: set.y, radius: line }} isShown isOpen={false} />
          <DotCanvas
            pixel={sheet.pixel}
            motion={motion}
            box={{ x: left, y: 0, width: sheet.width - left, height: sheet.height }}
          />
        </>
      )}
      <ScreenCorner way={way} locked={room.locked} />
    </div>
  );
};
