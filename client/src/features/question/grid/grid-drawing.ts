import type {
  Axis,
  CountedItem,
  GridCounts,
  GridQuestion,
  Place,
} from '@sets/shared/question/kinds/grid.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import { type DrawingSheet, sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { tenths } from '../tenths.ts';
import { gridMessages as words } from './grid.messages.ts';
import { marksApart } from './marks-apart.ts';

const side = 520;
/** How much of the plane a mark covers, in hundredths. */
const mark = { width: 9, height: 6 };

type There = CountedItem & { readonly mean: Place; readonly spread: Place; readonly index: number };

const itemsThere = ({ items }: GridCounts): There[] =>
  items.flatMap(({ mean, spread, ...rest }, index) =>
    mean === null || spread === null ? [] : [{ ...rest, mean, spread, index }],
  );

/** What an axis is called, with what its ends mean. */
const axisName = ({ name, low, high }: Axis): string =>
  low === '' && high === ''
    ? name
    : `${name} (${[low, high].filter((end) => end !== '').join(' – ')})`;

const drawPlane = (sheet: DrawingSheet, { across, up }: GridQuestion, top: number): void => {
  const { left } = sheet;
  const line = { fill: 'line' } as const;
  sheet.rect({ x: left + side / 2, y: top, width: 1.5, height: side }, line);
  sheet.rect({ x: left, y: top + side / 2, width: side, height: 1.5 }, line);
  sheet.rect({ x: left, y: top, width: 2.5, height: side }, { fill: 'line-strong' });
  sheet.rect({ x: left, y: top + side, width: side, height: 2.5 }, { fill: 'line-strong' });
  const name = { size: sizes.small, isBold: true } as const;
  sheet.cutLetters(`↑ ${axisName(up)}`, side, { ...name, x: left, y: top - 8 });
  const below = { ...name, x: left + side, y: top + side + 20, from: 'end' } as const;
  sheet.cutLetters(`${axisName(across)} →`, side, below);
};

const drawItems = (sheet: DrawingSheet, items: readonly There[], top: number): void => {
  const x = (at: number): number => sheet.left + (side * at) / 100;
  const y = (at: number): number => top + side - (side * at) / 100;
  for (const { mean, spread, index } of items) {
    const name = optionVariable(index);
    const size = [(side * spread.x) / 100, (side * spread.y) / 100] as const;
    const paint = { fill: name, edge: `${name}-edge`, line: 1.5, solid: 0.16 };
    sheet.ellipse(x(mean.x), y(mean.y), size, paint);
  }
  const drawn = marksApart(
    items.map(({ mean }) => mean),
    mark,
  );
  for (const [at, { mean, index }] of items.entries()) {
    const edge = `${optionVariable(index)}-edge`;
    const stands = drawn[at] ?? mean;
    const [px, py] = [x(stands.x), y(stands.y)];
    sheet.path(`M${x(mean.x)} ${y(mean.y)}L${px} ${py}`, { edge });
    sheet.circle(x(mean.x), y(mean.y), 4, { fill: edge });
    const box = { x: px - 24, y: py - 15, width: 48, height: 30 };
    sheet.rect(box, { fill: 'raised', edge: 'line-strong', line: 1.5, round: 6 });
    sheet.mark(index, px - 20, py + 7);
  }
};

/** The plane with the mean place and the spread of each item, and beside it what they are. */
export const gridDrawing: DrawingParts<GridQuestion, GridCounts> = {
  draw: (sheet, { question, counts }) => {
    const top = sheet.y + 28;
    drawPlane(sheet, question, top);
    drawItems(sheet, itemsThere(counts), top);
    const x = sheet.left + side + 40;
    sheet.y = top - 10;
    for (const [index, { id, text }] of question.options.entries()) {
      const item = counts.items.find((each) => each.id === id);
      const begin = sheet.y + sizes.line * 1.3;
      const wide = sheet.mark(index, x, begin);
      sheet.paragraph(text, {}, x + wide);
      const { mean = null, people = 0 } = item ?? {};
      const place =
        mean === null
          ? words.none
          : `${question.across.name} ${tenths(mean.x)}, ${question.up.name} ${tenths(mean.y)}`;
      const told = `${place} · ${formatCount(people)}`;
      sheet.paragraph(told, { size: sizes.small, ink: 'ink-soft' }, x + wide);
      sheet.y += 10;
    }
    const note = { size: sizes.small, ink: 'ink-soft' };
    sheet.paragraph(words.spreadNote, note, x);
    sheet.y = Math.max(sheet.y, top + side + 28);
  },
};
