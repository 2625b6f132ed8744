import type { Aside, Block } from '../../../core/paper/block.ts';
import type { FontChooser } from '../../../core/paper/fonts/choose-font.ts';
import type { Sheet } from '../../../core/paper/sheet.ts';
import { type Line, linesOfParagraph } from '../../../core/paper/type/lines.ts';
import type { Span } from '../../../core/paper/type/marks.ts';
import { paragraphOf, type TextStyle } from '../../../core/paper/type/paragraph.ts';

/** A column, and how far down it goes on each page. */
export interface Frame {
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  top(page: number): number;
}

export interface Setting {
  readonly sheets: Sheet[];
  readonly chooser: FontChooser;
  /** Whether the paper is read from the right. */
  readonly isRtl: boolean;
  /** Pages beyond these are not drawn. */
  readonly mostPages: number;
  /** Told when something is left out for that. */
  cut(): void;
}

/** A block whose lines are known, and its place is not. */
interface Laid {
  readonly block: Block;
  readonly lines: readonly Line[];
  readonly height: number;
  /** What is left free before its text, at the left. */
  readonly left: number;
  /** The room in which its lines stand. */
  readonly width: number;
  readonly isRtl: boolean;
  readonly aside: LaidAside | null;
  readonly label: Line | null;
}
interface LaidAside {
  readonly aside: Aside;
  readonly lines: readonly Line[];
  readonly height: number;
}

/** Between a text and what stands beside it. */
const gap = 16;
/** Lines of a paragraph that do not stand alone at a page's foot or head. */
const together = 2;
/** Between the words of a heading and the hairline below them. */
const ruleSpace = 3;

const lineHeight = ({ size, leading }: TextStyle): number => size * leading;
/** Where the base line of a line is, from its top. */
const baseOf = ({ size, leading }: TextStyle): number => (size * (leading - 1)) / 2 + size * 0.8;

/** Sets blocks one below the other, and goes on to the next page where one is full. */
export class Flow {
  readonly #frame: Frame;
  readonly #setting: Setting;
  #page = 0;
  #y: number;
  /** How far down it goes what stands beside the last title. */
  #asideEnd = 0;

  constructor(frame: Frame, setting: Setting) {
    this.#frame = frame;
    this.#setting = setting;
    this.#y = frame.top(0);
  }

  get y(): number {
    return this.#y;
  }

  put(blocks: Iterable<Block>): void {
    let kept: Laid[] = [];
    for (const block of blocks) {
      if (this.#isOver()) return;
      kept.push(this.#lay(block));
      if (block.isKept) continue;
      this.#place(kept);
      kept = [];
    }
    this.#place(kept);
  }

  #isOver(): boolean {
    const isOver = this.#page >= this.#setting.mostPages;
    if (isOver) this.#setting.cut();
    return isOver;
  }

  #linesOf(spans: readonly Span[], style: TextStyle, width: number): [Line[], isRtl: boolean] {
    const paragraph = paragraphOf(spans, style, this.#setting.chooser);
    return [linesOfParagraph(paragraph, style.size, width), paragraph.isRtl];
  }

  #lay(block: Block): Laid {
    const { style, indent = 0, label } = block;
    const aside = this.#layAside(block);
    const ended = aside?.aside.at === 'end' ? widest(aside.lines) + gap : 0;
    const hang = label === undefined ? 0 : hangOf(style);
    const width = this.#frame.width - indent - hang - ended;
    const [lines, isTextRtl] = this.#linesOf(block.spans, style, width);
    const isRtl = block.isAligned ? this.#setting.isRtl : isTextRtl;
    const ofPaper = this.#setting.isRtl ? ended : indent;
    const height = lines.length * lineHeight(style) + (block.hasRule ? ruleSpace : 0);
    const [labelLine = null] =
      label === undefined ? [] : this.#linesOf([{ text: label }], style, width)[0];
    return {
      block,
      lines,
      height,
      // A paper that is read from the right is indented there; an entry of a list hangs by its own language.
      left: ofPaper + (isRtl ? 0 : hang),
      width,
      isRtl,
      aside,
      label: labelLine,
    };
  }

