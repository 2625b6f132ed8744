import { splitMath } from './split-math.ts';
import { alphabets, raised, lowered, signs } from './math-signs.ts';

/** Deeper than that nobody reads, and nothing is worth the work. */
const deepest = 12;

/** Commands that only say how what follows looks: it stands alone. */
const looks = new Set(
  'text textrm textit textbf mathrm mathit mathbf mathsf mathcal operatorname boldsymbol left right big Big displaystyle limits overline hat vec bar tilde'.split(
    ' ',
  ),
);

type Table = Readonly<Record<string, string>>;

/** Of what people typed: `constructor` is in no table, though every object has one. */
const inTable = (table: Table, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Reads a formula from its beginning to its end. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tex: string) {
    this.#tokens = tex.match(/\\[A-Za-z]+\s*|\\.|\s+|[^\\\s]/gsu) ?? [];
  }

  /** All up to the end, or to the brace that closes what was opened. */
  rest(depth: number): string {
    let text = '';
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at];
      if (token === '}' && depth > 0) return text;
      text += this.#next(depth);
    }
    return text;
  }

  /** One thing: a sign, a command with what belongs to it, or what stands in braces. */
  #next(depth: number): string {
    const token = (this.#tokens[this.#at] ?? '').trim();
    this.#at += 1;
    if (token === '{') return this.#group(depth);
    if (token === '^') return moved(this.#argument(depth), raised, '^');
    if (token === '_') return moved(this.#argument(depth), lowered, '_');
    if (token.startsWith('\\') && token.length > 1) return this.#command(token.slice(1), depth);
    return token === '' || token === '~' || token === '&' ? ' ' : token;
  }

  #group(depth: number): string {
    const inside = depth < deepest ? this.rest(depth + 1) : this.#passOver();
    this.#at += 1;
    return inside;
  }

  /** What is too deep is left out, up to the next brace that closes. */
  #passOver(): string {
    const end = this.#tokens.indexOf('}', this.#at);
    this.#at = end < 0 ? this.#tokens.length : end;
    return '';
  }

  #argument(depth: number): string {
    while (this.#tokens[this.#at]?.trim() === '') this.#at += 1;
    return this.#at < this.#tokens.length && depth < deepest ? this.#next(depth + 1).trim() : '';
  }

  /** What stands in square brackets, as the 3 of a cube root. */
  #option(): string {
    if (this.#tokens[this.#at] !== '[') return '';
    const end = this.#tokens.indexOf(']', this.#at);
    if (end < 0) return '';
    const inside = this.#tokens.slice(this.#at + 1, end).join('');
    this.#at = end + 1;
    return inside;
  }

  #command(name: string, depth: number): string {
    if (/^[dt]?frac$/.test(name)) {
      return `${apart(this.#argument(depth))}/${apart(this.#argument(depth))}`;
    }
    if (name === 'sqrt') {
      const root = this.#option();
      return `${root === '' ? '' : moved(root, raised, '^')}√${apart(this.#argument(depth))}`;
    }
    if (name === 'mathbb') {
      return Array.from(
        this.#argument(depth),
        (letter) => inTable(alphabets, letter) ?? letter,
      ).join('');
    }
    if (looks.has(name)) return '';
    return inTable(signs, name) ?? (/^[A-Za-z]/.test(name) ? `${name} ` : name);
  }
}

/** In brackets where it is more than one thing. */
const apart = (text: string): string => (/^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`);

/** Above or below the line, where there are such signs for all of it. */
const moved = (text: string, to: Table, sign: string): string => {
  const letters = Array.from(text, (letter) => inTable(to, letter));
  return letters.every((letter) => letter !== undefined)
    ? letters.join('')
    : `${sign}${apart(text)}`;
};

const readable = (tex: string): string => {
  const reader = new Reader(tex);
  return reader.rest(0).replaceAll(/\s+/g, ' ').trim();
};

/**
 * A text where nothing can be typeset, as in a list to choose from or in letters of a drawing: formulas
 * as signs that can be read, x² and √2; what has no sign is near to how it was typed. Code loses its backticks.
 */
export const readableMath = (text: string): string =>
  splitMath(text)
    .map((part) => (part.kind === 'formula' ? readable(part.tex) : part.text))
    .join('');
