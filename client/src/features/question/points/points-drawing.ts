import {
  meanPoints,
  type PointsCounts,
  type PointsQuestion,
} from '@sets/shared/question/kinds/points.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import { sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { tenths } from '../tenths.ts';
import { pointsMessages as words } from './points.messages.ts';

/** Each item with a bar as long as its mean. */
export const pointsDrawing: DrawingParts<PointsQuestion, PointsCounts> = {
  draw: (sheet, { question, counts }) => {
    sheet.paragraph(words.meanOf(question.total), {
      size: sizes.small,
      isBold: true,
      ink: 'ink-soft',
    });
    sheet.y += 6;
    const means = question.options.map(({ id }) => meanPoints(counts, id));
    const most = Math.max(1, ...means);
    for (const [index, { id, text }] of question.options.entries()) {
      const mean = means[index] ?? 0;
      const people = counts.sums.find((each) => each.id === id)?.people ?? 0;
      const name = optionVariable(index);
      sheet.option(index, text, { most: sheet.width });
      const figures = `${tenths(mean)} · ${words.by(formatCount(people))}`;
      sheet.bar({ length: mean / most, figures, fill: name, edge: `${name}-edge` });
    }
  },
};
