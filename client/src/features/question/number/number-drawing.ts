import { rightInWords } from '@sets/shared/question/number/number-words.ts';
import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { type DrawingSheet, sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingOf, DrawingParts } from '../drawing/question-drawing.ts';
import { figuresOf } from './number-chart.tsx';
import { rightAt } from './number-right.ts';
import { numberMessages as words } from './number.messages.ts';
import { ticksOf } from './number-plot.ts';
import { formatNumber } from './number-text.ts';

type Round = DrawingOf<NumberQuestion, NumberCounts>;

const high = 240;
/** Of so many columns each says how many answers it has. */
const mostCounted = 20;

const drawColumns = (sheet: DrawingSheet, all: readonly number[], base: number): void => {
  const most = Math.max(1, ...all);
  const cell = sheet.width / all.length;
  for (const [at, count] of all.entries()) {
    if (count === 0) continue;
    const height = (high * count) / most;
    const x = sheet.left + at * cell;
    const gap = Math.min(2, cell * 0.08);
    const box = { x: x + gap, y: base - height, width: cell - 2 * gap, height };
    sheet.rect(box, { fill: 'people', round: 3 });
    if (all.length > mostCounted) continue;
    const middle = { x: x + cell / 2, y: base - height - 6, from: 'middle' } as const;
    sheet.letters(formatCount(count), { ...middle, size: sizes.small, ink: 'ink-soft' });
  }
};

/** Where a number is right: a flag with a line down to the base, and what lies near enough to it. */
const drawRight = (sheet: DrawingSheet, round: Round, top: number, base: number): void => {
  const place = rightAt(round.question, round.counts.histogram, round.right);
  if (place === null) return;
  const at = (share: number): number => sheet.left + share * sheet.width;
  const [from, to] = [at(place.from), at(place.to)];
  if (place.to > place.from) {
    const box = { x: from, y: top, width: to - from, height: base - top };
    sheet.rect(box, { edge: 'ink', line: 2.5, round: 4 });
  } else {
    sheet.rect({ x: at(place.at) - 1.25, y: top, width: 2.5, height: base - top }, { fill: 'ink' });
  }
  const told = words.rightIs(rightInWords(round.question, place.number, formatNumber));
  const half = sheet.widthOf(told, { size: sizes.note, isBold: true }) / 2;
  const x = Math.min(sheet.right - half, Math.max(sheet.left + half, at(place.at)));
  sheet.letters(told, { x, y: top - 8, from: 'middle', size: sizes.note, isBold: true });
};

/** How the answers are spread, with what they come to. */
export const numberDrawing: DrawingParts<NumberQuestion, NumberCounts> = {
  draw: (sheet, round) => {
    const { question, counts } = round;
    const { histogram, figures } = counts;
    const top = sheet.y + 36;
    const base = top + 24 + high;
    drawColumns(sheet, histogram.counts, base);
    sheet.rect({ x: sheet.left, y: base, width: sheet.width, height: 3 }, { fill: 'ink' });
    drawRight(sheet, round, top, base);
    const longest = Math.max(
      ...[question.min, question.max].map((each) => formatNumber(each).length),
    );
    const room = ((longest * 9 + 16) * histogram.counts.length) / sheet.width;
    for (const { number, share } of ticksOf(question, histogram, room)) {
      const x = sheet.left + share * sheet.width;
      const from = share < 0.02 ? 'start' : share > 0.98 ? 'end' : 'middle';
      const tick = { x, y: base + 22, from, size: sizes.small, ink: 'ink-soft' } as const;
      sheet.letters(formatNumber(number), tick);
    }
    sheet.y = base + 34;
    if (figures === null) return;
    const told = figuresOf(question, figures).map(({ name, text }) => `${name}: ${text}`);
    sheet.paragraph(told.join(' · '), { size: sizes.note });
  },
};
