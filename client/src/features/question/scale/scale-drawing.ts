import {
  countsOfStatement,
  momentsOfSteps,
  type ScaleCounts,
  type ScaleQuestion,
  stepsOf,
} from '@sets/shared/question/kinds/scale.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { tenths } from '../tenths.ts';
import { scaleMessages as words } from './scale.messages.ts';
import { mostIn } from './step-bars.tsx';

/** What the statements take of the width, and how high the highest column is. */
const [names, high] = [400, 84] as const;

/** Each statement with its mean, and beside it how often each step was given. */
export const scaleDrawing: DrawingParts<ScaleQuestion, ScaleCounts> = {
  draw: (sheet, { question, counts }) => {
    const steps = stepsOf(question);
    const most = mostIn(counts);
    const cell = (sheet.width - names) / steps.length;
    const small = { size: sizes.small, from: 'middle', ink: 'ink-soft' } as const;
    for (const { id, text } of question.statements) {
      const given = countsOfStatement(counts, id);
      const { count, mean, deviation } = momentsOfSteps(steps, given);
      const begin = sheet.y + 14;
      sheet.y = begin + 8;
      sheet.paragraph(text, {}, sheet.left, names - 24);
      if (mean !== null && deviation !== null) {
        const spread = `${words.spread} ${tenths(deviation)}`;
        const told = `${words.meanOf(tenths(mean))} · ${spread} · ${words.ratings} ${formatCount(count)}`;
        sheet.paragraph(told, { size: sizes.note, ink: 'ink-soft' }, sheet.left, names - 24);
      }
      const base = begin + 20 + high;
      for (const [at, { name }] of steps.entries()) {
        const many = given[at] ?? 0;
        const x = sheet.left + names + at * cell;
        const height = (high * many) / most;
        const box = { x: x + 2, y: base - height, width: cell - 4, height };
        if (many > 0) sheet.rect(box, { fill: 'people', round: 3 });
        const middle = { ...small, x: x + cell / 2 };
        sheet.letters(formatCount(many), { ...middle, y: base - height - 6 });
        sheet.cutLetters(name, cell - 4, { ...middle, y: base + 20 });
      }
      const line = { x: sheet.left + names, y: base, width: sheet.width - names, height: 2.5 };
      sheet.rect(line, { fill: 'ink' });
      sheet.y = Math.max(sheet.y, base + 24) + 12;
    }
  },
};
