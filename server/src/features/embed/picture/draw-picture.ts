import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import type { ScreenLine, ScreenRound } from '@sets/shared/live/screen-report.ts';
import { type Drawing, roundDrawings } from './draw-kinds.ts';
import { escaped, type Letters } from './letters.ts';
import type { Palette } from './palette.ts';
import { createPen } from './pen.ts';
import { pictureMessages as words } from './picture.messages.ts';
import { wrapped } from './wrap.ts';

/** What a picture shows. */
export interface PictureContent {
  /** Null where nothing is on. */
  readonly on: {
    readonly title: string;
    readonly ended: boolean;
    readonly rounds: readonly ScreenRound[];
  } | null;
  /** Where people come in, and with which code; null where that is not to be drawn. */
  readonly way: { readonly address: string; readonly code: string } | null;
}

/** The sheet, in its own pixels. */
const sheet = { width: 1_280, height: 720, edge: 64 } as const;
const inside = sheet.width - 2 * sheet.edge;
const mostRows = 10;
const mostRounds = 7;

const sharesOf = ({ lines, answered, inPoints }: ScreenRound): { of: number; known: boolean } =>
  answered !== null && answered > 0 && !inPoints
    ? { of: answered, known: true }
    : { of: Math.max(1, ...lines.map(({ count }) => count ?? 0)), known: false };

const figureOf = (line: ScreenLine, round: ScreenRound): string => {
  const { of, known } = sharesOf(round);
  const count = line.count ?? 0;
  if (line.told !== undefined) return line.told;
  return known && line.isOption ? words.share(count, of) : words.count(count);
};

const letterOf = (at: number): string => String.fromCodePoint(65 + (at % 26));

interface Row {
  readonly at: number;
  readonly line: ScreenLine;
  readonly round: ScreenRound;
  /** Of its middle. */
  readonly y: number;
  readonly height: number;
}

const signs = { tick: 'M-5 0.5L-1.5 4L5.5 -4', cross: 'M-4 -4L4 4M4 -4L-4 4' } as const;

/** The mark of an answer to choose from: its letter, or its sign, in its colour. */
const drawMark = ({ pen, palette }: Drawing, row: Row): string => {
  const { line, y } = row;
  const side = sideOf(row);
  const at = line.mark ?? row.at;
  const place = at % palette.answers.length;
  const box = { x: sheet.edge, y: y - side / 2, width: side, height: side };
  const fill = palette.onAnswer[place] ?? palette.ink;
  const letter = {
    x: box.x + side / 2,
    y: y + side * 0.2,
    size: side * 0.56,
    weight: 600,
  } as const;
  const middle = `translate(${letter.x} ${y}) scale(${side / 20})`;
  return (
    pen.bar(box, palette.answers[place] ?? palette.people, side * 0.24) +
    (line.sign === undefined
      ? pen.write(letterOf(at), { ...letter, from: 'middle', fill })
      : `<path transform="${middle}" d="${signs[line.sign]}" fill="none" stroke="${fill}" stroke-width="2.4"/>`)
  );
};

/** Only what there was to choose from, or to put in order, has a letter. */
const isMarked = ({ unmarked }: ScreenRound, line: ScreenLine): boolean =>
  line.isOption && unmarked !== true;

const sideOf = ({ line, round, height }: Pick<Row, 'line' | 'round' | 'height'>): number =>
  isMarked(round, line) ? Math.min(48, height * 0.66) : 0;

/** The words of a line; in two rows where there is room for them. */
const drawWords = (drawing: Drawing, { line, y, height }: Row, x: number, most: number): string => {
  const { pen, letters, palette } = drawing;
  const large = Math.min(34, height * 0.46);
  const isLong = height >= 70 && letters.width(line.text, 400) * large > most;
  const size = isLong ? Math.min(28, height * 0.34) : large;
  const rows = wrapped(letters, line.text, 400, { most: most / size, lines: isLong ? 2 : 1 });
  const first = y + size * 0.35 - ((rows.length - 1) * size * 1.15) / 2;
  return rows
    .map((row, at) => pen.write(row, { x, y: first + at * size * 1.15, size, fill: palette.ink }))
    .join('');
};

