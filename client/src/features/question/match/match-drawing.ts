import {
  givenTo,
  type MatchCounts,
  type MatchQuestion,
} from '@sets/shared/question/kinds/match.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import { sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { matchMessages as words } from './match.messages.ts';

/** How far bars stand in from the left side that they belong to. */
const indent = 46;
/** Of each left side so many right ones, the most frequent. */
const most = 4;

/** Each left side, and below it a bar for each right side that people gave it. */
export const matchDrawing: DrawingParts<MatchQuestion, MatchCounts> = {
  draw: (sheet, { question, counts, answered, right }) => {
    const told = isOfType('pairs', right) ? right.pairs : [];
    for (const [index, left] of question.lefts.entries()) {
      const name = optionVariable(index);
      const given = givenTo(question, counts, left.id);
      sheet.option(index, left.text, { most: sheet.width });
      sheet.y += 2;
      for (const { option, count } of given.slice(0, most)) {
        const isRight = told.some((each) => each.left === left.id && each.option === option.id);
        const x = sheet.left + indent;
        const look = { size: sizes.small, ink: 'ink-soft' } as const;
        sheet.paragraph(isRight ? words.rightIs(option.text) : option.text, look, x);
        sheet.bar({
          length: answered === 0 ? 0 : count / answered,
          figures: `${words.share(count, answered)}  ${formatCount(count)}`,
          fill: name,
          edge: `${name}-edge`,
          isRight,
          x,
        });
      }
      const missing = told.find(
        (each) =>
          each.left === left.id &&
          !given.slice(0, most).some(({ option }) => option.id === each.option),
      );
      const text = question.options.find(({ id }) => id === missing?.option)?.text;
      if (text !== undefined) {
        sheet.paragraph(words.rightIs(text), { size: sizes.small }, sheet.left + indent);
      }
      sheet.y += 14;
    }
  },
};
