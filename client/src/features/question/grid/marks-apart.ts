import { gridLimits, type Place } from '@sets/shared/question/kinds/grid.ts';

const { far } = gridLimits;
const rounds = 200;
/** Less than this is not seen. */
const little = 0.01;

/** How large marks are, in hundredths of the plane. */
export interface MarkSize {
  readonly width: number;
  readonly height: number;
}

interface Moving {
  x: number;
  y: number;
}

const within = (at: number, size: number): number =>
  Math.min(far - size / 2, Math.max(size / 2, at));

/** Two that cover each other each give way by half, on the way that is shorter. */
const giveWay = (one: Moving, other: Moving, { width, height }: MarkSize): boolean => {
  const [acrossBy, upBy] = [other.x - one.x, other.y - one.y];
  const [across, up] = [width - Math.abs(acrossBy), height - Math.abs(upBy)];
  if (across <= little || up <= little) return false;
  if (across / width < up / height) {
    const by = ((acrossBy < 0 ? -1 : 1) * across) / 2;
    one.x -= by;
    other.x += by;
  } else {
    const by = ((upBy < 0 ? -1 : 1) * up) / 2;
    one.y -= by;
    other.y += by;
  }
  return true;
};

/**
 * Where marks are drawn so that each can be read: at its place, or beside it where several would cover
 * each other; always whole on the plane. The same places give the same drawing.
 */
export const marksApart = (places: readonly Place[], size: MarkSize): Place[] => {
  const all: Moving[] = places.map(({ x, y }) => ({
    x: within(x, size.width),
    y: within(y, size.height),
  }));
  for (let round = 0; round < rounds; round += 1) {
    let isDone = true;
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) if (giveWay(one, other, size)) isDone = false;
    }
    for (const each of all) {
      each.x = within(each.x, size.width);
      each.y = within(each.y, size.height);
    }
    if (isDone) break;
  }
  return all;
};