/** One line: its words on the left, its bar and its figure on the right, where they may be seen. */
const drawRow = (drawing: Drawing, row: Row): string => {
  const { at, line, round, y, height } = row;
  const { pen, palette } = drawing;
  const size = Math.min(34, height * 0.46);
  const side = sideOf(row);
  const text = sheet.edge + (side === 0 ? 0 : side + 18);
  // What is no share takes more room at the end.
  const isTold = round.lines.some(({ told }) => told !== undefined);
  const lane = { x: 640, width: isTold ? 300 : 450 };
  const most = round.counted ? lane.x - 28 - text : sheet.width - sheet.edge - text;
  const written = (side === 0 ? '' : drawMark(drawing, row)) + drawWords(drawing, row, text, most);
  if (!round.counted) return written;
  const bar = { x: lane.x, y: y - height * 0.24, height: height * 0.48 };
  const part = Math.min(1, (line.count ?? 0) / sharesOf(round).of);
  const colour = isMarked(round, line)
    ? palette.answers[(line.mark ?? at) % palette.answers.length]
    : palette.people;
  const figure = { x: sheet.width - sheet.edge, y: y + size * 0.35, size, fill: palette.ink };
  return [
    written,
    pen.bar({ ...bar, width: lane.width }, palette.groove),
    part === 0 ? '' : pen.bar({ ...bar, width: lane.width * part }, colour ?? palette.people),
    pen.write(figureOf(line, round), { ...figure, weight: 600, from: 'right' }),
  ].join('');
};

const drawRows = (drawing: Drawing, round: ScreenRound, top: number, bottom: number): string => {
  const { pen, palette } = drawing;
  const { lines } = round;
  // A line that says how many more there are takes the place of the last one.
  const shown = lines.length > mostRows ? lines.slice(0, mostRows - 1) : lines;
  const rows = shown.length + (lines.length > shown.length ? 1 : 0);
  const height = Math.min(96, (bottom - top) / Math.max(1, rows));
  const middle = (at: number): number => top + height * (at + 0.5);
  const drawn = shown.map((line, at) =>
    drawRow(drawing, { at, line, round, y: middle(at), height }),
  );
  if (lines.length === shown.length) return drawn.join('');
  const more = words.more(lines.length - shown.length);
  const at = { x: sheet.edge, y: middle(shown.length) + 8, size: 24, fill: palette.soft };
  return drawn.join('') + pen.write(more, at);
};

/** One question, large, with what came of it. */
const drawRound = (drawing: Drawing, round: ScreenRound, bottom: number): string => {
  const { pen, letters, palette } = drawing;
  const size = letters.width(round.text, 600) * 48 > inside * 1.6 ? 38 : 48;
  const text = wrapped(letters, round.text, 600, { most: inside / size, lines: 3 });
  const top = 100 + size;
  const question = text.map((line, at) => {
    const y = top + at * size * 1.18;
    return pen.write(line, { x: sheet.edge, y, size, weight: 600, fill: palette.ink });
  });
  const rows = top + (text.length - 1) * size * 1.18 + size * 0.7;
  const kind = roundDrawings.find(({ fits }) => fits(round));
  const box = { x: sheet.edge, y: rows, width: inside, height: bottom - rows };
  const drawn = kind?.draw(drawing, round, box) ?? drawRows(drawing, round, rows, bottom);
  return question.join('') + drawn;
};

