import type { Block, Role } from '../../../../../core/paper/block.ts';
import type { FontChooser } from '../../../../../core/paper/fonts/choose-font.ts';
import { paper } from '../../../../../core/paper/ink.ts';
import type { PlacedLine, Sheet } from '../../../../../core/paper/sheet.ts';
import { cleanLine } from '../../../../../core/paper/type/clean.ts';
import { type Line, linesOfParagraph } from '../../../../../core/paper/type/lines.ts';
import { paragraphOf, type TextStyle } from '../../../../../core/paper/type/paragraph.ts';

const margin = 56;
/** Where lines begin, and how wide they are. */
export const frame = { x: margin, width: paper.width - 2 * margin } as const;
const top = margin;
const bottom = paper.height - 66;
const footY = paper.height - 40;
const ruleSpace = 6;

/** A text in a column. */
export interface Cell {
  readonly text: string;
  /** From where lines begin. */
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  /** Set to the end of its column, as numbers are. */
  readonly isEnd?: boolean;
}

export interface Row {
  /** `TH` and `TD` make a table with the rows around them. */
  readonly role: Extract<Role, 'H1' | 'H2' | 'P' | 'TH' | 'TD'>;
  readonly cells: readonly Cell[];
  /** Space above it, except at the top of a page. */
  readonly before?: number;
  /** Room that there is to be below it on its page, so that it does not stand alone. */
  readonly keeps?: number;
  /** Whether a hairline stands above it, or below it. */
  readonly rule?: 'above' | 'below';
}

interface LaidCell {
  readonly cell: Cell;
  readonly lines: readonly Line[];
}

const lineHeight = ({ size, leading }: TextStyle): number => size * leading;
const baseOf = ({ size, leading }: TextStyle): number => (size * (leading - 1)) / 2 + size * 0.8;

/** Rows one below the other, over as many pages as it takes. A row stays on one page. */
export class Rows {
  readonly sheets: Sheet[] = [{ placed: [] }];
  readonly #chooser: FontChooser;
  #y = top;

  constructor(chooser: FontChooser) {
    this.#chooser = chooser;
  }

  put(row: Row): void {
    const laid = row.cells.map((cell) => this.#lay(cell));
    const before = this.#y > top ? (row.before ?? 0) : 0;
    const needed = before + heightOf(laid) + (row.rule === undefined ? 0 : ruleSpace);
    if (!this.#fits(needed + (row.keeps ?? 0))) this.#turnPage();
    else this.#y += before;
    if (row.rule === 'above') this.#rule();
    const shared = row.role === 'TH' || row.role === 'TD' ? { row } : {};
    const base = Math.max(0, ...row.cells.map(({ style }) => baseOf(style)));
    for (const each of laid) this.#place(each, { role: row.role, ...shared }, base);
    this.#y += heightOf(laid);
    if (row.rule === 'below') this.#rule();
  }

  /** Rows below a head, which stands on each of their pages. */
  table(head: Row, rows: Iterable<Row>): void {
    this.put(head);
    for (const row of rows) {
      const needed = (row.before ?? 0) + heightOf(row.cells.map((cell) => this.#lay(cell)));
      if (!this.#fits(needed)) {
        this.#turnPage();
        this.put(head);
      }
      this.put(row);
    }
  }

  /** What stands at the foot of a page. */
  foot(text: string, style: TextStyle): PlacedLine {
    const { lines } = this.#lay({ text, x: 0, width: frame.width, style });
    const line = lines[0] ?? { runs: [], width: 0 };
    const x = frame.x + frame.width - line.width;
    const of: Block = { role: 'P', spans: [], style, before: 0 };
    return { kind: 'line', x, y: footY, line, style, of, part: 'text' };
  }

  #fits(height: number): boolean {
    return this.#y <= top || this.#y + height <= bottom;
  }

  #turnPage(): void {
    this.sheets.push({ placed: [] });
    this.#y = top;
  }

  #lay(cell: Cell): LaidCell {
    const { text, style, width } = cell;
    const lines = text.split('\n').flatMap((each) => {
      const paragraph = paragraphOf([{ text: cleanLine(each) }], style, this.#chooser);
      return linesOfParagraph(paragraph, style.size, width);
    });
    return { cell, lines };
  }

  #place({ cell, lines }: LaidCell, shared: Pick<Block, 'role' | 'row'>, base: number): void {
    const { style, x, width, isEnd = false, text } = cell;
    const of: Block = { ...shared, spans: [{ text }], style, before: 0 };
    lines.forEach((line, at) => {
      // The words around it are English: a name stands below its label, also one that is read from the right.
      const shift = isEnd ? width - line.width : 0;
      this.sheets.at(-1)?.placed.push({
        kind: 'line',
        x: frame.x + x + shift,
        y: this.#y + base + at * lineHeight(style),
        line,
        style,
        of,
        part: 'text',
      });
    });
  }

  #rule(): void {
    this.#y += ruleSpace / 2;
    const { x, width } = frame;
    this.sheets.at(-1)?.placed.push({ kind: 'rule', x, y: this.#y, width });
    this.#y += ruleSpace / 2;
  }
}

const heightOf = (laid: readonly LaidCell[]): number =>
  Math.max(0, ...laid.map(({ cell, lines }) => lines.length * lineHeight(cell.style)));
