import { type DotSet, dotRadius, seatDistance, stepOf } from '../../../ui/dots/seats.ts';
import { dotsOf } from '../../../ui/dots/story.ts';
import { type SheetSize, wideness } from './sheet-size.ts';

/** Where a lobby has its room: around the code that is scanned. In pixels of the screen. */
export interface LobbyPlace {
  readonly set: DotSet;
  /** The length of the plate's side. */
  readonly plate: number;
  /** The farthest that the line around the room goes. */
  readonly farthest: number;
}

/** The lobby of a projector of 16:9 is 1, everything else is smaller. */
const sizeOf = (sheet: SheetSize): number => {
  if (!sheet.isUpright) return 0.74 + 0.26 * wideness(sheet);
  return Math.min(0.78, Math.max(0.3, (sheet.height - 900) / 1_120));
};

export const lobbyPlace = (sheet: SheetSize): LobbyPlace => {
  const size = sizeOf(sheet);
  const x = sheet.isUpright ? sheet.width / 2 : sheet.width - 542 * size;
  const y = sheet.isUpright ? sheet.height - 130 - 524 * size : sheet.height / 2;
  return {
    set: { x, y, radius: 500 * size, hole: 358 * size, widest: 62 * size },
    plate: 500 * size,
    farthest: 524 * size,
  };
};

/** The line around a room with so many people: it has them all, and is no larger than it must be. */
export const lobbyLine = ({ set, farthest }: LobbyPlace, joined: number) => {
  const dots = dotsOf(joined);
  const step = stepOf(set, dots);
  const last = seatDistance(set.hole, step, Math.max(0, dots - 1));
  const radius = Math.min(farthest, last + dotRadius(step) + 16);
  return { x: set.x, y: set.y, radius };
};
