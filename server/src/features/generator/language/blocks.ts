/** A part of a text: what stands together, and how it looks. */
export interface Block {
  readonly type: 'prose' | 'steps';
  /** The text of prose; of steps what stands before them. */
  readonly text: string;
  /** The items of a numbered list. */
  readonly items: readonly string[];
  /** What is set in bold: the author's own key terms. */
  readonly bold: readonly string[];
  /** A term and what is said of it behind a colon or a dash. */
  readonly defined: { readonly term: string; readonly as: string } | null;
  /** The heading over it; '' where there is none. */
  readonly heading: string;
}

const blank = { type: 'prose', items: [], bold: [], defined: null } as const;

const boldIn = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*\n]{2,60})\*\*|__([^_\n]{2,60})__/g)].map(([, stars, lines]) =>
    (stars ?? lines ?? '').replace(/[.:]$/, '').trim(),
  );

/** A line without the signs of Markdown. */
const plain = (text: string): string =>
  text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[(?:\d{1,3}|citation needed)\]/g, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<!\w)[*_](\S(?:[^*_\n]*\S)?)[*_](?!\w)/g, '$1')
    .replaceAll(/`([^`]*)`/g, '$1')
    .replaceAll(/<[^<>]{1,200}>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const heading = /^#{1,6}\s+(.+?)\s*#*$/;
const numbered = /^\s{0,3}(\d{1,2})[.)]\s+(.+)$/;
const bullet = /^\s*(?:[-*+•▪–]\s+)(.+)$/;
/** “Osmosis: the movement …”, “Osmosis – the movement …”. */
const glossary =
  /^(?:\*\*|__)?([\p{L}][\p{L}\p{N}' ()/-]{1,48}?)(?:\*\*|__)?\s*(?::|–|—|\s-)(?:\*\*|__)?\s+(.{12,400})$/u;

const definedIn = (line: string): Block['defined'] => {
  const [, term = '', said = ''] = glossary.exec(line) ?? [];
  const words = term.trim().split(/\s+/);
  // A clause before a colon is no term, and neither is a note such as “Example:”.
  const isNote =
    /^(?:note|example|examples|e\.g|figure|fig|table|tip|warning|see|source|question|answer|chapter|section|step|part)\b/i;
  const isClause =
    /\b(?:is|are|was|were|be|has|have|had|do|does|can|will|may|must|should|following|these|this|those|there)\b/i;
  if (term === '' || words.length > 5 || isNote.test(term) || isClause.test(term)) return null;
  return { term: plain(term), as: plain(said) };
};

/** Left out: code, tables, formulas that stand alone, and lines that are all links or numbers. */
const withoutAsides = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/^---\n[\s\S]*?\n---\n/g, '')
    .replaceAll(/```[\s\S]*?(?:```|$)/g, '\n')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '\n')
    .split('\n')
    .filter(
      (line) => !/^\s*\|.*\|\s*$/.test(line) && !/^\s*(?:https?:\/\/\S+|[\d\s./]+)\s*$/.test(line),
    )
    .join('\n');

/** The numbered lines from here on that count up from 1. */
const stepsFrom = (lines: readonly string[], from: number): string[] => {
  const items: string[] = [];
  for (const line of lines.slice(from)) {
    const [, number = '', text = ''] = numbered.exec(line) ?? [];
    if (Number(number) !== items.length + 1) break;
    items.push(plain(text));
  }
  return items;
};

class Divider {
  readonly blocks: Block[] = [];
  #heading = '';
  #prose: string[] = [];

  divide(lines: readonly string[]): void {
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const title = heading.exec(line)?.[1];
      const steps = stepsFrom(lines, at);
      if (title !== undefined) this.#head(plain(title));
      else if (steps.length >= 3) {
        this.#steps(steps);
        at += steps.length - 1;
      } else this.#line(line);
    }
    this.#end();
  }

  #head(title: string): void {
    this.#end();
    this.#heading = title;
  }

  #steps(items: readonly string[]): void {
    this.#end();
    // What leads to a list ends with a colon, also where a line is left free between.
    const last = this.blocks.at(-1)?.text ?? '';
    const before = last.endsWith(':') ? last : '';
    const text =
      plain(before)
        .split(/(?<=[.!?])\s+/)
        .at(-1) ?? '';
    this.blocks.push({ ...blank, type: 'steps', text, items, heading: this.#heading });
    // Each step may also say something by itself.
    for (const item of items) if (item.length > 60) this.#push(item);
  }

  #line(line: string): void {
    const item = bullet.exec(line)?.[1] ?? numbered.exec(line)?.[2];
    const whole = item ?? line;
    if (line.trim() === '') this.#end();
    else if (item !== undefined || definedIn(whole) !== null) {
      this.#end();
      this.#push(whole);
    } else this.#prose.push(line);
  }

  #push(raw: string): void {
    const text = plain(raw);
    if (text === '') return;
    const own = { defined: definedIn(raw), bold: boldIn(raw), heading: this.#heading };
    this.blocks.push({ ...blank, ...own, text });
  }

  #end(): void {
    if (this.#prose.length > 0) this.#push(this.#prose.join(' '));
    this.#prose = [];
  }
}

/** What a text, or its Markdown, is made of. */
export const blocksOf = (text: string): Block[] => {
  const divider = new Divider();
  divider.divide(withoutAsides(text).split('\n'));
  return divider.blocks;
};
