import type { ScreenRound } from '@sets/shared/live/screen-report.ts';
import type { Letters } from './letters.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { pictureMessages as words } from './picture.messages.ts';
import { type Box, placeWords } from './place-words.ts';

export interface Drawing {
  readonly pen: Pen;
  readonly letters: Letters;
  readonly palette: Palette;
}

/** More words are counted below the cloud. */
const mostWords = 50;

/** What people said in words, as a cloud; the one that most said in the colour of people. */
const drawCloud = (
  { pen, letters, palette }: Drawing,
  { lines }: ScreenRound,
  box: Box,
): string => {
  const said = lines.slice(0, mostWords).map(({ text, count }) => ({ text, count: count ?? 0 }));
  const room = { ...box, height: box.height - 36 };
  const placed = placeWords(said, room, (text) => letters.width(text, 600));
  const [first, second] = placed;
  const leads = first !== undefined && first.count > (second?.count ?? 0);
  const drawn = placed.map(({ text, x, y, size }, at) => {
    const fill = leads && at === 0 ? palette.people : palette.ink;
    return pen.write(text, { x, y, size, weight: 600, fill });
  });
  const more = lines.length - placed.length;
  if (more === 0) return drawn.join('');
  const note = { x: box.x, y: box.y + box.height - 6, size: 24, fill: palette.soft };
  return drawn.join('') + pen.write(words.moreWords(more), note);
};

/** Of so many columns each says its count. */
const mostCounted = 20;

/** Many steps of one scale beside each other, as columns on a line; what the first, the middle and the last are stands below. */
const drawColumns = ({ pen, palette }: Drawing, { lines }: ScreenRound, box: Box): string => {
  const most = Math.max(1, ...lines.map(({ count }) => count ?? 0));
  const cell = box.width / lines.length;
  const base = box.y + box.height - 56;
  const high = base - box.y - 36;
  const columns = lines.map(({ count }, at) => {
    const many = count ?? 0;
    if (many === 0) return '';
    const height = (high * many) / most;
    const x = box.x + at * cell;
    const bar = { x: x + cell * 0.06, y: base - height, width: cell * 0.88, height };
    const figure = { x: x + cell / 2, y: base - height - 8, size: 22, fill: palette.soft };
    const told =
      lines.length > mostCounted ? '' : pen.write(words.count(many), { ...figure, from: 'middle' });
    return pen.bar(bar, palette.people, 4) + told;
  });
  const below = { y: base + 36, size: 24, fill: palette.soft };
  const middle = Math.floor(lines.length / 2);
  return [
    ...columns,
    pen.bar({ x: box.x, y: base, width: box.width, height: 4 }, palette.ink, 0),
    pen.write(lines[0]?.text ?? '', { ...below, x: box.x }),
    pen.write(lines[middle]?.text ?? '', {
      ...below,
      x: box.x + (middle + 0.5) * cell,
      from: 'middle',
    }),
    pen.write(lines.at(-1)?.text ?? '', { ...below, x: box.x + box.width, from: 'right' }),
  ].join('');
};

/** A drawing of rounds that are more than a few bars. */
interface RoundDrawing {
  readonly fits: (round: ScreenRound) => boolean;
  readonly draw: (drawing: Drawing, round: ScreenRound, box: Box) => string;
}

/** More steps than these have no room as bars below each other. */
const mostRows = 10;

/** What is drawn otherwise than as bars below each other, once it may be seen; the first that fits. */
export const roundDrawings: readonly RoundDrawing[] = [
  {
    fits: ({ lists, counted, lines }) => lists === 'words' && counted && lines.length > 0,
    draw: drawCloud,
  },
  {
    fits: ({ unmarked, multiple, counted, lines }) =>
      unmarked === true && !multiple && counted && lines.length > mostRows,
    draw: drawColumns,
  },
];