/** Several questions, each with the answer that was given most. */
const drawRounds = (drawing: Drawing, rounds: readonly ScreenRound[], bottom: number): string => {
  const { pen, palette } = drawing;
  const shown = rounds.slice(0, mostRounds);
  const height = Math.min(124, (bottom - 110) / shown.length);
  return shown
    .map((round, at) => {
      const y = 110 + height * at;
      const lead = round.counted
        ? round.lines.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0]
        : undefined;
      const line = { x: sheet.edge, most: inside };
      const question = pen.write(round.text, {
        ...line,
        y: y + height * 0.38,
        size: height * 0.28,
        fill: palette.soft,
      });
      if (lead === undefined || (lead.count ?? 0) === 0) return question;
      const answer = { ...line, y: y + height * 0.76, size: height * 0.34, weight: 600 } as const;
      const told = `${lead.text} · ${figureOf(lead, round)}`;
      return question + pen.write(told, { ...answer, fill: palette.ink });
    })
    .join('');
};

/** A sentence in the middle, where there is nothing to count. */
const drawNote = ({ pen, letters, palette }: Drawing, title: string, note: string): string => {
  const lines = wrapped(letters, title, 600, { most: inside / 64, lines: 3 });
  const top = sheet.height / 2 - (lines.length - 1) * 38;
  const middle = { x: sheet.width / 2, from: 'middle' } as const;
  const drawn = lines.map((line, at) =>
    pen.write(line, { ...middle, y: top + at * 76, size: 64, weight: 600, fill: palette.ink }),
  );
  const below = { ...middle, y: top + lines.length * 76, size: 34, fill: palette.soft };
  return drawn.join('') + (note === '' ? '' : pen.write(note, below));
};

const drawOn = (
  drawing: Drawing,
  on: NonNullable<PictureContent['on']>,
  bottom: number,
): string => {
  const { pen, palette } = drawing;
  const [round] = on.rounds;
  if (round === undefined) return drawNote(drawing, on.title, on.ended ? words.ended : words.soon);
  const line = { y: 68, size: 26, fill: palette.soft };
  const isOne = !on.ended;
  const right = isOne && round.answered !== null ? words.answered(round.answered) : '';
  const left = isOne && round.round > 1 ? `${on.title} · ${words.round(round.round)}` : on.title;
  return [
    pen.write(left, { ...line, x: sheet.edge, most: inside - 240 }),
    pen.write(right, { ...line, x: sheet.width - sheet.edge, from: 'right' }),
    isOne ? drawRound(drawing, round, bottom) : drawRounds(drawing, on.rounds, bottom),
  ].join('');
};

const spoken = (on: PictureContent['on']): string =>
  on === null ? words.nothingOn : [on.title, ...on.rounds.map(({ text }) => text)].join('. ');

/** With formulas as signs: nothing is typeset here. */
const readable = (on: PictureContent['on']): PictureContent['on'] =>
  on && {
    ...on,
    title: readableMath(on.title),
    rounds: on.rounds.map((round) => ({
      ...round,
      text: readableMath(round.text),
      lines: round.lines.map((line) => ({ ...line, text: readableMath(line.text) })),
    })),
  };

/** A live result as SVG: a pure function of what it shows. */
export const drawPicture = (
  content: PictureContent,
  palette: Palette,
  letters: Letters,
  width: number,
): string => {
  const pen = createPen(letters);
  const drawing = { pen, letters, palette };
  const { way } = content;
  const on = readable(content.on);
  const bottom = way === null ? sheet.height - 36 : sheet.height - 84;
  const foot = { x: sheet.edge, y: sheet.height - 40, size: 28, most: inside } as const;
  const height = (width * sheet.height) / sheet.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    `<title>${escaped(spoken(on))}</title>`,
    palette.ground === null ? '' : pen.bar({ x: 0, y: 0, ...sizeOfSheet }, palette.ground, 0),
    on === null ? drawNote(drawing, words.nothingOn, '') : drawOn(drawing, on, bottom),
    way === null
      ? ''
      : pen.write(words.join(way.address, way.code), { ...foot, weight: 600, fill: palette.ink }),
    '</svg>',
  ].join('');
};

const sizeOfSheet = { width: sheet.width, height: sheet.height };
