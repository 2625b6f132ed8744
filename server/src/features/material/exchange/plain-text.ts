import { Parser } from 'htmlparser2';
import { exchangeWords as words } from './exchange-words.ts';

export interface PlainText {
  readonly text: string;
  readonly notes: readonly string[];
}

const hidden = new Set(['script', 'style', 'template', 'noscript', 'head', 'rt', 'rp', 'title']);
const lines = new Set(
  'p div br tr ul ol li h1 h2 h3 h4 h5 h6 table blockquote pre section'.split(' '),
);
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

/** What was found on the way. */
class Reader {
  text = '';
  pictures = 0;
  readonly notes = new Set<string>();
  #hidden = 0;
  #place: 'sup' | 'sub' | null = null;

  open(name: string, alt: string): void {
    if (hidden.has(name)) this.#hidden += 1;
    if (lines.has(name)) this.text += name === 'li' ? '\n- ' : '\n';
    if (name === 'td' || name === 'th') this.text += ' ';
    if (name === 'sup' || name === 'sub') this.#place = name;
    if (name === 'table') this.notes.add(words.table);
    if (name === 'math') this.notes.add(words.mathml);
    if (media.has(name)) this.notes.add(words.media);
    if (name !== 'img' || this.#hidden > 0) return;
    this.pictures += 1;
    if (alt.trim() !== '') this.text += `[${alt.trim()}]`;
  }

  say(text: string): void {
    if (this.#hidden > 0) return;
    const flat = text.replaceAll(/[ \t\n\u00A0]+/g, ' ');
    if (this.#place === 'sup') this.text += placed(flat.trim(), raised, '^');
    else if (this.#place === 'sub') this.text += placed(flat.trim(), lowered, '_');
    else this.text += flat;
  }

  close(name: string): void {
    if (hidden.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (name === 'sup' || name === 'sub') this.#place = null;
    if (lines.has(name) && name !== 'br') this.text += '\n';
  }
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** HTML as plain text: nothing of it is executed, shown or fetched. Formulas in TeX stay as they are. */
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
  return { text: tidy(reader.text), notes };
};

/** Text that is not HTML, tidied alike. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