  #layAside({ aside }: Block): LaidAside | null {
    if (aside === undefined) return null;
    const { width } = aside;
    const most = aside.at === 'before' ? width - gap : width;
    const [lines] = this.#linesOf(aside.spans, aside.style, most);
    return { aside, lines, height: lines.length * lineHeight(aside.style) };
  }

  /** Blocks of which all but the last are to stay with the begin of the last. */
  #place(kept: readonly Laid[]): void {
    const last = kept.at(-1);
    if (last === undefined) return;
    const least = leastLines(last) * lineHeight(last.block.style);
    const above = kept.slice(0, -1).reduce((sum, each) => sum + each.height, 0);
    const spaces = kept.reduce((sum, { block }) => sum + block.before, 0);
    const beside = Math.max(0, ...kept.map(({ aside }) => aside?.height ?? 0));
    const needed = Math.max(above + spaces + least, beside);
    const room = this.#frame.bottom - this.#frame.top(this.#page + 1);
    if (this.#y + needed > this.#frame.bottom && needed <= room) this.#turnPage();
    for (const laid of kept) this.#placeBlock(laid);
  }

  #turnPage(): void {
    this.#page += 1;
    this.#y = this.#frame.top(this.#page);
    this.#asideEnd = 0;
  }

  get #isAtTop(): boolean {
    return this.#y <= this.#frame.top(this.#page);
  }

  get #sheet(): Sheet {
    const { sheets } = this.#setting;
    while (sheets.length <= this.#page) sheets.push({ placed: [] });
    return sheets[this.#page] ?? { placed: [] };
  }

  #placeBlock(laid: Laid): void {
    const { block, lines } = laid;
    const height = lineHeight(block.style);
    const isHead = block.role !== 'P' && block.role !== 'LI';
    if (isHead) this.#y = Math.max(this.#y, this.#asideEnd);
    if (!this.#isAtTop) this.#y += block.before;
    if (laid.aside?.aside.at === 'before') this.#placeAside(laid, laid.aside);
    const ends = this.#pageEnds(lines.length, height);
    lines.forEach((line, at) => {
      if (ends.has(at)) this.#turnPage();
      if (at === 0 && laid.label) this.#placeLabel(laid, laid.label);
      this.#placeLine(laid, line);
      if (at === 0 && laid.aside?.aside.at === 'end') this.#placeAside(laid, laid.aside);
      this.#y += height;
    });
    if (block.hasRule) {
      this.#y += ruleSpace;
      const { x, width } = this.#frame;
      this.#sheet.placed.push({ kind: 'rule', x, y: this.#y, width });
    }
  }

  /** Before which of so many lines the next page begins, so that none stands alone. */
  #pageEnds(count: number, height: number): Set<number> {
    const ends = new Set<number>();
    const { bottom } = this.#frame;
    let page = this.#page;
    let fits = Math.floor((bottom - this.#y + 0.01) / height);
    for (let at = 0; count - at > fits;) {
      const isLoneEnd = count - at - fits < together && fits > together;
      at += isLoneEnd ? fits - (together - 1) : fits;
      ends.add(at);
      page += 1;
      fits = Math.max(1, Math.floor((bottom - this.#frame.top(page) + 0.01) / height));
    }
    return ends;
  }

  #placeLine({ block, left, width, isRtl }: Laid, line: Line): void {
    const { style, isCentred } = block;
    const free = width - line.width;
    const shift = isCentred ? free / 2 : isRtl ? free : 0;
    const x = this.#frame.x + left + shift;
    const y = this.#y + baseOf(style);
    this.#sheet.placed.push({ kind: 'line', x, y, line, style, of: block, part: 'text' });
  }

  #placeLabel({ block, left, width, isRtl }: Laid, line: Line): void {
    const { style } = block;
    const hang = hangOf(style);
    const x = this.#frame.x + left + (isRtl ? width + hang - line.width : -hang);
    const y = this.#y + baseOf(style);
    this.#sheet.placed.push({ kind: 'line', x, y, line, style, of: block, part: 'label' });
  }

  #placeAside({ block, isRtl }: Laid, { aside, lines, height }: LaidAside): void {
    const { style } = aside;
    const isRight = (aside.at === 'end') !== isRtl;
    // The first of its lines stands on the base line of the text beside it.
    const shift = baseOf(block.style) - baseOf(style);
    lines.forEach((line, at) => {
      const x = this.#frame.x + (isRight ? this.#frame.width - line.width : 0);
      const y = this.#y + shift + baseOf(style) + at * lineHeight(style);
      this.#sheet.placed.push({ kind: 'line', x, y, line, style, of: block, part: 'aside' });
    });
    this.#asideEnd = this.#y + shift + height;
  }
}

const widest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ width }) => width));
const hangOf = ({ size }: TextStyle): number => size * 1.2;

const leastLines = ({ lines }: Laid): number =>
  lines.length <= together + 1 ? lines.length : together;
