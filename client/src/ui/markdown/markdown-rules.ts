import { countAddresses, isTooMuch } from '@sets/shared/core/markdown/markdown-bounds.ts';
import { escaped } from './escaped.ts';
import { footnoteExtensions, numbered } from './footnotes.ts';
import { Marked, type RendererObject, type TokenizerAndRendererExtension } from 'marked';

/** How long a formula may be, in characters: what is longer stays text, and costs nothing to look for. */
const longest = 2_000;
const body = String.raw`((?:\\[\s\S]|[^\\]){1,${longest}}?)`;

/** Fixed by the specification; the longer ones first, for `$$` begins with `$`. A lone `$` is also money. */
const delimited = [
  { rule: new RegExp(String.raw`^\$\$${body}\$\$`), display: true },
  { rule: new RegExp(String.raw`^\\\[${body}\\\]`), display: true },
  { rule: new RegExp(String.raw`^\\\(${body}\\\)`), display: false },
  {
    rule: new RegExp(String.raw`^\$(?!\s)((?:\\[\s\S]|[^\\$]){1,${longest}}?)(?<!\s)\$(?!\d)`),
    display: false,
  },
] as const;

interface Formula {
  readonly source: string;
  readonly tex: string;
  readonly display: boolean;
}

const formulaAt = (text: string): Formula | null => {
  for (const { rule, display } of delimited) {
    const found = rule.exec(text);
    const tex = found?.[1] ?? '';
    if (found !== null && tex.trim() !== '') return { source: found[0], tex, display };
  }
  return null;
};

const formulaExtension: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (text) => {
    const at = text.search(/\$|\\[([]/);
    return at === -1 ? undefined : at;
  },
  tokenizer: (text) => {
    const found = formulaAt(text);
    return found === null ? undefined : { type: 'formula', raw: found.source, ...found };
  },
  renderer: ({ tex, source, display }) =>
    `<span class="formula" data-display="${display === true}" data-tex="${escaped(String(tex))}">${escaped(String(source))}</span>`,
};

/** The address of a picture that was put on this server; nothing else is drawn as a picture. */
export const isOwnPicture = (address: string): boolean =>
  /^\/api\/file\/[A-Za-z0-9_-]{1,40}$/.test(address);

/** A page has its heading, and the part that the text stands in has one. */
const headingsAbove = 2;

const renderer: RendererObject = {
  // What looks like markup is what somebody typed.
  html: ({ text }) => escaped(text),
  // A picture of another server would tell it who reads: it is a link.
  image({ href, text, title }) {
    if (isOwnPicture(href)) {
      return `<span class="picture" data-picture="${escaped(href)}">${escaped(text)}</span>`;
    }
    const shown = text === '' ? href : text;
    return `<a href="${escaped(href)}"${title ? ` title="${escaped(title)}"` : ''}>${escaped(shown)}</a>`;
  },
  heading({ tokens: parts, depth }) {
    const level = Math.min(6, depth + headingsAbove);
    return `<h${level} dir="auto">${this.parser.parseInline(parts)}</h${level}>`;
  },
  paragraph({ tokens: parts }) {
    return `<p dir="auto">${this.parser.parseInline(parts)}</p>`;
  },
  checkbox: ({ checked }) => `<span class="tick">${checked ? '☑' : '☐'}</span> `,
};

const marked = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  renderer,
  extensions: [formulaExtension, ...footnoteExtensions],
});

/** Markdown as HTML that is still to be sanitised; null where it is not to be read as Markdown. */
export const htmlOf = (markdown: string): string | null => {
  if (isTooMuch(markdown)) return null;
  try {
    const tokens = marked.lexer(markdown);
    void marked.walkTokens(tokens, countAddresses());
    const notes = numbered(tokens, (within, look) => marked.walkTokens(within, look));
    const text = marked.parser(tokens);
    if (notes.length === 0) return text;
    const items = notes.map((note, at) => `<li data-note="${at + 1}">${marked.parser(note)}</li>`);
    return `${text}<ol class="footnotes">${items.join('')}</ol>`;
  } catch {
    // It gives up where it would never end, or comes to too much.
    return null;
  }
};
