import { Parser } from 'htmlparser2';
import { exchangeWords as words } from './exchange-words.ts';

export interface PlainText {
  readonly text: string;
  readonly notes: readonly string[];
}

const hidden = new Set(['script', 'style', 'template', 'noscript', 'head', 'rt', 'rp', 'title']);
const lines = new Set('p div br tr ul ol li h1 h2 h3 h4 h5 h6 table blockquote section'.split(' '));
const codes = new Set(['code', 'pre']);
const media = new Set(['audio', 'video', 'object', 'embed', 'iframe']);

const raised: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹').map((sign, at) => [String(at), sign])),
  '+': '⁺',
  '-': '⁻',
  n: 'ⁿ',
};
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('₀₁₂₃₄₅₆₇₈₉').map((sign, at) => [String(at), sign]),
);

const placed = (text: string, signs: Readonly<Record<string, string>>, mark: string): string => {
  const all = Array.from(text);
  if (all.every((each) => Object.hasOwn(signs, each)))
    return all.map((each) => signs[each]).join('');
  return all.length === 1 ? `${mark}${text}` : `${mark}(${text})`;
};

/** Around the number of a piece of code, which is put back when what is around it is tidied: no text has it. */
const mark = '\u0001';

/** Code in backticks, as it is typed here; as it is where it has such itself. */
const inBackticks = (code: string, isBlock: boolean): string => {
  if (!isBlock) return code.includes('`') ? code : `\`${code.trim()}\``;
  const block = code.replace(/^\n+/, '').trimEnd();
  return block.includes('```') ? block : `\`\`\`\n${block}\n\`\`\``;
};

/** What was found on the way. */
class Reader {
  text = '';
  pictures = 0;
  readonly notes = new Set<string>();
  #hidden = 0;
  #place: 'sup' | 'sub' | null = null;
  readonly #codes: string[] = [];
  /** How many elements of code are open, and where in the text the first of them began. */
  #inCode = 0;
  #codeAt = 0;
  #isBlock = false;

  open(name: string, alt: string): void {
    if (codes.has(name) && this.#hidden === 0) {
      if (this.#inCode === 0) this.#codeAt = this.text.length;
      this.#inCode += 1;
      this.#isBlock ||= name === 'pre';
      return;
    }
    if (hidden.has(name)) this.#hidden += 1;
    if (lines.has(name)) this.text += name === 'li' ? '\n- ' : '\n';
    if (name === 'td' || name === 'th') this.text += ' ';
    if (name === 'sup' || name === 'sub') this.#place = name;
    if (name === 'table') this.notes.add(words.table);
    if (name === 'math') this.notes.add(words.mathml);
    if (media.has(name)) this.notes.add(words.media);
    if (name !== 'img' || this.#hidden > 0) return;
    this.pictures += 1;
    if (alt.trim() !== '') this.text += `[${alt.replaceAll(mark, '').trim()}]`;
  }

  say(text: string): void {
    if (this.#hidden > 0) return;
    if (this.#inCode > 0) {
      const kept = this.#isBlock ? text : text.replaceAll(/[ \t\n]+/g, ' ');
      this.text += kept.replaceAll(mark, '').replaceAll('\u00A0', ' ');
      return;
    }
    const flat = text.replaceAll(mark, '').replaceAll(/[ \t\n\u00A0]+/g, ' ');
    if (this.#place === 'sup') this.text += placed(flat.trim(), raised, '^');
    else if (this.#place === 'sub') this.text += placed(flat.trim(), lowered, '_');
    else this.text += flat;
  }

  close(name: string): void {
    if (codes.has(name) && this.#inCode > 0) {
      this.#inCode -= 1;
      if (this.#inCode === 0) this.#endCode();
      return;
    }
    if (hidden.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (name === 'sup' || name === 'sub') this.#place = null;
    if (lines.has(name) && name !== 'br') this.text += '\n';
  }

  /** All of it, tidied but for its code. */
  tidied(): string {
    return tidy(this.text)
      .split(mark)
      .map((each, at) => (at % 2 === 1 ? (this.#codes[Number(each)] ?? '') : each))
      .join('');
  }

  #endCode(): void {
    const code = this.text.slice(this.#codeAt);
    const isBlock = this.#isBlock || code.trim().includes('\n');
    this.#isBlock = false;
    if (code.trim() === '') return;
    const place = `${mark}${this.#codes.length}${mark}`;
    this.#codes.push(inBackticks(code, isBlock));
    this.text = this.text.slice(0, this.#codeAt) + (isBlock ? `\n${place}\n` : place);
  }
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** HTML as plain text: nothing of it is executed, shown or fetched. Formulas in TeX stay as they are, code gets backticks. */
export const plainText = (html: string): PlainText => {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, { alt = '' }) => reader.open(name, alt),
    ontext: (text) => reader.say(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.write(html);
  parser.end();
  const notes = [...reader.notes, ...(reader.pictures > 0 ? [words.picture(reader.pictures)] : [])];
  return { text: reader.tidied(), notes };
};

/** Text that is not HTML, tidied alike. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
