import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import {
  DrawingSheet,
  type Drawn,
  sheetFont,
  sizes,
} from '../../question/drawing/drawing-sheet.ts';
import { drawingParts } from '../../question/drawing-parts.ts';
import type { AskedQuestion } from '../questions-of.ts';
import { readDrawn, readRight } from '../read-drawn.ts';
import { runMessages as words } from '../run.messages.ts';
import { shareOf } from '../whole-of.ts';

/** The width of texts as this browser sets them. */
export const textWidths = (): Drawn['widthOf'] => {
  const paper = document.createElement('canvas').getContext('2d');
  return (text, size, isBold) => {
    if (paper === null) return text.length * size * 0.55;
    paper.font = `${isBold ? 650 : 450} ${size}px ${sheetFont}`;
    return paper.measureText(text).width;
  };
};

/** Lines of what people wrote: of hundreds, a drawing has those that were said most. */
const mostWritten = 20;
/** What their words take of the width. */
const written = 520;

/** A bar for each answer to choose from, in its colour and with its mark. */
const drawOptions = (sheet: DrawingSheet, round: RoundResult): void => {
  const { lines } = round;
  const longest = Math.max(0.2, ...lines.map(({ count }) => shareOf(round, count)));
  for (const [index, { text, count, sign, mark = index, told: said }] of lines.entries()) {
    const share = shareOf(round, count);
    const name = optionVariable(mark);
    const isRight = round.right?.lines.includes(index) === true;
    sheet.option(mark, text, { most: sheet.width, sign });
    const told = `${said ?? formatShare(share)} · ${formatCount(count)}`;
    const figures = isRight ? `${told} · ✓ ${words.correct}` : told;
    sheet.bar({ length: share / longest, figures, fill: name, edge: `${name}-edge`, isRight });
  }
};

/** A bar for each thing that people wrote, by how often, or by its votes: nobody chose between these. */
const drawWritten = (sheet: DrawingSheet, { lines }: RoundResult): void => {
  const most = Math.max(1, ...lines.map(({ count }) => count));
  for (const { text, count } of lines.slice(0, mostWritten)) {
    const begin = sheet.y;
    sheet.paragraph(text, {}, sheet.left, written - 20);
    const below = sheet.y + 8;
    sheet.y = begin - 2;
    const look = { fill: 'people', edge: 'people-ink', x: sheet.left + written };
    sheet.bar({ length: count / most, figures: formatCount(count), ...look });
    sheet.y = Math.max(below, sheet.y);
  }
  const more = lines.length - mostWritten;
  if (more > 0) sheet.paragraph(words.moreLines(more), { size: sizes.note, ink: 'ink-soft' });
};

const drawLines = (sheet: DrawingSheet, round: RoundResult): void =>
  round.lists === undefined && round.unmarked !== true
    ? drawOptions(sheet, round)
    : drawWritten(sheet, round);

const drawRound = (sheet: DrawingSheet, round: RoundResult): void => {
  const drawn = readDrawn(round);
  const parts = drawn === undefined ? null : drawingParts(drawn.question);
  if (drawn === undefined || parts === null) return drawLines(sheet, round);
  parts.draw(sheet, { ...drawn, answered: round.answered, right: readRight(round) });
};

/** The files of the pictures in the drawing of a question. */
export const picturesIn = ({ rounds }: Pick<AskedQuestion, 'rounds'>): string[] => {
  const asked = rounds.flatMap((round): Question[] => {
    const drawn = readDrawn(round);
    return drawn === undefined ? [] : [drawn.question];
  });
  return [...new Set(asked.flatMap((each) => drawingParts(each)?.pictures?.(each) ?? []))];
};

/** A question with every round of it, drawn of shapes and letters alone. */
export const chartSvg = (asked: AskedQuestion, joined: number, drawn: Drawn): string => {
  const sheet = new DrawingSheet(drawn);
  sheet.paragraph(asked.text, { size: sizes.title, isBold: true });
  for (const round of asked.rounds) {
    sheet.y += 10;
    const say = round.lists === 'questions' ? words.asked.votedOf : words.answeredOf;
    const of = say(round.answered, joined);
    const note = asked.rounds.length > 1 ? `${words.round(round.round)} · ${of}` : of;
    sheet.paragraph(note, { size: sizes.note, ink: 'ink-soft' });
    sheet.y += 10;
    if (round.answered > 0 || round.lists !== undefined) drawRound(sheet, round);
    else sheet.paragraph(words.nobody, { size: sizes.note });
  }
  return sheet.end();
};
