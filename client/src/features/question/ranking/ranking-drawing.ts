import {
  inOrder,
  placesOf,
  type RankedItem,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import { type DrawingSheet, sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { tenths } from '../tenths.ts';
import { rankingMessages as words } from './ranking.messages.ts';
import { rightPlaceOf } from './right-place.ts';

/** What the items take of the width, and the figures at the end of their rows. */
const [names, figures] = [340, 110] as const;
const largest = 60;

const figureOf = ({ top }: RankingQuestion, { points, mean }: RankedItem): string =>
  top !== null ? formatCount(points) : mean === null ? words.nobody : tenths(mean);

/** Discs on a line, as large as their place was given often, each with its number below. */
const drawPlaces = (
  sheet: DrawingSheet,
  { index, places }: RankedItem,
  { most, cell, middle }: { most: number; cell: number; middle: number },
): void => {
  const name = optionVariable(index);
  const widest = Math.min(largest, cell - 6);
  for (const [at, count] of places.entries()) {
    const x = sheet.left + names + (at + 0.5) * cell;
    const radius = (widest / 2) * Math.sqrt(count / most);
    if (count > 0) sheet.circle(x, middle, radius, { fill: name, edge: `${name}-edge`, line: 1.5 });
    const y = middle + widest / 2 + 18;
    sheet.letters(formatCount(count), { x, y, from: 'middle', size: sizes.small, ink: 'ink-soft' });
  }
};

/** Items in their order, and how often each got each place. */
export const rankingDrawing: DrawingParts<RankingQuestion, RankingCounts> = {
  draw: (sheet, { question, counts, right }) => {
    const order = isOfType('order', right) ? right.ids : [];
    const places = placesOf(question);
    const cell = (sheet.width - names - figures) / places;
    const most = Math.max(1, ...counts.items.flatMap((item) => item.places));
    const head = { size: sizes.small, isBold: true, ink: 'ink-soft' } as const;
    sheet.y += 20;
    for (let at = 0; at < places; at += 1) {
      const x = sheet.left + names + (at + 0.5) * cell;
      sheet.letters(words.ordinal(at + 1), { ...head, x, y: sheet.y, from: 'middle' });
    }
    const last = question.top === null ? words.meanPlace : words.points;
    sheet.letters(last, { ...head, x: sheet.right, y: sheet.y, from: 'end' });
    sheet.y += 8;
    for (const item of inOrder(question, counts)) {
      const begin = sheet.y;
      const middle = begin + Math.min(largest, cell - 6) / 2 + 6;
      sheet.y = middle - sizes.line * 0.95;
      sheet.option(item.index, item.option.text, { most: names - 16 });
      drawPlaces(sheet, item, { most, cell, middle });
      const figure = {
        x: sheet.right,
        y: middle + 8,
        from: 'end',
        size: 24,
        isBold: true,
      } as const;
      sheet.letters(figureOf(question, item), figure);
      const place = rightPlaceOf(order, item.option.id);
      const below = { ...figure, y: middle + 32, size: sizes.note } as const;
      if (place !== '') sheet.letters(place, below);
      sheet.y = Math.max(sheet.y + 10, middle + Math.min(largest, cell - 6) / 2 + 28);
    }
  },
};
